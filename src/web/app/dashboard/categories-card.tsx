import { useMemo } from 'react'
import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import type { Ahead } from '#domain/ahead.ts'
import { addMissing, type MissingRate } from '#domain/money/convert-totals.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { shareOf, shareWords } from '#domain/money/share-words.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import { chartColourOf, paintOf } from '#web/categories/category-colour.ts'
import { rootCategory } from '#web/categories/root-category.ts'
import { type Categories, useCategories } from '#web/categories/use-categories.ts'
import { Donut, type DonutPart } from '#web/charts/donut.tsx'
import { AheadAmount } from '#web/locale/ahead-note.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
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

type Sums = Omit<Part, 'categoryId'>

/** What some come to together, and what is still ahead of them. */
const together = (some: readonly (Answered | Part)[]): Sums => ({
  amount: sumAmounts(some.map(({ amount }) => amount)),
  missing: addMissing(some.map(({ missing = [] }) => missing)),
  isAbout: some.some((one) => one.isAbout),
  ahead: {
    amount: sumAmounts(some.map(({ ahead }) => ahead?.amount ?? 0)),
    missing: addMissing(some.map(({ ahead }) => ahead?.missing ?? [])),
    isAbout: some.some(({ ahead }) => ahead?.isAbout),
  },
})

const bySize = (a: Part, b: Part) =>
  (b.amount ?? 0) - (a.amount ?? 0) || (b.ahead.amount ?? 0) - (a.ahead.amount ?? 0)

/** Each with those below it, the largest first. */
function rooted(parts: readonly Answered[], { byId }: Categories): readonly Part[] {
  const roots = Map.groupBy(parts, ({ categoryId }) => rootCategory(categoryId, byId))
  return Array.from(roots, ([categoryId, below]) => ({ categoryId, ...together(below) })).sort(
    bySize,
  )
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

interface PartSumsProps {
  readonly sums: Sums
  readonly currency: string
}

const PartSums = ({ sums: { amount, missing, isAbout, ahead }, currency }: PartSumsProps) => (
  <>
    <Amount amount={amount} currency={currency} isAbout={isAbout} />
    <RateNote missing={missing} isPlain />
    <span className="basis-full text-right empty:hidden">
      <AheadAmount ahead={ahead} currency={currency} counts="not" />
    </span>
  </>
)

/** What the month went to: the largest by name, and all others together. */
export function CategoriesCard({ parts: answered, currency, span }: CategoriesCardProps) {
  const { locale } = useLocale()
  const categories = useCategories('expense')
  const parts = useMemo(() => rooted(answered, categories), [answered, categories])
  const shown = parts.slice(0, shownMost)
  const others = parts.slice(shownMost)
  const whole = sumAmounts(parts.map(({ amount }) => amount))
  const days = `from=${span.from}&to=${span.to}`
  return (
    <CardFrame
      title={say('Spending by category')}
      more={{ to: `${routes.analytics.path}?range=days&${days}#categories`, words: say('Trends') }}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <Donut parts={donutParts(shown, others, categories)} className="mx-auto size-36 p-3" />
        <ul className="min-w-0 flex-1 basis-64">
          {shown.map(({ categoryId, ...sums }) => {
            const share = shareOf(sums.amount, whole)
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
                    {category?.name ?? say('No category')}
                  </span>
                  {share !== null ? (
                    <span className="text-sm text-muted-foreground">
                      {shareWords(share, locale)}
                    </span>
                  ) : null}
                  <PartSums sums={sums} currency={currency} />
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
                className={classes(rowLook, 'flex-wrap gap-y-0')}
              >
                <span className="min-w-0 flex-1 pl-9 text-muted-foreground">
                  <Say words="{count} more" count={others.length} />
                </span>
                <PartSums sums={together(others)} currency={currency} />
              </Link>
            </li>
          ) : null}
        </ul>
      </div>
    </CardFrame>
  )
}
