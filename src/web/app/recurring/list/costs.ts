import type { Day } from '#domain/calendar/calendar.ts'
import { type Total, totalsOf } from '#domain/money/money.ts'
import { yearCost } from '#domain/recurring/cost-ahead.ts'
import { type Sum, sumToday } from '#web/locale/sum-today.tsx'
import { say } from '#web/words/say.ts'
import type { Kind } from '../template.ts'
import type { Upcoming } from '../upcoming.ts'

const isRunning = ({ stage }: Upcoming) => stage === 'soon' || stage === 'later'

function perYear(all: readonly Upcoming[], kind: Kind, today: Day): readonly Total[] {
  const running = all.filter((one) => isRunning(one) && one.template.kind === kind)
  return yearCost(
    running.map(({ mine }) => mine),
    today,
  )
}

const negative = (totals: readonly Total[]): readonly Total[] =>
  totals.map(({ currency, amount }) => ({ currency, amount: amount === null ? null : -amount }))

/** What the next twelve months bring. */
export function costsOf(
  all: readonly Upcoming[],
  today: Day,
): Readonly<Record<'expense' | 'income' | 'left', Sum>> {
  const expense = perYear(all, 'expense', today)
  const income = perYear(all, 'income', today)
  const left = totalsOf([...income, ...negative(expense)])
  return {
    expense: sumToday(expense, today),
    income: sumToday(income, today),
    left: sumToday(left, today),
  }
}

/** Instalments of loans are no templates: the calendar counts them, and this does not. */
export function averageWords(loans: readonly { readonly status: string }[], isOfIncome: boolean) {
  const hasLoans = !isOfIncome && loans.some(({ status }) => status === 'active')
  return hasLoans ? say('a month on average, without loans') : say('a month on average')
}
