import type { Day } from '#domain/calendar.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import { type Total, totalsOf } from '#domain/money.ts'
import { costOf, yearAhead } from '#domain/recurring/cost-ahead.ts'
import type { CountedRow } from '#web/fields/amount.tsx'
import type { Kind } from './template.ts'
import type { Upcoming } from './upcoming.ts'

/** Sums to show, with the rows they can be told in one currency by. */
export interface Sum {
  readonly totals: readonly Total[]
  readonly of: readonly (readonly CountedRow[])[]
}

export interface Costs {
  readonly perMonth: Sum
  readonly perYear: Sum
}

/** The same function every time, so that what was converted stays so. */
export const amountOf = ({ amount }: LedgerRow) => amount

/** At today's rates: those of days to come are not known to anybody. */
export function sumOf(totals: readonly Total[], today: Day): Sum {
  const rows = totals.flatMap(({ currency, amount }) =>
    amount === null
      ? []
      : [
          {
            id: currency,
            amount,
            currency,
            description: '',
            tags: [],
            categoryId: null,
            date: today,
          },
        ],
  )
  return { totals, of: [rows] }
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
      running.map(({ template }) => template),
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
    perMonth: sumOf(perMonth, today),
    perYear: sumOf(perYear, today),
  })
  return { expense: shown(expense), income: shown(income), left: shown(left) }
}
