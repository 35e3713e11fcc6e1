import { createdIncomes } from '#web/data/created-income.ts'
import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { report } from '#web/data/report.ts'
import { toast } from '#web/ui/overlay/toast.ts'

/** Applied at once; resolves when the device has them for good, false when it could not. */
export function send(replica: Replica, wishes: readonly Wish[]): Promise<boolean> {
  return replica.mutate(wishes).then(
    (keys) => {
      for (const [at, wish] of wishes.entries()) followIncomes(replica, keys[at], wish)
      return true
    },
    (error: unknown) => {
      report('write not kept', error)
      toast({
        variant: 'destructive',
        title: 'This device could not keep that change',
        description: 'It may be out of space. Please try again.',
      })
      return false
    },
  )
}

function followIncomes(replica: Replica, key: string | undefined, wish: Wish): void {
  if (key === undefined || !wish.name.startsWith('incomes.create')) return
  createdIncomes(replica, key, wish).catch((error) => report('income not created', error))
}
