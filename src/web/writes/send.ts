import { createdIncomes } from '#web/data/created-income.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { report } from '#web/data/report.ts'
import { toast } from '#web/ui/overlay/toast.ts'

/** Applied at once; resolves when the device has them for good, false when it could not. */
export function send(replica: Replica, commands: readonly Command[]): Promise<boolean> {
  return replica.mutate(commands).then(
    (keys) => {
      for (const [at, command] of commands.entries()) followIncomes(replica, keys[at], command)
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

function followIncomes(replica: Replica, key: string | undefined, command: Command): void {
  if (key === undefined || !command.name.startsWith('incomes.create')) return
  createdIncomes(replica, key, command).catch((error) => report('income not created', error))
}
