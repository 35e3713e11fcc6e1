import { useState } from 'react'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { chartColourOf } from '#web/categories/category-colour.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { BarList } from '#web/charts/bar-list.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useAnalytics } from '../use-analytics.ts'
import type { Rolled } from './rolled-up.ts'

export interface CategoryListProps {
  readonly answer: FlowAnswer
  readonly rolled: readonly Rolled[]
  readonly categories: Categories
}

const shownFirst = 8

/** Each with what it came to in all, how that differs from before, and the way inside. */
export function CategoryList({ answer, rolled, categories }: CategoryListProps) {
  const { address, compared, writing, rowsOf, go, isReached } = useAnalytics()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rolled : rolled.slice(0, shownFirst)
  const { currency, from, to } = answer
  // Of a time that is not all in the book nothing can be more than before.
  const isAlone = compared === null || !isReached(compared.from)
  const written = (amount: number) => formatAmount(amount, currency, writing.locale)
  const items = shown.map((one) => {
    const { categoryId, total, missing, before, count, categoryIds, hasParts } = one
    const category = categories.byId.get(categoryId ?? '')
    const name = category?.name ?? say('No category')
    return {
      key: categoryId ?? 'none',
      amount: total,
      missing,
      isAbout: one.about.size > 0,
      colour: chartColourOf(categories, categoryId),
      name:
        hasParts && address.category === null && categoryId !== null ? (
          <button
            type="button"
            className="control-least max-w-full truncate underline-offset-4 hover:underline"
            onClick={() => go({ category: categoryId })}
          >
            {name} <span className="text-sm text-muted-foreground">{say('subcategories')}</span>
          </button>
        ) : (
          // As high as those that are buttons, so that the bars beside each other are level.
          <span className="inline-flex control-least max-w-full items-center">{name}</span>
        ),
      note: [
        say('{count, plural, one {# entry} other {# entries}}', { count }),
        before === null || total === null || isAlone
          ? null
          : changeWords(total - before, (amount) =>
              aboutWords(written(amount), one.about.size > 0),
            ),
      ]
        .filter(Boolean)
        .join(', '),
      to: rowsOf({ kind: 'expense', from, to, categoryIds, title: name }),
    }
  })
  return (
    <div className="grid gap-2">
      <BarList items={items} writing={{ currency, locale: writing.locale }} isWide />
      {shown.length < rolled.length ? (
        <Button
          look="quiet"
          className="justify-self-start text-muted-foreground"
          onClick={() => setWhole(true)}
        >
          <Say words="Show all {count} categories" count={rolled.length} />
        </Button>
      ) : null}
    </div>
  )
}

function changeWords(change: number, written: (amount: number) => string): string {
  if (change === 0) return say('as much as before')
  return change > 0
    ? say('{amount} more than before', { amount: written(change) })
    : say('{amount} less than before', { amount: written(-change) })
}
