import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { type Ahead, hasAhead } from '#domain/ahead.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { AheadAmount } from '#web/locale/ahead-note.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { sumAddressOf } from '#web/reports/rows-address.ts'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { Compared } from '../month-span.ts'
import { changeWords, rateBeforeWords, whenWords } from './change-words.ts'
import { type Figure, type Figures, isWhole } from './figures.ts'

export interface FiguresCardProps {
  /** Null while there are none. */
  readonly figures: Figures | null
  readonly compared: Compared
}

/** What came in, what it cost, what is left, against the same days of the month before. */
export function FiguresCard({ figures, compared }: FiguresCardProps) {
  const { locale } = useLocale()
  const { from, to } = compared.now
  const days = `?from=${from}&to=${to}`
  const today = useToday()
  const when = whenWords(compared, today, locale)
  const isAhead = from > today
  if (figures === null) return <Skeleton className="h-28 w-full rounded-lg phone:h-48" />
  const { currency, rate, rateBefore, net, age } = figures
  const shared = { currency, when, isAhead, age }
  return (
    <Card
      aria-label={say('This month')}
      // Two beside each other only where both fit, as long and as large as they are.
      className={classes(
        'grid grid-cols-4 divide-x overflow-clip phone:divide-x-0',
        'phone:flex phone:flex-wrap phone:*:flex-[1_1_max(8.5rem,40%)]',
      )}
    >
      <AmountFigure
        name={say('Spending')}
        to={routes.expenses.path + days}
        figure={figures.spending}
        {...shared}
      />
      <AmountFigure
        name={say('Income')}
        to={routes.income.path + days}
        figure={figures.income}
        {...shared}
      />
      <AmountFigure
        name={say('Left over')}
        to={sumAddressOf({ sum: 'net', from, to })}
        figure={figures.net}
        {...shared}
      />
      <OneFigure
        name={say('Savings rate')}
        to={sumAddressOf({ sum: 'net', from, to })}
        change={isWhole(net) && !isAhead ? rateBeforeWords(rate, rateBefore, locale) : null}
        note={net.missing?.length ? say('of what has a rate') : isAhead ? onlyEntered : null}
        when={when}
        age={age}
      >
        {rate === null ? '–' : shareWords(rate / 100, locale)}
      </OneFigure>
    </Card>
  )
}

interface OneFigureProps {
  readonly name: string
  readonly to: string
  readonly change: string | null
  readonly when: string
  readonly note: ReactNode
  readonly age: string | null | undefined
  readonly children: ReactNode
}

const figureLook = 'grid content-start gap-0.5 px-5 pt-4 outline-offset-[-2px] phone:px-4'

/** The whole figure can be pressed, to see the rows it is made of. */
function OneFigure({ name, to, change, when, note, age, children }: OneFigureProps) {
  return (
    <div className="grid content-start pb-4 has-[a:hover]:bg-muted">
      <Link to={to} className={figureLook}>
        <span className="text-sm font-medium text-muted-foreground">
          {age ? `${name} ${age}` : name}
        </span>
        <span className="text-2xl font-semibold tracking-tight phone:text-[min(1.25rem,9vw)]">
          {children}
        </span>
        {change === null && note ? null : (
          <span className="min-h-5 text-sm text-muted-foreground">
            {change === null ? null : `${change} ${when}`}
          </span>
        )}
      </Link>
      {note ? <div className="px-5 text-sm text-muted-foreground phone:px-4">{note}</div> : null}
    </div>
  )
}

interface AmountFigureProps extends Pick<OneFigureProps, 'name' | 'to' | 'when' | 'age'> {
  readonly figure: Figure
  readonly currency: string
  /** All of the month is after today. */
  readonly isAhead: boolean
}

const nothing: Ahead = { amount: 0 }
/** What comes again by itself is not in a month ahead yet. */
const onlyEntered = say('only what is entered already')

function AmountFigure({ figure, currency, isAhead, ...rest }: AmountFigureProps) {
  const { locale } = useLocale()
  const { amount, missing = [], old = [], ahead = nothing } = figure
  const hasNote = missing.length + old.length > 0 || isAhead || hasAhead(ahead)
  return (
    <OneFigure
      {...rest}
      // What has not begun is no less than what is over.
      change={isAhead ? null : changeWords(figure, { currency, locale })}
      note={
        hasNote ? (
          <span className="grid justify-items-start">
            <RateNote missing={missing} old={old} />
            {isAhead ? onlyEntered : <AheadAmount {...{ ahead, currency }} counts="not" />}
          </span>
        ) : null
      }
    >
      <Amount amount={amount} currency={currency} isAbout={figure.isAbout} />
    </OneFigure>
  )
}
