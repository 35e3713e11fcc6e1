import { useMemo } from 'react'
import { worthOn, worthSum } from '#domain/accounts/worth-parts.ts'
import { missingWords } from '#domain/money/figure-words.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { useWorthRows } from './use-worth-rows.ts'
import { partsIn } from './worth-rows.ts'

/** Net worth today, where there is room for one figure. */
export function WorthFigure() {
  const rows = useWorthRows()
  const { currency, locale } = useLocale()
  const sum = useMemo(
    () => rows && worthSum(worthOn(partsIn(rows), rows.today, currency, rows.rates)),
    [rows, currency],
  )
  if (!sum) return null
  const { amount, isAbout, missing } = sum
  return (
    <span title="Net worth" className="min-w-0 text-sm">
      <span className="sr-only">Net worth </span>
      <Amount {...{ amount, currency, isAbout }} />
      {missing.length > 0 ? ` + ${missingWords(missing, locale)}` : null}
    </span>
  )
}
