import { isDay } from '#domain/calendar/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { convertAmount, type Ratio, ratioOf } from '#domain/money/rates.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { plainRate, type RatedDraft } from '../written-rate.ts'
import { rateWords, takenWords } from './rate-words.ts'

export interface RateFieldProps {
  readonly draft: RatedDraft
  readonly change: (patch: { readonly rate: string }) => void
  readonly error: string | undefined
  /** What is said once one is typed. */
  readonly typedHint: string
}

/** The rate that is taken unless one is typed, and the words that say which one it is. */
function useKnownRate({ currency, rateTo, date }: RatedDraft) {
  const { locale } = useLocale()
  const today = useToday()
  const day = isDay(date) ? date : today
  const table = useRates([currency, rateTo], day)
  const known = table?.cross(currency, rateTo, day) ?? null
  const words = table
    ? takenWords(known, currency, today, locale)
    : 'The rate of the day counts as soon as it is here.'
  return { known, words }
}

/** The rate of the day is taken by itself; one typed here wins. */
export function RateField({ draft, change, error, typedHint }: RateFieldProps) {
  const { locale } = useLocale()
  const { known, words } = useKnownRate(draft)
  const typed = ratioOf(plainRate(draft.rate))
  return (
    <Field
      label={`Rate: 1 ${draft.currency} in ${draft.rateTo}`}
      error={error}
      hint={draft.rate.trim() === '' ? words : typedHint}
      aside={<Worth draft={draft} ratio={typed ?? known} />}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={known ? rateWords(known, locale) : `0${decimalMarkOf(locale)}9312`}
          value={draft.rate}
          onChange={(event) => change({ rate: event.target.value })}
        />
      )}
    </Field>
  )
}

function Worth({ draft, ratio }: { readonly draft: RatedDraft; readonly ratio: Ratio | null }) {
  const { locale } = useLocale()
  const { amount, currency, rateTo } = draft
  const read = readTypedAmount(amount, currency, locale)
  const worth = ratio && read.ok && convertAmount(read.amount, currency, rateTo, ratio)
  return (
    <output className="amount text-sm text-muted-foreground">
      {typeof worth === 'number' ? aboutWords(formatAmount(worth, rateTo, locale), true) : null}
    </output>
  )
}
