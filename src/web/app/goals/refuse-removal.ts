import { signedAmount } from '#domain/goals/saved-history.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import type { Contribution, Goal } from './goal.ts'

/** Not when more was taken out since than would be left. */
export const canRemove = (row: Contribution, goal: Goal): boolean =>
  goal.totalSaved - signedAmount(row) >= 0

export const refuseRemoval = (): void => {
  toast({
    variant: 'warning',
    title: say('More was taken out since'),
    description: say('Delete what was taken out first.'),
  })
}
