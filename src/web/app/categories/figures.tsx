import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { AheadNote } from '#web/locale/ahead-note.tsx'
import { Totals } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { CategoryType } from './tree.ts'
import { recentRange, type Usage, type Usages } from './usage.ts'

const listOf = (type: CategoryType) =>
  type === 'expense' ? routes.expenses.path : routes.income.path

/** The rows a figure is made of; the list opens on this month by itself. */
export const monthAddress = (type: CategoryType, categoryId: string) =>
  `${listOf(type)}?${new URLSearchParams({ category: categoryId })}`

export const yearAddress = (type: CategoryType, categoryId: string, today: Day) =>
  `${listOf(type)}?${new URLSearchParams({ category: categoryId, ...recentRange(today) })}`

export interface FiguresProps {
  readonly type: CategoryType
  readonly categoryId: string
  /** Whose figures they are, for those who do not see the columns. */
  readonly name: string
  readonly usages: Usages
  readonly className?: string
}

/** The same widths for the heads and the figures below them. */
export const columnLooks = {
  count: 'w-14 text-right phone:hidden',
  month: 'w-36 text-right xl:w-48 phone:w-auto phone:text-left',
  year: 'w-36 text-right xl:w-48 phone:w-auto phone:text-left',
} as const

/** A cell of its own on a desk, as many lines as it needs; on a phone a line to press. */
const linkLook =
  'inline-flex control-least max-w-full flex-wrap content-center items-center justify-end ' +
  'gap-x-1.5 rounded-md px-2 hover:bg-accent hover:underline phone:justify-start phone:px-0'

/** How much went in, each a way to the rows it is made of. */
export function Figures({ type, categoryId, name, usages, className }: FiguresProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { month, year } = usages
  return (
    <div
      className={classes(
        'flex items-center gap-x-3 text-sm phone:grid phone:text-muted-foreground',
        month.count + year.count === 0 && 'phone:hidden',
        className,
        'narrow:pl-1',
      )}
    >
      <span className={classes(columnLooks.count, 'amount text-muted-foreground')}>
        {year.count === 0 ? null : (
          <>
            {year.count.toLocaleString(locale)}
            <span aria-hidden>×</span>
            <span className="sr-only">{say('entries in 12 months')}</span>
          </>
        )}
      </span>
      <Figure usage={month} to={monthAddress(type, categoryId)} name={name} column="month" />
      <Figure usage={year} to={yearAddress(type, categoryId, today)} name={name} column="year" />
    </div>
  )
}

interface FigureProps {
  readonly usage: Usage
  readonly to: string
  readonly name: string
  readonly column: 'month' | 'year'
}

const words = { month: say('this month'), year: 'in 12 months' } as const

function Figure({ usage, to, name, column }: FigureProps) {
  if (usage.count === 0) {
    return (
      <span className={classes(columnLooks[column], 'pr-2 text-muted-foreground phone:hidden')}>
        <span aria-hidden>–</span>
        <span className="sr-only">
          <Say words="Nothing {word}" word={words[column]} />
        </span>
      </span>
    )
  }
  return (
    <span className={columnLooks[column]}>
      <Link to={to} className={linkLook}>
        <span className="sr-only">{name}: </span>
        <Totals
          isTight
          totals={usage.totals}
          of={usage.of}
          amountOf={usage.amountOf}
          className="justify-end phone:justify-start"
        />
        <span className="sr-only phone:not-sr-only phone:whitespace-nowrap">
          {' '}
          {words[column]}
          {usage.ahead ? ',' : null}
        </span>
        {usage.ahead ? (
          <span className="phone:block">
            {' '}
            <AheadNote counts={usage.ahead.isAll ? 'only' : 'too'}>
              <Totals
                isTight
                totals={usage.ahead.totals}
                of={usage.ahead.of}
                amountOf={usage.amountOf}
              />
            </AheadNote>
          </span>
        ) : null}
      </Link>
    </span>
  )
}
