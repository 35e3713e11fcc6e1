import { useMemo } from 'react'
import { type PartOn, type WorthKind, worthOn, worthSum } from '#domain/accounts/worth-parts.ts'
import { writtenDay } from '#domain/calendar/calendar.ts'
import { missingWords, oldRateWords } from '#domain/money/figure-words.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { useWorthRows } from './use-worth-rows.ts'
import { partsIn } from './worth-rows.ts'

const besides = [
  ['loan', 'loans'],
  ['goal', 'goals'],
  ['group', 'groups'],
] as const satisfies readonly (readonly [WorthKind, string])[]

/** What is in it besides the accounts it stands over, which do not add up to it then. */
export function worthWords(parts: readonly PartOn[]): string {
  const isIn = (kind: WorthKind) =>
    parts.some(({ part, amount, lacking }) => part.kind === kind && (amount || lacking.length > 0))
  const others = besides.flatMap(([kind, words]) => (isIn(kind) ? [words] : []))
  return others.length === 0
    ? say('Net worth')
    : say('Net worth, with {others}', { others: listed(others) })
}

/** Net worth today, where there is room for one figure. */
export function WorthFigure() {
  const rows = useWorthRows()
  const { currency, locale } = useLocale()
  const today = useToday()
  const parts = useMemo(
    () => rows && worthOn(partsIn(rows), rows.today, currency, rows.rates),
    [rows, currency],
  )
  if (!parts) return null
  const { amount, isAbout, missing, old } = worthSum(parts)
  const rates = old.length > 0 ? oldRateWords(old, (day) => writtenDay(day, today, locale)) : ''
  return (
    <span className="min-w-0 text-sm" title={rates || undefined}>
      <span className="font-normal text-muted-foreground">{worthWords(parts)} </span>
      <Amount {...{ amount, currency, isAbout }} />
      {missing.length > 0 ? ` + ${missingWords(missing, locale)}` : null}
      {rates ? <span className="sr-only"> {rates}</span> : null}
    </span>
  )
}
