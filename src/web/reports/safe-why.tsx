import { Link } from 'react-router'
import type { SafeByIncome, SafePart } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { RowsLink } from '#web/charts/rows-link.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Amount } from '../locale/amount.tsx'
import { RateNote } from '../locale/rate-note.tsx'
import { useLocale, useToday } from '../locale/use-locale.ts'
import { AccountLines } from './safe-accounts.tsx'
import type { SafeOf, SafeProps } from './safe-card.tsx'
import { Line } from './safe-line.tsx'
import { safeParts } from './safe-parts.ts'

/** What is safe to spend, line by line; each leads to the rows it is made of. */
export function SafeWhy({ safe, currency }: SafeProps) {
  if (safe.basis === 'budgets') {
    const { month } = safe
    return (
      <>
        <BudgetLines safe={safe} currency={currency} />
        {month ? (
          <>
            <Other>{say('What the month leaves')}</Other>
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
            <Other>{say('What the month leaves')}</Other>
            <IncomeLines safe={month} currency={currency} />
          </>
        ) : null}
        {byBudgets ? (
          <>
            <Other>{say('What your budgets leave')}</Other>
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
          <Other>{say('What your budgets leave')}</Other>
          <BudgetLines safe={byBudgets} currency={currency} />
        </>
      ) : (
        <p>
          <Say
            words="<link>Make a budget</link> to say yourself how much may go to what."
            link={(inner) => (
              <Link to={`${routes.budgets.path}?add=1`} className="underline underline-offset-4">
                {inner}
              </Link>
            )}
          />
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

const daysWords = (days: number) => say('{days, plural, one {# day} other {# days}}', { days })

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
                  <LeftOf budget={one} />
                </span>
                <RateNote missing={one.missing ?? []} lead={say('Not taken off yet:')} isPlain />
              </>
            }
          >
            {one.counted === null ? (
              <Say
                words="{amount} without a rate"
                amount={<Amount amount={one.perDay} currency={one.currency} />}
              />
            ) : (
              <Amount
                amount={one.counted}
                currency={currency}
                isAbout={one.isAbout || one.currency !== currency}
              />
            )}
          </Line>
        ))}
        <Line name={say('A day')} isSum>
          <Amount amount={safe.perDay} currency={currency} isAbout={safe.isAbout} />
        </Line>
      </ul>
      <p className="text-muted-foreground">
        {say(
          `What one budget has left does not make up for another. Budgets that share a category
          count once.`,
        )}
      </p>
    </>
  )
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
        {safeParts(safe, today, locale).map(({ of, name, amount, to }) => (
          <Line key={of} name={name}>
            <RowsLink to={to}>
              <Amount amount={amount} currency={currency} isAbout={isAboutIn(safe, of)} />
            </RowsLink>
          </Line>
        ))}
        <Line
          name={
            <Say
              words="Left {rateNote}"
              rateNote={
                <RateNote missing={safe.missing ?? []} lead={say('not taken off:')} isPlain />
              }
            />
          }
          isSum
        >
          <Amount amount={safe.left} currency={currency} isAbout={safe.isAbout} />
        </Line>
        <Line name={say('A day, over {days}, today included', { days: daysWords(safe.daysLeft) })}>
          <Amount amount={safe.perDay} currency={currency} isAbout={safe.isAbout} />
        </Line>
      </ul>
      {safe.missingIncome ? (
        <p className="text-muted-foreground">
          <RateNote missing={safe.missingIncome} lead={say('Not counted on: income of')} isPlain />
        </p>
      ) : null}
      {safe.usualMonth ? (
        <p className="text-muted-foreground">
          {say(
            `Less has come in so far than in the middle one of the last three months, so that one
            is counted on.`,
          )}
        </p>
      ) : null}
    </>
  )
}

interface LeftOfProps {
  readonly budget: ByBudgets['budgets'][number]
}

/** What is left of one budget, what of that is spoken for, and for how long. */
function LeftOf({ budget: one }: LeftOfProps) {
  const { currency } = one
  const said = {
    sum: <Amount amount={Math.abs(one.left)} currency={currency} isAbout={one.isAbout} />,
    coming: <Amount amount={one.upcoming} currency={currency} isAbout={one.isUpcomingAbout} />,
    days: daysWords(one.daysLeft),
  }
  const { sum, days } = said
  if (one.left < 0) {
    return one.upcoming === 0 ? (
      <Say words="{sum} over, with {days} to go" sum={sum} days={days} />
    ) : (
      <Say words="{sum} over and {coming} to come, with {days} to go" {...said} />
    )
  }
  return one.upcoming === 0 ? (
    <Say words="{sum} left, over {days}" sum={sum} days={days} />
  ) : (
    <Say words="{sum} left, less {coming} to come, over {days}" {...said} />
  )
}
