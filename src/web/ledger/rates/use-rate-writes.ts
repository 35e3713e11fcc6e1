import type { OwnRate } from '#domain/rates.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { toast } from '#web/ui/toast.ts'
import { addRate, changeRate, type RateFields, type RateStep, removeRate } from './rate-draft.ts'

export interface RateWrites {
  /** In the place of an earlier one, or as a new one. */
  readonly save: (fields: RateFields, before: OwnRate | null) => void
  readonly remove: (rate: OwnRate) => void
}

/** Counted with at once, on every device soon; a toast takes it back. */
export function useRateWrites(): RateWrites {
  const replica = useReplica()
  const take = ({ there, back }: RateStep, title: string) => {
    void send(replica, there)
    toast({ title, action: { label: 'Undo', onClick: () => void send(replica, back) } })
  }
  return {
    save: (fields, before) => {
      const rate = { id: before?.id ?? newId(), ...fields }
      const step = before ? changeRate(before, rate) : addRate(rate)
      take(step, before ? 'Rate changed' : 'Rate added')
    },
    remove: (rate) => take(removeRate(rate), 'Rate deleted'),
  }
}
