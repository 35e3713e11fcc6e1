import { Link } from 'react-router'
import type { SafeByIncome, SafePart } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { addDays, type Day, formatMonth, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { RowsLink } from '#web/charts/rows-link.tsx'
import { Amount } from '../locale/amount.tsx'
import { RateNote } from '../locale/rate-note.tsx'
import { useLocale, useToday } from '../locale/use-locale.ts'
import { rowsAddressOf } from './rows-address.ts'
import { AccountLines } from './safe-accounts.tsx'
import type { SafeOf, SafeProps } from './safe-card.tsx'
import { Line } from './safe-line.tsx'

/** What is safe to spend, line by line; each leads to the rows it is made of. */
export function SafeWhy({ safe, currency }: SafeProps) {
  if (safe.basis === 'budgets') {
    const { month } = safe
    return (
      <>
        <BudgetLines safe={safe} currency={currency} />
        {month ? (
          <>
            <Other>What the month leaves</Other>
            <IncomeLines safe={month} currency={currency} />
          </>
        ) : null}
      </>
    )
  }
  if (safe.basis === 'accounts') {
    const { month, byBudgets } = safe
    return (
      <>
        <AccountLines safe={safe} currency={currency} />
        {month ? (
          <>
            <Other>What the month leaves</Other>
            <IncomeLines safe={month} currency={currency} />
          </>
        ) : null}
        {byBudgets ? (
          <>
            <Other>What your budgets leave</Other>
            <BudgetLines safe={byBudgets} currency={currency} />
          </>
        ) : null}
      </>
    )
  }
  const { byBudgets } = safe
  return (
    <>
      <IncomeLines safe={safe} currency={currency} />
      {byBudgets ? (
        <>
          <Other>What your budgets leave</Other>
          <BudgetLines safe={byBudgets} currency={currency} />
        </>
      ) : (
        <p>
          <Link to={`${routes.budgets.path}?add=1`} className="underline underline-offset-4">
            Make a budget
          </Link>{' '}
          to say yourself how much may go to what.
        </p>
      )}
    </>
  )
}

/** The one of the two that does not set the figure. */
const Other = ({ children }: { readonly children: string }) => (
  <h3 className="mt-2 font-semibold">{children}</h3>
)

type ByBudgets = NonNullable<SafeOf<'income'>['byBudgets']>

const daysWords = (days: number) => counted(days, 'day')

interface BudgetLinesProps {
  readonly safe: ByBudgets
  readonly currency: string
}

function BudgetLines({ safe, currency }: BudgetLinesProps) {
  return (
    <>
      <ul className="grid gap-2">
        {safe.budgets.map((one) => (
          <Line
            key={one.id}
            name={
              <>
                <RowsLink to={routes.budget.path.replace(':id', one.id)}>{one.name}</RowsLink>
                <span className="block text-muted-foreground">
                  <Amount
                    amount={Math.abs(one.left)}
                    currency={one.currency}
                    isAbout={one.isAbout}
                  />{' '}
                  {one.left < 0 ? 'over' : 'left'}
                  {one.upcoming === 0 ? null : (
                    <>
                      {one.left < 0 ? ' and ' : ', less '}
                      <Amount
                        amount={one.upcoming}
                        currency={one.currency}
                        isAbout={one.isUpcomingAbout}
                      />{' '}
                      to come
                    </>
                  )}
                  {one.left < 0 ? ', with ' : ', over '}
                  {daysWords(one.daysLeft)}
                  {one.left < 0 ? ' to go' : null}
                </span>
                <RateNote missing={one.missing ?? []} lead="Not taken off yet:" isPlain />
              </>
            }
          >
            {one.counted === null ? (
              <>
                <Amount amount={one.perDay} currency={one.currency} /> without a rate
              </>
            ) : (
              <Amount
                amount={one.counted}
                currency={currency}
                isAbout={one.isAbout || one.currency !== currency}
              />
            )}
          </Line>
        ))}
        <Line name="A day" isSum>
          <Amount amount={safe.perDay} currency={currency} isAbout={safe.isAbout} />
        </Line>
      </ul>
      <p className="text-muted-foreground">
        What one budget has left does not make up for another. Budgets that share a category count
        once.
      </p>
    </>
  )
}

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

/** What is written down has a list of its own; what only comes by plan is asked for. */
function partsOf(safe: SafeByIncome, today: Day, locale: string): readonly Part[] {
  const month = monthRange(monthOf(today))
  const soFar = `?from=${month.from}&to=${today}`
  const span = { from: addDays(today, 1), to: month.to }
  const later = `?from=${span.from}&to=${span.to}`
  const ahead = (kind: 'expense' | 'income', title: string) =>
    rowsAddressOf({ kind, ...span, from: today < month.to ? span.from : today, title, of: 'ahead' })
  const { usualMonth } = safe
  const comes: readonly Part[] = usualMonth
    ? [
        {
          of: 'income',
          name: `Income as in ${formatMonth(monthOf(usualMonth.from), locale)}`,
          amount: safe.income,
          to: `${routes.income.path}?from=${usualMonth.from}&to=${usualMonth.to}`,
        },
      ]
    : [
        {
          of: 'received',
          name: 'Came in so far',
          amount: safe.received,
          to: routes.income.path + soFar,
        },
        {
          of: 'incomeEntered',
          name: 'Income entered ahead',
          amount: safe.incomeEntered,
          to: routes.income.path + later,
        },
        {
          of: 'incomeAhead',
          name: 'Income still to come by plan',
          amount: safe.incomeAhead,
          to: ahead('income', 'Income still to come by plan'),
        },
      ]
  return [
    ...comes,
    {
      of: 'spent' as const,
      name: 'Spent so far',
      amount: less(safe.spent),
      to: routes.expenses.path + soFar,
    },
    {
      of: 'entered' as const,
      name: 'Entered ahead',
      amount: less(safe.entered),
      to: routes.expenses.path + later,
    },
    {
      of: 'upcoming' as const,
      name: 'Still to come by plan',
      amount: less(safe.upcoming),
      to: ahead('expense', 'Still to come by plan'),
    },
    ...asideParts(safe, month),
  ].filter(({ amount }) => amount !== 0)
}

const less = (amount: number | null) => (amount === null ? null : 0 - amount)

const asideNames = {
  repaid: 'Paid back on loans, as expenses or not',
  due: 'Still to pay on loans',
  saved: 'Put into goals',
} as const

/** What is no spending, and not there to be spent either. */
function asideParts(safe: SafeByIncome, month: Span): readonly Part[] {
  return (['repaid', 'due', 'saved'] as const).map((of) => {
    const isOut = of === 'saved' && (safe.saved ?? 0) < 0
    const name = isOut ? 'Taken out of goals' : asideNames[of]
    const to = rowsAddressOf({ kind: 'expense', ...month, title: name, of })
    return { of, name, amount: less(safe[of]), to }
  })
}

const isAboutIn = ({ about = [] }: SafeByIncome, part: SafePart) => about.includes(part)

interface IncomeLinesProps {
  readonly safe: SafeByIncome
  readonly currency: string
}

function IncomeLines({ safe, currency }: IncomeLinesProps) {
  const { locale } = useLocale()
  const today = useToday()
  return (
    <>
      <ul className="grid gap-2">
        {partsOf(safe, today, locale).map(({ of, name, amount, to }) => (
          <Line key={of} name={name}>
            <RowsLink to={to}>
              <Amount amount={amount} currency={currency} isAbout={isAboutIn(safe, of)} />
            </RowsLink>
          </Line>
        ))}
        <Line
          name={
            <>
              Left <RateNote missing={safe.missing ?? []} lead="not taken off:" isPlain />
            </>
          }
          isSum
        >
          <Amount amount={safe.left} currency={currency} isAbout={safe.isAbout} />
        </Line>
        <Line name={`A day, over ${daysWords(safe.daysLeft)}, today included`}>
          <Amount amount={safe.perDay} currency={currency} isAbout={safe.isAbout} />
        </Line>
      </ul>
      {safe.missingIncome ? (
        <p className="text-muted-foreground">
          <RateNote missing={safe.missingIncome} lead="Not counted on: income of" isPlain />
        </p>
      ) : null}
      {safe.usualMonth ? (
        <p className="text-muted-foreground">
          Less has come in so far than in the middle one of the last three months, so that one is
          counted on.
        </p>
      ) : null}
    </>
  )
}
