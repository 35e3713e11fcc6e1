import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { shareWords } from '#web/charts/share-words.ts'
import { Amount } from '#web/fields/amount.tsx'
import { sumAddressOf } from '#web/fields/rows-address.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { Card } from '#web/ui/card.tsx'
import { changeWords, rateChangeWords, whenWords } from './change-words.ts'
import type { Figure, Figures } from './figures.ts'
import type { Compared } from './month-span.ts'

export interface FiguresCardProps {
  readonly figures: Figures
  readonly compared: Compared
}

/** What came in, what it cost, what is left, against the same days of the month before. */
export function FiguresCard({ figures, compared }: FiguresCardProps) {
  const { locale } = useBook()
  const { from, to } = compared.now
  const days = `?from=${from}&to=${to}`
  const when = whenWords(compared, useToday(), locale)
  const { rate, rateBefore } = figures
  return (
    <Card
      aria-label="This month"
      className="grid grid-cols-4 divide-x overflow-clip phone:grid-cols-2 phone:divide-x-0"
    >
      <AmountFigure
        name="Spending"
        to={routes.expenses.path + days}
        figure={figures.spending}
        when={when}
      />
      <AmountFigure
        name="Income"
        to={routes.income.path + days}
        figure={figures.income}
        when={when}
      />
      <AmountFigure
        name="Left over"
        to={sumAddressOf({ sum: 'net', from, to })}
        figure={figures.net}
        when={when}
      />
      <OneFigure
        name="Savings rate"
        to={sumAddressOf({ sum: 'net', from, to })}
        change={rateChangeWords(rate, rateBefore)}
        when={when}
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
  readonly children: ReactNode
}

const figureLook =
  'grid content-start gap-0.5 px-5 py-4 outline-offset-[-2px] hover:bg-muted phone:px-4'

/** The whole figure can be pressed, to see the rows it is made of. */
function OneFigure({ name, to, change, when, children }: OneFigureProps) {
  return (
    <Link to={to} className={figureLook}>
      <span className="text-sm font-medium text-muted-foreground">{name}</span>
      <span className="text-2xl font-semibold tracking-tight phone:text-xl">{children}</span>
      <span className="min-h-5 text-sm text-muted-foreground">
        {change === null ? null : `${change} ${when}`}
      </span>
    </Link>
  )
}

interface AmountFigureProps extends Pick<OneFigureProps, 'name' | 'to' | 'when'> {
  readonly figure: Figure
}

function AmountFigure({ figure, ...rest }: AmountFigureProps) {
  const { currency, locale } = useBook()
  const { amount } = figure
  return (
    <OneFigure {...rest} change={changeWords(figure, { currency, locale })}>
      {amount === null ? (
        <span className="text-base">A rate is missing</span>
      ) : (
        <Amount amount={amount} currency={currency} />
      )}
    </OneFigure>
  )
}
