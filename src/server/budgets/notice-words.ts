import { percentSpent } from '#domain/budgets/standing.ts'
import { type Day, writtenDay } from '#domain/calendar.ts'
import { formatAmount } from '#domain/money.ts'
import type { Finding, Found } from './findings.ts'

interface Words {
  readonly title: string
  readonly body: string
}

interface Reader {
  readonly locale: string
  readonly today: Day
}

const dayFor = ({ locale, today }: Reader, day: Day) =>
  writtenDay(day, today, locale, { day: 'numeric', month: 'long' })

/** Such as "Food: 85 % spent" and "340.00 of 400.00 spent. 60.00 is left until 31 March." */
export function wordsOf(
  { budget, sums }: Omit<Found, 'findings'>,
  finding: Finding,
  reader: Reader,
) {
  const name = budget.name.trim().toWellFormed()
  const { title, body } =
    finding.kind === 'threshold'
      ? spentWords({ budget, sums }, reader)
      : overrunWords({ budget, sums }, finding.amount, reader)
  return { title: `${name}: ${title}`, body }
}

function spentWords({ budget, sums }: Omit<Found, 'findings'>, reader: Reader): Words {
  const written = (amount: number) => formatAmount(amount, budget.currency, reader.locale)
  const { available, spent, closing, period } = sums
  const left = closing ?? 0
  const sum = `${written(spent ?? 0)} of ${written(available ?? 0)} spent.`
  const until = `until ${dayFor(reader, period.to)}.`
  if (left < 0) return { title: 'over budget', body: `${sum} That is ${written(-left)} too much.` }
  if (left === 0) return { title: 'budget reached', body: `${sum} Nothing is left ${until}` }
  const title = `${percentSpent(sums) ?? 0} % spent`
  return { title, body: `${sum} ${written(left)} is left ${until}` }
}

function overrunWords(
  { budget, sums: { available, spent, period } }: Omit<Found, 'findings'>,
  amount: number,
  reader: Reader,
): Words {
  const written = (sum: number) => formatAmount(sum, budget.currency, reader.locale)
  const end = dayFor(reader, period.to)
  const more = `${written(amount - (available ?? 0))} too much`
  const expected = `probably ${written(amount)} by ${end}: ${more}.`
  return {
    title: 'it will probably not last',
    body: `${written(spent ?? 0)} spent, and ${expected}`,
  }
}
