import type { SafeByIncome, SafePart } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { addDays, type Day, formatMonth, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { say } from '#web/words/say.ts'
import { rowsAddressOf } from './rows-address.ts'

interface Span {
  readonly from: Day
  readonly to: Day
}

interface Part {
  readonly of: SafePart
  readonly name: string
  readonly amount: number | null
  readonly to: string
}

interface PartAddresses {
  readonly soFar: string
  readonly later: string
  readonly ahead: (kind: 'expense' | 'income', title: string) => string
}

/** As of a whole month taken for usual, else what came, is entered and comes by plan. */
function incomeParts(
  safe: SafeByIncome,
  { soFar, later, ahead }: PartAddresses,
  locale: string,
): readonly Part[] {
  const { usualMonth } = safe
  if (usualMonth)
    return [
      {
        of: 'income',
        name: say('Income as in {month}', {
          month: formatMonth(monthOf(usualMonth.from), locale),
        }),
        amount: safe.income,
        to: `${routes.income.path}?from=${usualMonth.from}&to=${usualMonth.to}`,
      },
    ]
  return [
    {
      of: 'received',
      name: say('Came in so far'),
      amount: safe.received,
      to: routes.income.path + soFar,
    },
    {
      of: 'incomeEntered',
      name: say('Income entered ahead'),
      amount: safe.incomeEntered,
      to: routes.income.path + later,
    },
    {
      of: 'incomeAhead',
      name: say('Income still to come by plan'),
      amount: safe.incomeAhead,
      to: ahead('income', say('Income still to come by plan')),
    },
  ]
}

/** What is written down has a list of its own; what only comes by plan is asked for. */
export function safeParts(safe: SafeByIncome, today: Day, locale: string): readonly Part[] {
  const month = monthRange(monthOf(today))
  const soFar = `?from=${month.from}&to=${today}`
  const span = { from: addDays(today, 1), to: month.to }
  const later = `?from=${span.from}&to=${span.to}`
  const ahead = (kind: 'expense' | 'income', title: string) =>
    rowsAddressOf({ kind, ...span, from: today < month.to ? span.from : today, title, of: 'ahead' })
  return [
    ...incomeParts(safe, { soFar, later, ahead }, locale),
    {
      of: 'spent' as const,
      name: say('Spent so far'),
      amount: less(safe.spent),
      to: routes.expenses.path + soFar,
    },
    {
      of: 'entered' as const,
      name: say('Entered ahead'),
      amount: less(safe.entered),
      to: routes.expenses.path + later,
    },
    {
      of: 'upcoming' as const,
      name: say('Still to come by plan'),
      amount: less(safe.upcoming),
      to: ahead('expense', say('Still to come by plan')),
    },
    ...asideParts(safe, month),
  ].filter(({ amount }) => amount !== 0)
}

const less = (amount: number | null) => (amount === null ? null : 0 - amount)

const asideNames = {
  repaid: say('Paid back on loans, as expenses or not'),
  due: say('Still to pay on loans'),
  saved: say('Put into goals'),
} as const

/** What is no spending, and not there to be spent either. */
function asideParts(safe: SafeByIncome, month: Span): readonly Part[] {
  return (['repaid', 'due', 'saved'] as const).map((of) => {
    const isOut = of === 'saved' && (safe.saved ?? 0) < 0
    const name = isOut ? say('Taken out of goals') : asideNames[of]
    const to = rowsAddressOf({ kind: 'expense', ...month, title: name, of })
    return { of, name, amount: less(safe[of]), to }
  })
}
