import { useMemo } from 'react'
import { type Day, earlierDay, formatDay } from '#domain/calendar/calendar.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import {
  type AmountOf,
  addConversions,
  type Conversion,
  convertTotals,
  type MissingRate,
  partOfConversion,
  type Span,
  tookRate,
} from '#domain/money/convert-totals.ts'
import { type DayWords, spanWords } from '#domain/money/figure-words.ts'
import type { RateTable } from '#domain/money/rates.ts'
import { classes } from '#web/ui/classes.ts'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/overlay/popover.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import {
  Amount,
  type CountedRow,
  TotalComing,
  TotalParts,
  type TotalsOf,
  type TotalsProps,
} from './amount.tsx'
import { RateNote } from './rate-note.tsx'
import { useLocale, useToday } from './use-locale.ts'
import { useNoRates, useRates } from './use-rates.ts'

export type ConvertedTotalsProps = TotalsOf & Pick<TotalsProps, 'totals' | 'className'>

interface Known {
  readonly to: string
  readonly rates: RateTable
  readonly conversion: Conversion
}
const known = new WeakMap<readonly CountedRow[], WeakMap<AmountOf<LedgerRow>, Known>>()

/** Worked out once for each array of rows, so that a long list adds up only what changed. */
function conversionOf(
  rows: readonly CountedRow[],
  to: string,
  rates: RateTable,
  amountOf: AmountOf<LedgerRow>,
): Conversion {
  const byMeaning = known.get(rows) ?? new WeakMap<AmountOf<LedgerRow>, Known>()
  known.set(rows, byMeaning)
  const before = byMeaning.get(amountOf)
  if (before?.to === to && before.rates === rates) return before.conversion
  const conversion = convertTotals(rows, to, rates, amountOf)
  byMeaning.set(amountOf, { to, rates, conversion })
  return conversion
}

/** A part of what is converted is counted in hundredths of a unit, so that it is rounded once. */
const fineness = 100
const finerOf = new WeakMap<AmountOf<LedgerRow>, AmountOf<LedgerRow>>()

export function finer(amountOf: AmountOf<LedgerRow>): AmountOf<LedgerRow> {
  const known = finerOf.get(amountOf)
  if (known) return known
  const made: AmountOf<LedgerRow> = (row) => {
    const amounts = amountOf(row)
    return typeof amounts === 'number'
      ? amounts * fineness
      : amounts.map((amount) => amount * fineness)
  }
  finerOf.set(amountOf, made)
  return made
}

function oldestOf(chunks: ConvertedTotalsProps['of'], today: Day): Day {
  const ends = chunks.flatMap((rows) => [rows[0]?.date ?? today, rows.at(-1)?.date ?? today])
  return ends.reduce((oldest, day) => earlierDay(day, oldest), today)
}

/** Totals over several currencies as one amount, and what has no rate beside it. */
export function ConvertedTotals(props: ConvertedTotalsProps) {
  const { of, amountOf, explains = false, tellsOld = explains, ...rest } = props
  const { isTight = false, parts = 1, ...shown } = rest
  const { currency } = useLocale()
  const today = useToday()
  const since = useMemo(() => oldestOf(of, today), [of, today])
  const currencies = shown.totals.map((total) => total.currency)
  const rates = useRates(currencies, since)
  const hasNoRates = useNoRates()
  const finely = parts > 1 ? fineness : 1
  const counts = parts > 1 ? finer(amountOf) : amountOf
  const whole =
    rates && addConversions(of.map((rows) => conversionOf(rows, currency, rates, counts)))
  const conversion = whole && partOfConversion(whole, parts * finely)
  // Sums without rates would look like the whole, and change a moment later.
  if (conversion === null) return hasNoRates ? <TotalParts {...shown} /> : <TotalComing />
  const { missing, old } = conversion
  return (
    <>
      <AboutAmount conversion={conversion} className={shown.className} />
      {explains && tookRate(conversion) ? <Explained conversion={conversion} /> : null}
      {isTight ? <Added missing={missing} className={shown.className} /> : null}
      <RateNote
        missing={isTight ? [] : missing}
        old={tellsOld ? old : []}
        isPlain={!explains}
        className={isTight ? 'pl-1 text-[length:inherit]' : ''}
      />
    </>
  )
}

