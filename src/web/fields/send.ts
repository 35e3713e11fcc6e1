import type { Replica, Wish } from '#web/data/replica/shapes.ts'
import { report } from '#web/data/report.ts'
import { toast } from '#web/ui/toast.ts'

/** Applied at once; resolves when the device has them for good, false when it could not. */
export function send(replica: Replica, wishes: readonly Wish[]): Promise<boolean> {
  return replica.mutate(wishes).then(
    () => true,
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
