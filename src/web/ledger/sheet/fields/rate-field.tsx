import { isDay } from '#domain/calendar/calendar.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount, sumAmounts } from '#domain/money/money.ts'
import { convertAmount, type Ratio, ratioOf } from '#domain/money/rates.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { plainRate, type RatedDraft } from '../written-rate.ts'
import { rateWords, takenWords } from './rate-words.ts'

export interface RateFieldProps {
  readonly draft: RatedDraft
  readonly change: (patch: { readonly rate: string }) => void
  readonly error: string | undefined
  /** What is said once one is typed. */
  readonly typedHint: string
  /** What the bank moved for it, in `rateTo`: that counts, and no rate does. */
  readonly moved?: number | null
}

/** The rate that is taken unless one is typed, and the words that say which one it is. */
function useKnownRate(draft: RatedDraft) {
  const { currency, rateTo, date } = draft
  const { locale } = useLocale()
  const today = useToday()
  const day = isDay(date) ? date : today
  const table = useRates([currency, rateTo], day)
  const known = table?.cross(currency, rateTo, day) ?? null
  const isEnough = (written: Ratio) =>
    known === null || worthOf(draft, written, locale) === worthOf(draft, known, locale)
  const words = table
    ? takenWords(known, currency, today, locale, isEnough)
    : say('The rate of the day counts as soon as it is here.')
  // Nothing stands in the box that is not taken.
  return { known, words, taken: known ? rateWords(known, locale, isEnough) : '' }
}

/** The rate of the day is taken by itself; one typed here wins. */
export function RateField({ draft, change, error, typedHint, moved = null }: RateFieldProps) {
  const { known, words, taken } = useKnownRate(draft)
  const { locale } = useLocale()
  const typed = ratioOf(plainRate(draft.rate))
  const ratio = typed ?? known
  const worth = moved ?? (ratio && worthOf(draft, ratio, locale))
  const sum = worth === null ? '' : formatAmount(worth, draft.rateTo, locale)
  const hint = draft.rate.trim() === '' ? words : typedHint
  return (
    <Field
      label={say('Rate: 1 {currency} in {rateTo}', {
        currency: draft.currency,
        rateTo: draft.rateTo,
      })}
      error={error}
      hint={moved === null ? hint : say('{sum} is taken, what the bank moved.', { sum })}
      aside={
        <output className="amount text-sm text-muted-foreground">
          {sum && aboutWords(sum, moved === null)}
        </output>
      }
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={moved === null ? taken : ''}
          value={draft.rate}
          onChange={(event) => change({ rate: event.target.value })}
        />
      )}
    </Field>
  )
}

/** As every total counts it: each part of a split is rounded by itself. */
export function worthOf(draft: RatedDraft, ratio: Ratio, locale: string): number | null {
  const { amount, currency, rateTo, lines } = draft
  const texts = lines && lines.length > 0 ? lines.map((line) => line.amount) : [amount]
  const parts = texts.map((text) => {
    const read = readTypedAmount(text, currency, locale)
    return read.ok ? convertAmount(read.amount, currency, rateTo, ratio) : null
  })
  return sumAmounts(parts)
}
