import type { GroupRow } from '#contract/entities/groups.ts'
import type { SettlementRow } from '#contract/entities/settlements.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/button.tsx'
import { memberOf } from '../group.ts'
import { useUid } from '../group-rows.ts'
import { usePaymentWrites } from './use-payment-writes.ts'

export interface ConfirmPaymentProps {
  readonly settlementId: string
  readonly onDone: () => void
}

/** While it waits for me, and only then. */
export function ConfirmPayment({ settlementId, onDone }: ConfirmPaymentProps) {
  const uid = useUid()
  const { replica } = useTable('settlements')
  useTable('groups')
  const row: unknown = replica.rows('settlements').get(settlementId)
  const payment = (row ?? null) as SettlementRow | null
  const group: unknown = payment && replica.rows('groups').get(payment.groupId)
  const writes = usePaymentWrites(payment?.groupId ?? '')
  const me = group ? memberOf(group as GroupRow, uid) : undefined
  if (payment?.status !== 'claimed' || payment.to !== me?.memberId) return null
  const act = (write: typeof writes.confirm) => () => {
    write(payment)
    onDone()
  }
  return (
    <div className="flex gap-2">
      <Button onClick={act(writes.confirm)}>It arrived</Button>
      <Button look="outline" onClick={act(writes.dispute)}>
        It did not
      </Button>
    </div>
  )
}
