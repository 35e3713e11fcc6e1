import PartyPopper from 'lucide-react/icons/party-popper'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Transfer } from '#domain/groups/settle-up.ts'
import { householdOf } from '#domain/groups/voices.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useToday } from '#web/fields/use-book.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { DebtWords } from '../debt-words.tsx'
import { currentMembers, isReadOnly } from '../group.ts'
import { type Debts, debtsIn } from '../money.ts'
import type { Shown } from '../use-money.ts'
import { Explanation } from './explanation.tsx'
import { PaymentDialog, type PaymentStart } from './payment-dialog.tsx'
import { Payments } from './payments.tsx'
import { usePaymentWrites } from './use-payment-writes.ts'

const views = [
  ['fewest', 'Fewest payments'],
  ['plain', 'Who owes whom'],
] as const

/** How everybody becomes even, why, and what was paid so far. */
export function SettleTab({ shown }: { readonly shown: Shown }) {
  const { group, money, names } = shown
  const [view, setView] = useState<'fewest' | 'plain'>(group.simplifyDebts ? 'fewest' : 'plain')
  const today = useToday()
  const [start, setStart] = useState<PaymentStart | null>(null)
  const writes = usePaymentWrites(group.id)
  const all = debtsIn(group, money, view === 'fewest').filter(
    ({ transfers }) => transfers.length > 0,
  )
  const others = currentMembers(group).filter(({ memberId }) => memberId !== names.meId)
  const from = names.meId ?? others[0]?.memberId ?? ''
  const to = others[0]?.memberId ?? ''
  const writeOff = ({ from: debtor, amount }: Transfer, currency: string) =>
    writes.writeOff({ from: debtor, amount, currency, date: today }, names.plain(debtor))
  const anyPayment = { from, to, amount: null, currency: group.currency }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChoiceSwitch label="How to settle up" value={view} choices={views} onChange={setView} />
        {isReadOnly(group) || others.length === 0 ? null : (
          <Button look="outline" onClick={() => setStart(anyPayment)}>
            <Plus aria-hidden />
            Record a payment
          </Button>
        )}
      </div>
      {all.length === 0 ? (
        <Card>
          <Empty icon={<PartyPopper aria-hidden />} title="Everybody is even">
            Nobody owes anybody anything.
          </Empty>
        </Card>
      ) : (
        all.map((debts) => (
          <Plan
            key={debts.currency}
            debts={debts}
            shown={shown}
            onPay={setStart}
            onWriteOff={writeOff}
          />
        ))
      )}
      <Payments shown={shown} />
      {start ? (
        <PaymentDialog
          shown={shown}
          start={start}
          onSave={writes.record}
          onClose={() => setStart(null)}
        />
      ) : null}
    </div>
  )
}

function planWords({ transfers, isFewest, currency }: Debts): string {
  const count = transfers.length === 1 ? '1 payment' : `${transfers.length} payments`
  if (isFewest === null) return `In ${currency}: debts as they arose, nobody pays for a third.`
  return isFewest
    ? `In ${currency}: ${count}, and fewer are not possible.`
    : `In ${currency}: ${count}. Among so many people a plan with fewer may exist.`
}

/** What is owed to me by somebody who is gone is mine to let go. */
const mayWriteOff = ({ group, names }: Shown, { from, to }: Transfer) =>
  !isReadOnly(group) &&
  to === names.meId &&
  group.members.some(({ memberId, leftAt }) => memberId === from && leftAt !== null)

interface PlanProps {
  readonly debts: Debts
  readonly shown: Shown
  readonly onPay: (start: PaymentStart) => void
  readonly onWriteOff: (transfer: Transfer, currency: string) => void
}

function Plan({ debts, shown, onPay, onWriteOff }: PlanProps) {
  const { currency, transfers } = debts
  const { names, group } = shown
  return (
    <Card>
      <p className="px-4 pt-4 text-sm text-muted-foreground">{planWords(debts)}</p>
      <ul>
        {transfers.map((transfer) => {
          const { from, to, amount } = transfer
          const label = `Record that ${names.object(from)} paid ${names.object(to)}`
          return (
            <li key={`${from} ${to}`} className="grid gap-1 border-b p-4 last:border-b-0">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
                <p className="min-w-40 flex-1 wrap-anywhere">
                  <DebtWords {...transfer} currency={currency} names={names} />
                </p>
                {mayWriteOff(shown, transfer) ? (
                  <Button
                    look="quiet"
                    aria-label={`Write off what ${names.object(from)} owes you`}
                    onClick={() => onWriteOff(transfer, currency)}
                  >
                    Write off
                  </Button>
                ) : null}
                {isReadOnly(group) ? null : (
                  <Button
                    look={from === names.meId ? 'primary' : 'outline'}
                    aria-label={label}
                    onClick={() => onPay({ from, to, amount, currency })}
                  >
                    Paid
                  </Button>
                )}
              </div>
              <Waiting shown={shown} currency={currency} transfer={transfer} />
              <Explanation shown={shown} currency={currency} sides={[from, to]} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface WaitingProps {
  readonly shown: Shown
  readonly currency: string
  readonly transfer: Transfer
}

/** What was paid already and is not confirmed, so that nobody pays twice. */
function Waiting({ shown, currency, transfer: { from, to } }: WaitingProps) {
  const { group, money, names } = shown
  const isOf = (side: string, memberId: string) =>
    householdOf(group.members, side).some((one) => one.memberId === memberId)
  const sum = money.settlements
    .filter((paid) => paid.status === 'claimed' && paid.currency === currency)
    .filter((paid) => isOf(from, paid.from) && isOf(to, paid.to))
    .reduce((all, { amount }) => all + amount, 0)
  if (sum === 0) return null
  return (
    <p className="text-sm wrap-anywhere text-muted-foreground">
      <Amount amount={sum} currency={currency} /> of it was paid and waits for {names.object(to)} to
      confirm.
    </p>
  )
}
