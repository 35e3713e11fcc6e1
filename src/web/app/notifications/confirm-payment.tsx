import type { GroupRow } from '#contract/groups/entities.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import { mayAnswer } from '#domain/groups/voices.ts'
import { useConfirmPayment } from '#web/accounts/settlement/use-confirm-payment.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export interface ConfirmPaymentProps {
  readonly settlementId: string
  readonly onDone: () => void
}

/** The payment, while it waits for me and its group takes the answer, and only then. */
function useWaiting(settlementId: string): SettlementRow | null {
  const { user } = useSession()
  const { replica } = useTable('settlements')
  useTable('groups')
  const row: unknown = replica.rows('settlements').get(settlementId)
  const payment = (row ?? null) as SettlementRow | null
  if (payment?.status !== 'claimed') return null
  const group: unknown = replica.rows('groups').get(payment.groupId)
  const { members, status } = (group ?? {}) as Partial<GroupRow>
  const isOpen = status === 'open' || status === 'settling'
  return user && members && isOpen && mayAnswer(members, payment, user.id) ? payment : null
}

export function ConfirmPayment({ settlementId, onDone }: ConfirmPaymentProps) {
  const { give } = useWrites('groups')
  const confirm = useConfirmPayment()
  const payment = useWaiting(settlementId)
  if (!payment) return null
  const { groupId, id } = payment
  const accept = () => {
    confirm(payment)
    onDone()
  }
  const dispute = () => {
    const undo = command('settlements.reopen', { groupId, id })
    const title = say('Payment disputed; it does not count')
    give(command('settlements.dispute', { groupId, id }), { title, undo })
    onDone()
  }
  return (
    <div className="flex gap-2">
      <Button onClick={accept}>{say('It arrived')}</Button>
      <Button look="outline" onClick={dispute}>
        {say('It did not')}
      </Button>
    </div>
  )
}
