import { formatAmount, type Total } from '#domain/money.ts'
import { classes } from '#web/ui/classes.ts'
import { useBook } from './use-book.ts'

export interface AmountProps {
  readonly amount: number | null
  readonly currency: string
  /** Money in is marked by a plus and a colour; money out is plain, because spending is normal. */
  readonly flow?: 'in' | 'out'
  readonly className?: string
}

const words = (amount: number, currency: string, locale: string) =>
  (amount < 0 ? 'minus ' : '') + formatAmount(Math.abs(amount), currency, locale, { unit: 'name' })

/** Every amount on a screen is shown by this. */
export function Amount({ amount, currency, flow = 'out', className }: AmountProps) {
  const { locale } = useBook()
  if (amount === null) {
    return <span className={className}>{currency}: too large to add</span>
  }
  const isIn = flow === 'in'
  return (
    <span className={classes('amount', isIn && 'text-income', className)}>
      <span aria-hidden>
        {formatAmount(amount, currency, locale, { sign: isIn ? 'always' : 'auto' })}
      </span>
      <span className="sr-only">
        {words(amount, currency, locale)}
        {isIn ? ' in' : ''}
      </span>
    </span>
  )
}

export interface TotalsProps {
  readonly totals: readonly Total[]
  readonly className?: string
}

/** One amount per currency; they are never added together without a rate. */
export function Totals({ totals, className }: TotalsProps) {
  const { currency } = useBook()
  const own = totals.filter((total) => total.currency === currency)
  const other = totals.filter((total) => total.currency !== currency)
  const shown = totals.length === 0 ? [{ currency, amount: 0 }] : [...own, ...other]
  return (
    <span className={classes('inline-flex flex-wrap gap-x-2', className)}>
      {shown.map((total, index) => (
        <span key={total.currency} className="inline-flex gap-x-2">
          {index > 0 ? (
            <span aria-hidden className="text-muted-foreground">
              +
            </span>
          ) : null}
          <Amount amount={total.amount} currency={total.currency} />
        </span>
      ))}
    </span>
  )
}