interface AddedProps {
  readonly missing: readonly MissingRate[]
  readonly className?: string | undefined
}

/** Behind the amount, in few letters; the total of the list says it in words. */
const Added = ({ missing, className }: AddedProps) =>
  missing.map(({ currency, amount }) => (
    <span key={currency} className={classes('whitespace-nowrap', className)}>
      <span aria-hidden> + </span>
      <span className="sr-only">{say('and')}</span>
      <Amount amount={amount} currency={currency} />
      <span className="sr-only">{say('without a rate')}</span>
    </span>
  ))

interface AboutProps {
  readonly conversion: Conversion
  readonly className?: string | undefined
}

function AboutAmount({ conversion, className }: AboutProps) {
  const { currency } = useLocale()
  return (
    <span className={classes('inline-flex gap-x-1', className)}>
      <span className="whitespace-nowrap">
        <Amount amount={conversion.amount} currency={currency} isAbout={tookRate(conversion)} />
      </span>
    </span>
  )
}

interface ExplainedProps {
  readonly conversion: Conversion
}

const triggerLook =
  'control-least rounded-md px-1 text-sm text-muted-foreground underline decoration-dotted ' +
  'underline-offset-4'

/** The words stand where everyone sees them; how it came about is one press away. */
function Explained({ conversion }: ExplainedProps) {
  return (
    <Popover>
      <PopoverTrigger className={triggerLook}>{say('converted')}</PopoverTrigger>
      <PopoverContent aria-label={say('How this was converted')} className="grid gap-2">
        <ul className="grid gap-1">
          {conversion.parts.map(({ currency, amount }) => (
            <li key={currency} className="flex justify-between gap-6">
              <span className="text-muted-foreground">{currency}</span>
              <Amount amount={amount} currency={currency} />
            </li>
          ))}
        </ul>
        <RateWords conversion={conversion} />
        <MissingWords conversion={conversion} />
      </PopoverContent>
    </Popover>
  )
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

function RateWords({ conversion }: ExplainedProps) {
  const { locale } = useLocale()
  const words = takenRates(conversion, (day) => formatDay(day, locale, dayStyle))
  return <p className="text-muted-foreground">{words}</p>
}

function MissingWords({ conversion }: ExplainedProps) {
  const { locale } = useLocale()
  if (conversion.missing.length === 0) return null
  const words = (day: Day) => formatDay(day, locale, dayStyle)
  const days = ({ from, to }: MissingRate) =>
    from === to
      ? say('on {what}', { what: words(from) })
      : say('on some days between {what} and {what2}', { what: words(from), what2: words(to) })
  return (
    <div className="grid gap-1 text-muted-foreground">
      {conversion.missing.map((one) => (
        <p key={one.currency}>
          <Say
            words="No rate is known for {currency} {days}."
            currency={one.currency}
            days={days(one)}
          />
        </p>
      ))}
      <p>{say('You can write down the rate you paid on a record itself.')}</p>
    </div>
  )
}

const nearestWords = (span: Span, words: DayWords) =>
  span.from === span.to
    ? say('nearest known rate, of {span}', { span: spanWords(span, words) })
    : say('nearest known rates, of {span}', { span: spanWords(span, words) })

/** Which rates a total took; one that is not of the time of its records is not called theirs. */
export function takenRates(
  { ratesOn, hasEarlier, oldOn, hasTypedRate }: Omit<Conversion, 'amount' | 'parts' | 'missing'>,
  words: DayWords,
): string {
  const own = ratesOn && spanWords(ratesOn, words)
  const rate = (whose: string) =>
    hasEarlier
      ? say('last rate known on {whose} day', { whose })
      : say('rate of {whose} own day', { whose })
  const old = oldOn && nearestWords(oldOn, words)
  const sentences =
    own && old
      ? [
          say('Some by the {rate}: {own}.', { rate: rate('their'), own }),
          say('Others by the {old}.', { old }),
        ]
      : own
        ? [say('Each by the {rate}: {own}.', { rate: rate('its'), own })]
        : old
          ? [say('By the {old}.', { old })]
          : []
  if (hasTypedRate) sentences.push(say('Where you wrote down a rate, yours was taken.'))
  return sentences.join(' ')
}
