import type { ChangeAnswer } from '#contract/analytics/entities.ts'
import { addMissing } from '#domain/money/convert-totals.ts'
import { figureWords, missingWords } from '#domain/money/figure-words.ts'
import { RowsLink } from '#web/charts/rows-link.tsx'
import { Say } from '#web/words/say-element.tsx'
import { useAnalytics } from '../use-analytics.ts'
import { isAboutItem, whyWords } from './why-words.ts'

type Item = ChangeAnswer['items'][number]

const shownMost = 6

/** What made most of the difference. */
export function ChangeItems({ answer }: { readonly answer: ChangeAnswer }) {
  const { writing, rowsOf, isBefore } = useAnalytics()
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
              <span className="text-sm text-muted-foreground">
                {whyWords(item, isBefore(beforeFrom))}
              </span>
              <Lacking item={item} />
            </span>
            <span className="amount">
              <RowsLink to={rowsOf({ kind: 'expense', ...span, payee, title: name })}>
                {figureWords(
                  { amount: change, isAbout: isAboutItem(item) },
                  currency,
                  writing.locale,
                  {
                    sign: 'always',
                  },
                )}
              </RowsLink>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What of either time has no rate, and is in no change. */
function Lacking({ item: { missing = [], missingBefore = [] } }: { readonly item: Item }) {
  const { writing } = useAnalytics()
  const all = addMissing([missing, missingBefore])
  if (all.length === 0) return null
  return (
    <span className="block text-sm text-muted-foreground">
      <Say words="and {missing}" missing={missingWords(all, writing.locale)} />
    </span>
  )
}
