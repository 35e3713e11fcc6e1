import type { LedgerRow } from '#domain/ledger.ts'
import type { AmountOf } from '#domain/money/convert-totals.ts'
import { hidesAmounts } from '#domain/money/hidden-amounts.ts'
import { formatAmount, partOfEach, type Total } from '#domain/money/money.ts'
import type { TypedRate } from '#domain/money/rates.ts'
import { classes } from '#web/ui/classes.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useLocale } from './use-locale.ts'

export interface AmountProps {
  readonly amount: number | null
  readonly currency: string
  /** Money in is marked by a plus and a colour; money out is plain, because spending is normal. */
  readonly flow?: 'in' | 'out'
  /** Some of it was converted by a rate. */
  readonly isAbout?: boolean | undefined
  readonly className?: string
}

function words(amount: number, currency: string, locale: string): string {
  if (hidesAmounts(locale)) return say('hidden amount')
  const size = formatAmount(Math.abs(amount), currency, locale, { unit: 'name' })
  return amount < 0 ? say('minus {size}', { size }) : size
}

/** Every amount on a screen is shown by this. */
export function Amount({ amount, currency, flow = 'out', isAbout, className }: AmountProps) {
  const { locale } = useLocale()
  if (amount === null) {
    return (
      <span className={className}>
        <Say words="{currency}: too large to add" currency={currency} />
      </span>
    )
  }
  const isIn = flow === 'in'
  // Nothing is nothing at any rate.
  const isRough = isAbout && amount !== 0
  return (
    <span className={classes('amount', isIn && 'text-income', className)}>
      <span aria-hidden>
        {isRough ? '≈\u00a0' : null}
        {formatAmount(amount, currency, locale, { sign: isIn ? 'always' : 'auto' })}
      </span>
      <span className="sr-only">
        {isRough
          ? say('about {amount}', { amount: words(amount, currency, locale) })
          : words(amount, currency, locale)}
        {isIn ? ` ${say('in')}` : ''}
      </span>
    </span>
  )
}

/** What a total is made of, so that it can be told in one currency. */
export interface TotalsOf {
  /** The rows in chunks; a chunk's array stays the same while its rows do. */
  readonly of: readonly (readonly CountedRow[])[]
  /** What a row counts for; the function stays the same while it means the same. */
  readonly amountOf: AmountOf<LedgerRow>
  /** Lets people ask what the total is made of and which rates it took. */
  readonly explains?: boolean | undefined
  /** Says of which day an old rate is that it took. */
  readonly tellsOld?: boolean | undefined
  /** Shown is one of so many equal parts of it, rounded once. */
  readonly parts?: number | undefined
  /** Where there is room for amounts only: what has no rate is added behind a plus. */
  readonly isTight?: boolean | undefined
}

export type CountedRow = LedgerRow & { readonly rate?: TypedRate | null }

export interface TotalsProps extends Partial<TotalsOf> {
  readonly totals: readonly Total[]
  /** Some of what is added was converted by a rate before. */
  readonly isAbout?: boolean | undefined
  readonly className?: string
}

const ConvertedTotals = whenAsked(
  () => import('./converted-totals.tsx').then((file) => file.ConvertedTotals),
  () => <TotalComing />,
)

/** Where the rates of a total are on their way: none of its parts stands in for the whole. */
export const TotalComing = () => (
  <span
    aria-hidden
    data-coming
    className="inline-block h-[1em] w-16 animate-shimmer rounded-md bg-accent align-middle"
  />
)

/** One amount in the person's currency where the rates are known, else one for each currency. */
export function Totals({ parts = 1, of, amountOf, ...props }: TotalsProps) {
  const { explains, tellsOld, isTight, ...whole } = props
  const { currency } = useLocale()
  const shown = { ...whole, totals: partOfEach(whole.totals, parts) }
  const isForeign = shown.totals.some((total) => total.currency !== currency)
  if (!isForeign || of === undefined || amountOf === undefined) return <TotalParts {...shown} />
  return <ConvertedTotals {...{ of, amountOf, explains, tellsOld, isTight, parts }} {...shown} />
}

/** One amount per currency; they are never added together without a rate. */
export function TotalParts({
  totals,
  isAbout,
  className,
}: Pick<TotalsProps, 'totals' | 'isAbout' | 'className'>) {
  const { currency } = useLocale()
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
          <Amount amount={total.amount} currency={total.currency} isAbout={isAbout} />
        </span>
      ))}
    </span>
  )
}
