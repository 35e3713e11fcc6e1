import { addMissing, convertTotals } from '#domain/money/convert-totals.ts'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { say } from '#web/words/say.ts'
import { recentRange, type Usage } from './usage.ts'

/** What has no rate in all these figures together, and the way to add one. */
export function LeftOut({ figures }: { readonly figures: readonly Usage[] }) {
  const { currency } = useLocale()
  const today = useToday()
  const currencies = figures.flatMap(({ totals }) => totals.map((total) => total.currency))
  const rates = useRates([...new Set(currencies)], recentRange(today).from)
  if (rates === null) return null
  const missing = addMissing(
    figures.flatMap(({ of, amountOf }) =>
      of.map((rows) => convertTotals(rows, currency, rates, amountOf).missing),
    ),
  )
  if (missing.length === 0) return null
  return (
    <p className="border-b px-4 py-1">
      <RateNote missing={missing} lead={say('In 12 months')} />
    </p>
  )
}
