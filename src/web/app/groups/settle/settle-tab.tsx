import PartyPopper from 'lucide-react/icons/party-popper'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Transfer } from '#domain/groups/settle-up.ts'
import { mayAnswer } from '#domain/groups/voices.ts'
import { formatAmount } from '#domain/money/money.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { DebtWords } from '../debt-words.tsx'
import { allOf, currentMembers, isReadOnly } from '../group.ts'
import { useUid } from '../group-rows.ts'
import { type Debt, type Debts, debtsIn, householdsIn } from '../money.ts'
import type { Shown } from '../use-money.ts'
import { confirmerWords } from './confirmer-words.ts'
import { mineToLetGo, restOf } from './debt-rest.ts'
import { Explanation } from './explanation.tsx'
import { PaymentDialog, type PaymentStart } from './payment-dialog.tsx'
import { Payments } from './payments.tsx'
import { usePaymentWrites } from './use-payment-writes.ts'

const views = [
  ['fewest', say('Fewest payments')],
  ['plain', say('Who owes whom')],
] as const

export interface SettleTabProps {
  readonly shown: Shown
  /** The payment a link led to. */
  readonly meant: string | null
}

/** How everybody becomes even, why, and what was paid so far. */
export function SettleTab({ shown, meant }: SettleTabProps) {
  const { group, money, names } = shown
  const [view, setView] = useState<'fewest' | 'plain'>(group.simplifyDebts ? 'fewest' : 'plain')
  const today = useToday()
  const { locale } = useLocale()
  const [start, setStart] = useState<PaymentStart | null>(null)
  const writes = usePaymentWrites(group.id)
  const all = debtsIn(group, money, view === 'fewest', names.meId).filter(
    ({ transfers }) => transfers.length > 0,
  )
  const others = currentMembers(group).filter(({ memberId }) => memberId !== names.meId)
  const from = names.meId ?? others[0]?.memberId ?? ''
  const to = others[0]?.memberId ?? ''
  const writeOff = ({ from: debtor, amount }: Transfer, currency: string) => {
    const name = names.plain(debtor)
    const sum = formatAmount(amount, currency, locale)
    const description = say('{name} no longer owes it, and you are owed {sum} less.', { name, sum })
    const debt = { from: debtor, amount, currency, date: today }
    askFirst(
      { title: say('Write off {sum}?', { sum }), description },
      () => writes.writeOff(debt, name),
      say('Write off'),
    )
  }
  const anyPayment = { from, to, amount: null, currency: group.currency }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChoiceSwitch
          label={say('How to settle up')}
          value={view}
          choices={views}
          onChange={setView}
        />
        {isReadOnly(group) || others.length === 0 ? null : (
          <Button look="outline" onClick={() => setStart(anyPayment)}>
            <Plus aria-hidden />
            {say('Record a payment')}
          </Button>
        )}
      </div>
      {all.length === 0 ? (
        <Card>
          <Empty icon={<PartyPopper aria-hidden />} title={say('Everybody is even')}>
            {householdsIn(group, null).size > 0
              ? say('Those who settle as one owe nobody else anything, and nobody owes them.')
              : say('Nobody owes anybody anything.')}
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
      <Payments shown={shown} meant={meant} />
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
  const count = say('{count, plural, one {# payment} other {# payments}}', {
    count: transfers.length,
  })
  if (isFewest === null)
    return say('In {currency}: debts as they arose, nobody pays for a third.', { currency })
  return isFewest
    ? say('In {currency}: {count}, and fewer are not possible.', { currency, count })
    : say('In {currency}: {count}. Among so many people a plan with fewer may exist.', {
        currency,
        count,
      })
}

interface PlanProps {
  readonly debts: Debts
  readonly shown: Shown
  readonly onPay: (start: PaymentStart) => void
  readonly onWriteOff: (transfer: Transfer, currency: string) => void
}

function Plan({ debts, shown, ...rest }: PlanProps) {
  return (
    <Card>
      <p className="px-4 pt-4 text-sm text-muted-foreground">{planWords(debts)}</p>
      <ul>
        {debts.transfers.map((debt) => (
          <DebtRow
            key={`${debt.from} ${debt.to}`}
            {...rest}
            debt={debt}
            currency={debts.currency}
            isPlain={debts.isFewest === null}
            shown={shown}
          />
        ))}
      </ul>
    </Card>
  )
}

interface DebtRowProps extends Omit<PlanProps, 'debts'> {
  readonly debt: Debt
  readonly isPlain: boolean
  readonly currency: string
}

function DebtRow({ debt, currency, isPlain, shown, onPay, onWriteOff }: DebtRowProps) {
  const { names, group } = shown
  const { from, to, payers, receivers } = debt
  const uid = useUid()
  const { confirm } = usePaymentWrites(group.id)
  const letGo = mineToLetGo(shown, debt, currency)
  const { waiting, paid, left } = restOf(shown, debt, currency)
  const isOpen = !isReadOnly(group)
  const confirmer = confirmerWords(group, debt, names)
  const mine = waiting.filter((one) => isOpen && mayAnswer(group.members, one, uid))
  return (
    <li className="grid gap-1 border-b p-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-40 flex-1 wrap-anywhere">
          <DebtWords {...debt} currency={currency} names={names} />
        </p>
        {letGo > 0 ? (
          <Button
            look="quiet"
            aria-label={say('Write off what {object} owes you', { object: names.object(from) })}
            onClick={() => onWriteOff({ from, to, amount: letGo }, currency)}
          >
            {say('Write off')}
          </Button>
        ) : null}
        {left === 0
          ? mine.map((payment) => (
              <Button key={payment.id} look="outline" onClick={() => confirm(payment)}>
                {say('It arrived')}
              </Button>
            ))
          : null}
        {left > 0 && isOpen ? (
          <Button
            look={from === names.meId ? 'primary' : 'outline'}
            aria-label={say('Record that {object} paid {object2}', {
              object: names.object(from),
              object2: names.object(to),
            })}
            onClick={() => onPay({ from, to, amount: left, currency })}
          >
            {say('Paid')}
          </Button>
        ) : null}
      </div>
      {paid > 0 ? (
        <p className="text-sm wrap-anywhere text-muted-foreground">
          <Amount amount={paid} currency={currency} />{' '}
          {left > 0 ? say('of it was paid and waits') : say('was paid and waits')}
          {confirmer ? `. ${confirmer}` : ` for ${allOf(receivers, names, 'object')} to confirm.`}
        </p>
      ) : null}
      <Explanation {...{ shown, currency, isPlain }} sides={[payers, receivers]} />
    </li>
  )
}
