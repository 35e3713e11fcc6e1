import ReceiptText from 'lucide-react/icons/receipt-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Loan, Payment } from '../loan.ts'
import type { Counted } from '../reckon.ts'

export interface PaymentListProps {
  readonly loan: Loan
  readonly payments: readonly Payment[]
  readonly counted: Counted
  readonly onPay: () => void
  readonly onOpen: (payment: Payment) => void
  readonly onRemove: (payment: Payment) => void
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What has been paid, the latest first. */
export function PaymentList(props: PaymentListProps) {
  const { loan, payments, counted, onPay, onOpen, onRemove } = props
  const { locale } = useLocale()
  if (payments.length === 0) {
    return (
      <Card>
        <Empty
          icon={<ReceiptText aria-hidden />}
          title={say('No payments yet')}
          action={<Button onClick={onPay}>{say('Write down a payment')}</Button>}
        >
          {countedWords(counted, locale)}
          {loan.posting === 'by-hand'
            ? say('Write down what you pay, and the loan follows.')
            : say('Each instalment appears here on its day. You can write one down sooner.')}
        </Empty>
      </Card>
    )
  }
  return (
    <Card>
      <ul aria-label={say('Payments')}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            currency={loan.currency}
            onOpen={() => onOpen(payment)}
            onRemove={() => onRemove(payment)}
          />
        ))}
      </ul>
      <CountedNote counted={counted} currency={loan.currency} />
    </Card>
  )
}

type CountedNoteProps = Pick<PaymentListProps, 'counted'> & { readonly currency: string }

/** Paid all the same, and in what a month paid back on loans. */
function CountedNote({ counted, currency }: CountedNoteProps) {
  const { locale } = useLocale()
  const words = countedWords(counted, locale)
  if (words === null) return null
  return (
    <p className="border-t px-5 py-2.5 text-sm text-muted-foreground phone:px-4">
      <Say
        words="{what}{amount} in all."
        what={words}
        amount={<Amount amount={counted.amount} currency={currency} />}
      />
    </p>
  )
}

/** Why there is nothing of them here. */
function countedWords({ before, instalments }: Counted, locale: string): string | null {
  if (instalments === 0) return null
  const words = say(
    `{instalments, plural, one {# instalment before {day} counts} other {# instalments before {day}
    count}} as paid.`,
    { instalments, day: formatDay(before, locale, dayStyle) },
  )
  return `${words} `
}

interface PaymentRowProps {
  readonly payment: Payment
  readonly currency: string
  readonly onOpen: () => void
  readonly onRemove: () => void
}

const rowLook =
  'relative flex items-center gap-3 border-b py-2.5 pr-2 pl-5 last:border-b-0 phone:pl-4 ' +
  'hover:bg-muted/50'

/** The whole row can be pressed. */
const openLook =
  'grid min-h-11 min-w-0 flex-1 content-center gap-0.5 rounded-sm text-left ' +
  'after:absolute after:inset-0'

function PaymentRow({ payment, currency, onOpen, onRemove }: PaymentRowProps) {
  const { locale } = useLocale()
  const day = formatDay(payment.date, locale, dayStyle)
  const parts = partWords(payment, (amount) => formatAmount(amount, currency, locale))
  return (
    <li className={rowLook}>
      <button type="button" onClick={onOpen} className={openLook}>
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{day}</span>
          {payment.type === 'extra-principal' ? <Badge look="primary">{say('Extra')}</Badge> : null}
          {payment.expenseId ? <Badge>{say('In expenses')}</Badge> : null}
        </span>
        <span className="text-sm wrap-anywhere text-muted-foreground">
          {[parts, payment.note].filter(Boolean).join(' · ')}
        </span>
      </button>
      <Amount amount={payment.amount} currency={currency} className="font-medium" />
      <IconButton
        label={say('Delete the payment of {day}', { day })}
        className="relative"
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}

function partWords(payment: Payment, words: (amount: number) => string): string {
  if (payment.type === 'extra-principal') {
    return payment.effect === 'lower' ? say('Lowers the payments') : say('Ends the loan sooner')
  }
  const { principalPart, interestPart, feesPart } = payment
  if (principalPart === null) return ''
  const said = [
    interestPart ? `${words(interestPart)} interest` : null,
    principalPart ? `${words(principalPart)} repaid` : null,
    feesPart ? `${words(feesPart)} fees` : null,
  ]
  return said.filter(Boolean).join(', ')
}
