import { useId } from 'react'
import { isWrittenOff, type SettlementRow } from '#contract/entities/settlements.ts'
import { formatDay } from '#domain/calendar.ts'
import { mayAnswer, speaksForPayer } from '#domain/groups/voices.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isReadOnly } from '../group.ts'
import { useUid } from '../group-rows.ts'
import { paymentWords } from '../payment-words.ts'
import type { Shown } from '../use-money.ts'
import { usePaymentWrites } from './use-payment-writes.ts'

const looks = { claimed: 'warning', confirmed: 'success', disputed: 'destructive' } as const
const words = {
  claimed: 'Not confirmed yet',
  confirmed: 'Confirmed',
  disputed: 'Disputed',
} as const
const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What I may do with a payment, as the server sees it too. */
function rightsOf({ group }: Shown, payment: SettlementRow, uid: string) {
  const { members } = group
  const isMine = mayAnswer(members, payment, uid)
  const isOwn = speaksForPayer(members, payment, uid) || payment.createdBy === uid
  const isOpen = !isReadOnly(group)
  return {
    mayConfirm: isOpen && isMine && payment.status !== 'confirmed',
    mayDispute: isOpen && isMine && payment.status === 'claimed',
    mayDelete: isOpen && (isMine || (isOwn && payment.status !== 'confirmed')),
  }
}

export function Payments({ shown }: { readonly shown: Shown }) {
  const id = useId()
  const sorted = shown.money.settlements.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  if (sorted.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        Payments
      </h3>
      <Card>
        <ul>
          {sorted.map((payment) => (
            <Payment key={payment.id} shown={shown} payment={payment} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

interface PaymentProps {
  readonly shown: Shown
  readonly payment: SettlementRow
}

function Payment({ shown, payment }: PaymentProps) {
  const { locale } = useBook()
  const { names, group } = shown
  const { mayConfirm, mayDispute, mayDelete } = rightsOf(shown, payment, useUid())
  const writes = usePaymentWrites(group.id)
  const { amount, currency, date, note, status, imported } = payment
  const isPayment = !isWrittenOff(payment)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b p-4 last:border-b-0">
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere">
          {paymentWords(payment, names)}{' '}
          <Amount amount={amount} currency={currency} className="font-semibold" />
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          {formatDay(date, locale, shortDay)}
          {note && isPayment ? `, ${note}` : null}
        </p>
      </div>
      {imported ? <Badge>Imported</Badge> : null}
      {isPayment ? <Badge look={looks[status]}>{words[status]}</Badge> : null}
      <div className="flex flex-wrap gap-2">
        {mayConfirm ? (
          <Button look="outline" onClick={() => writes.confirm(payment)}>
            It arrived
          </Button>
        ) : null}
        {mayDispute ? (
          <Button look="outline" onClick={() => writes.dispute(payment)}>
            It did not
          </Button>
        ) : null}
        {mayDelete ? (
          <Button look="quiet" onClick={() => writes.remove(payment)}>
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  )
}
