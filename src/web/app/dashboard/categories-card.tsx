import { useMemo } from 'react'
import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { routes } from '#contract/routes.ts'
import type { Ahead } from '#domain/ahead.ts'
import { addMissing, type MissingRate } from '#domain/convert-totals.ts'
import { sumAmounts } from '#domain/money.ts'
import { Donut, type DonutPart } from '#web/charts/donut.tsx'
import { shareWords } from '#web/charts/share-words.ts'
import { AheadAmount } from '#web/fields/ahead-note.tsx'
import { Amount } from '#web/fields/amount.tsx'
import { CategoryMark } from '#web/fields/category-chip.tsx'
import { chartColourOf, paintOf } from '#web/fields/category-colour.ts'
import { RateNote } from '#web/fields/rate-note.tsx'
import { rootCategory } from '#web/fields/root-category.ts'
import { useBook } from '#web/fields/use-book.ts'
import { type Categories, useCategories } from '#web/fields/use-categories.ts'
import { classes } from '#web/ui/classes.ts'
import { CardFrame, rowLook } from './card-frame.tsx'
import type { Span } from './month-span.ts'

type Answered = DashboardAnswer['categories'][number]
type Part = Pick<Answered, 'categoryId' | 'amount'> & {
  readonly isAbout: boolean
  readonly missing: readonly MissingRate[]
  readonly ahead: Ahead
}

export interface CategoriesCardProps {
  readonly parts: readonly Answered[]
  readonly currency: string
  readonly span: Span
}

const shownMost = 6

/** Each with those below it, the largest first. */
function rooted(parts: readonly Answered[], { byId }: Categories): readonly Part[] {
  const roots = Map.groupBy(parts, ({ categoryId }) => rootCategory(categoryId, byId))
  return Array.from(roots, ([categoryId, below]) => ({
    categoryId,
    amount: sumAmounts(below.map(({ amount }) => amount)),
    missing: addMissing(below.map(({ missing = [] }) => missing)),
    isAbout: below.some((one) => one.isAbout),
    ahead: {
      amount: sumAmounts(below.map(({ ahead }) => ahead?.amount ?? 0)),
      missing: addMissing(below.map(({ ahead }) => ahead?.missing ?? [])),
      isAbout: below.some(({ ahead }) => ahead?.isAbout),
    },
  })).sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0))
}

const sumOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { amount }) => sum + Math.max(amount ?? 0, 0), 0)

const donutParts = (
  shown: readonly Part[],
  others: readonly Part[],
  categories: Categories,
): readonly DonutPart[] => [
  ...shown.map(({ categoryId, amount }) => ({
    key: categoryId ?? 'none',
    colour: chartColourOf(categories, categoryId),
    amount: Math.max(amount ?? 0, 0),
  })),
  { key: 'others', colour: 'muted light', amount: sumOf(others) },
]

/** What the month went to: the largest by name, and all others together. */
export function CategoriesCard({ parts: answered, currency, span }: CategoriesCardProps) {
  const { locale } = useBook()
  const categories = useCategories('expense')
  const parts = useMemo(() => rooted(answered, categories), [answered, categories])
  const shown = parts.slice(0, shownMost)
  const others = parts.slice(shownMost)
  const whole = sumOf(parts)
  const days = `from=${span.from}&to=${span.to}`
  return (
    <CardFrame
      title="What it went to"
      more={{ to: `${routes.analytics.path}?range=days&${days}#categories`, words: 'Trends' }}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <Donut parts={donutParts(shown, others, categories)} className="mx-auto size-36 p-3" />
        <ul className="min-w-0 flex-1 basis-64">
          {shown.map(({ categoryId, amount, missing, isAbout, ahead }) => {
            const category = categories.byId.get(categoryId ?? '')
            return (
              <li key={categoryId ?? 'none'}>
                <Link
                  to={`${routes.expenses.path}?${days}&category=${categoryId ?? 'none'}`}
                  className={classes(rowLook, 'flex-wrap gap-y-0')}
                >
                  <CategoryMark
                    category={category}
                    size="small"
                    paint={paintOf(categories, categoryId)}
                  />
                  <span className="min-w-0 flex-1 basis-24 truncate">
                    {category?.name ?? 'No category'}
                  </span>
                  {whole > 0 && amount !== null && amount > 0 ? (
                    <span className="text-sm text-muted-foreground">
                      {shareWords((amount / whole) * 100, locale)}
                    </span>
                  ) : null}
                  <Amount amount={amount} currency={currency} isAbout={isAbout} />
                  <RateNote missing={missing} isPlain />
                  <span className="basis-full text-right empty:hidden">
                    <AheadAmount ahead={ahead} currency={currency} counts="not" />
                  </span>
                </Link>
              </li>
            )
          })}
          {others.length > 0 ? (
            <li>
              <Link
                to={`${routes.expenses.path}?${days}&category=${others
                  .map(({ categoryId }) => categoryId ?? 'none')
                  .join(',')}`}
                className={rowLook}
              >
                <span className="min-w-0 flex-1 pl-9 text-muted-foreground">
                  {others.length} more
                </span>
                <Amount
                  amount={sumAmounts(others.map(({ amount }) => amount))}
                  currency={currency}
                  isAbout={others.some((one) => one.isAbout)}
                />
                <RateNote missing={addMissing(others.map(({ missing }) => missing))} isPlain />
              </Link>
            </li>
          ) : null}
        </ul>
      </div>
    </CardFrame>
  )
}
