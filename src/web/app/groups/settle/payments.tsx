import { useEffect, useId, useRef } from 'react'
import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { isCounted } from '#domain/groups/balances.ts'
import { mayCountAgain } from '#domain/groups/gone/taken-back-payment.ts'
import { countedBy, paymentRights } from '#domain/groups/payment-rights.ts'
import { type OwnAccountFields, SavedAccount } from '#web/accounts/own-account.tsx'
import { useRows } from '#web/data/replica-react.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { allOf, isReadOnly, type Names } from '../group.ts'
import { type ActivityRow, useGroupRows, useUid } from '../group-rows.ts'
import { openIn } from '../money.ts'
import { movesWords, restorable } from '../moves-words.ts'
import { paymentWords } from '../payment-words.ts'
import type { Shown } from '../use-money.ts'
import { confirmerWords } from './confirmer-words.ts'
import { usePaymentWrites } from './use-payment-writes.ts'

const looks = { claimed: 'warning', confirmed: 'success', disputed: 'destructive' } as const
const words = {
  claimed: say('Not confirmed yet'),
  confirmed: say('Confirmed'),
  disputed: say('Disputed'),
} as const
const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What I may do with a payment, as the server sees it too. */
function rightsOf(
  { group, money }: Shown,
  payment: SettlementRow,
  uid: string,
  record: readonly ActivityRow[],
) {
  const by = countedBy(record, payment.id)
  const own = record.filter(({ subjectId }) => subjectId === payment.id)
  const open = openIn(group, money, payment.currency)
  const rights = paymentRights(group.members, open, payment, uid, by)
  const isOpen = !isReadOnly(group)
  const waits = isOpen && payment.status === 'claimed' && rights.mayDispute
  const counts = payment.status === 'confirmed' && rights.mayDispute
  return {
    fixed: isOpen ? rights.fixed : [],
    mayConfirm:
      isOpen &&
      payment.status !== 'confirmed' &&
      (rights.mayConfirm || mayCountAgain(group.members, own, payment, uid, open)),
    mayDispute: (waits || (counts && rights.isOwed)) && rights.isReceiver,
    // Who wrote it down themselves deletes it.
    mayDeny: (waits || counts) && !rights.isReceiver && payment.createdBy !== uid,
    mayDelete: isOpen && rights.mayDelete,
  }
}

export interface PaymentsProps {
  readonly shown: Shown
  /** The one a link led to. */
  readonly meant: string | null
}

export function Payments({ shown, meant }: PaymentsProps) {
  const id = useId()
  const sorted = newestPayments(shown.money.settlements)
  if (sorted.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        {say('Payments')}
      </h3>
      <Card>
        <ul>
          {sorted.map((payment) => (
            <Payment
              key={payment.id}
              shown={shown}
              payment={payment}
              isMeant={payment.id === meant}
            />
          ))}
        </ul>
      </Card>
    </section>
  )
}

interface PaymentProps {
  readonly shown: Shown
  readonly payment: SettlementRow
  readonly isMeant: boolean
}

function Payment({ shown, payment, isMeant }: PaymentProps) {
  const { locale } = useLocale()
  const { group, names } = shown
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isMeant) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isMeant])
  const { amount, currency, date, note, status, imported } = payment
  const isPayment = !isWrittenOff(payment)
  const confirmer = status === 'confirmed' ? null : confirmerWords(group, payment, names)
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-current={isMeant || undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b p-4 last:border-b-0
        aria-current:bg-primary-wash"
    >
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere">
          {paymentWords(payment, names)}{' '}
          <Amount amount={amount} currency={currency} className="font-semibold" />
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          {formatDay(date, locale, shortDay)}
          {note && isPayment ? `, ${note}` : null}
        </p>
        {confirmer ? (
          <p className="text-sm wrap-anywhere text-muted-foreground">{confirmer}</p>
        ) : null}
      </div>
      {imported ? <Badge>{say('Imported')}</Badge> : null}
      {isPayment ? <Badge look={looks[status]}>{words[status]}</Badge> : null}
      <Acts shown={shown} payment={payment} />
      {isPayment ? <PaymentAccount shown={shown} payment={payment} /> : null}
    </li>
  )
}

/** Which of my accounts it left or came to, where it is mine. */
function PaymentAccount({ shown, payment }: Pick<PaymentProps, 'shown' | 'payment'>) {
  const { meId } = shown.names
  const { id, from, to, currency } = payment
  const writes = usePaymentWrites(shown.group.id)
  const side = useRows('settlement_sides').find(({ settlementId }) => settlementId === id) ?? null
  const hasAccounts = useRows('accounts').length > 0
  if (!hasAccounts || (meId !== from && meId !== to)) return null
  return (
    <div className="w-full sm:max-w-80">
      <SavedAccount
        label={meId === from ? say('From your account') : say('Into your account')}
        currency={currency}
        saved={side}
        onSave={(fields) => writes.setAccount(id, side && ownFields(side), fields)}
      />
    </div>
  )
}

const ownFields = ({ accountId, accountAmount }: OwnAccountFields) => ({
  ...{ accountId, accountAmount },
})

/** What does not count moves nobody's balance. */
function askToDelete(row: SettlementRow, names: Names, remove: () => void): void {
  const sides = isCounted(row) ? [row.from, row.to].filter((id) => id !== names.meId) : []
  const description = restorable(movesWords(sides, names))
  const title = isWrittenOff(row) ? say('No longer write it off?') : say('Delete this payment?')
  askFirst({ title, description }, remove)
}

/** Only what will be accepted; else why nothing is. */
function Acts({ shown, payment }: Pick<PaymentProps, 'shown' | 'payment'>) {
  const { group, names } = shown
  const writes = usePaymentWrites(group.id)
  const record = useGroupRows('activity', group.id)
  const { fixed, ...may } = rightsOf(shown, payment, useUid(), record)
  const remove = (row: SettlementRow) => askToDelete(row, names, () => writes.remove(row))
  const acts = [
    may.mayConfirm && ([say('It arrived'), writes.confirm] as const),
    may.mayDispute && ([say('It did not'), writes.dispute] as const),
    may.mayDeny && ([say('It was not paid'), writes.dispute] as const),
    may.mayDelete && ([say('Delete'), remove] as const),
  ].filter((act) => act !== false)
  if (fixed.length > 0 && !may.mayConfirm) {
    return (
      <p className="w-full text-sm wrap-anywhere text-muted-foreground">
        <Say
          words={`It stays as it is, because {all} {count, plural, one {is} other {are}} no longer
            in the group and cannot answer.`}
          all={allOf(fixed, names, 'object')}
          count={fixed.length}
        />
      </p>
    )
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {acts.map(([label, act]) => (
        <Button
          key={label}
          look={act === remove ? 'quiet' : 'outline'}
          onClick={() => act(payment)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

type Dated = Pick<SettlementRow, 'date' | 'createdAt' | 'id'>

const placeOf = ({ date, createdAt, id }: Dated) => `${date} ${createdAt} ${id}`

/** By their day, as expenses are; those of one day by when they were written down. */
export const newestPayments = <Row extends Dated>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
