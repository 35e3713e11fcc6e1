import { useMemo } from 'react'
import { useLocale } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { useEntries } from '#web/reports/use-entries.ts'
import { currenciesIn, figuresByRates } from './figures-by-rates.ts'
import { FiguresCard, type FiguresCardProps } from './figures-card.tsx'

/** By the rows of this device and the rates it has; as the server said until those are here. */
export function FiguresHere({ figures: said, compared }: FiguresCardProps) {
  const { currency } = useLocale()
  const entriesOf = useEntries()
  const currencies = useMemo(() => currenciesIn(compared, entriesOf), [compared, entriesOf])
  const rates = useRates(currencies, compared.before.from)
  const figures = useMemo(
    () => rates && figuresByRates(compared, entriesOf, currency, rates),
    [compared, entriesOf, currency, rates],
  )
  return <FiguresCard figures={figures ?? said} compared={compared} />
}
