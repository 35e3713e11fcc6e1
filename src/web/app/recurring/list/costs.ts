import type { Day } from '#domain/calendar/calendar.ts'
import { type Total, totalsOf } from '#domain/money/money.ts'
import { costOf, yearAhead } from '#domain/recurring/cost-ahead.ts'
import { type Sum, sumToday } from '#web/locale/sum-today.tsx'
import type { Kind } from '../template.ts'
import type { Upcoming } from '../upcoming.ts'

export interface Costs {
  readonly perMonth: Sum
  readonly perYear: Sum
}

const isRunning = ({ stage }: Upcoming) => stage === 'soon' || stage === 'later'

interface Figures {
  readonly perMonth: readonly Total[]
  readonly perYear: readonly Total[]
}

function figuresOf(all: readonly Upcoming[], kind: Kind, today: Day): Figures {
  const running = all.filter((one) => isRunning(one) && one.template.kind === kind)
  const costs = costOf(
    yearAhead(
      running.map(({ mine }) => mine),
      today,
    ),
  )
  return {
    perMonth: costs.map(({ currency, perMonth }) => ({ currency, amount: perMonth })),
    perYear: costs.map(({ currency, perYear }) => ({ currency, amount: perYear })),
  }
}

const negative = (totals: readonly Total[]): readonly Total[] =>
  totals.map(({ currency, amount }) => ({ currency, amount: amount === null ? null : -amount }))

/** What the next twelve months bring, and a twelfth of it. */
export function costsOf(
  all: readonly Upcoming[],
  today: Day,
): Readonly<Record<'expense' | 'income' | 'left', Costs>> {
  const expense = figuresOf(all, 'expense', today)
  const income = figuresOf(all, 'income', today)
  const left = {
    perMonth: totalsOf([...income.perMonth, ...negative(expense.perMonth)]),
    perYear: totalsOf([...income.perYear, ...negative(expense.perYear)]),
  }
  const shown = ({ perMonth, perYear }: Figures): Costs => ({
    perMonth: sumToday(perMonth, today),
    perYear: sumToday(perYear, today),
  })
  return { expense: shown(expense), income: shown(income), left: shown(left) }
}
