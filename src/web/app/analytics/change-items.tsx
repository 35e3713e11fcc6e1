import type { ChangeAnswer } from '#contract/entities/analytics.ts'
import { formatAmount } from '#domain/money.ts'
import { RowsLink } from '#web/charts/rows-link.tsx'
import { useAnalytics } from './use-analytics.ts'

type Item = ChangeAnswer['items'][number]

const shownMost = 6

/** What mostly made the difference, in words. */
function whyWords({ parts, count, countBefore }: Item): string {
  const size = (amount: number | null) => Math.abs(amount ?? 0)
  if (countBefore === 0) return count === 1 ? 'new, once' : `new, ${count} times`
  if (count === 0)
    return countBefore === 1 ? 'stopped, was once' : `stopped, was ${countBefore} times`
  if (size(parts.dearer) >= size(parts.oftener)) {
    return (parts.dearer ?? 0) > 0 ? 'dearer each time' : 'cheaper each time'
  }
  const times = `${count} times after ${countBefore}`
  return (parts.oftener ?? 0) > 0 ? `more often, ${times}` : `less often, ${times}`
}

/** What made most of the difference. */
export function ChangeItems({ answer }: { readonly answer: ChangeAnswer }) {
  const { writing, rowsOf } = useAnalytics()
  const { currency, items, from, to, beforeFrom, beforeTo } = answer
  return (
    <ul className="grid content-start">
      {items.slice(0, shownMost).map((item) => {
        const { payee, name, change, count } = item
        const span = count > 0 ? { from, to } : { from: beforeFrom, to: beforeTo }
        return (
          <li key={payee} className="flex items-center gap-3 border-b py-2 last:border-b-0">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{name}</span>
              <span className="text-sm text-muted-foreground">{whyWords(item)}</span>
            </span>
            <span className="amount">
              <RowsLink to={rowsOf({ kind: 'expense', ...span, payee, title: name })}>
                {change === null
                  ? '–'
                  : formatAmount(change, currency, writing.locale, { sign: 'always' })}
              </RowsLink>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
