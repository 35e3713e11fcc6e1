import { percentSpent } from '#domain/budgets/standing.ts'
import { type Day, writtenDay } from '#domain/calendar.ts'
import { missingWords } from '#domain/figure-words.ts'
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
  { budget, sums, missing }: Omit<Found, 'findings'>,
  finding: Finding,
  reader: Reader,
) {
  const name = budget.name.trim().toWellFormed()
  const { title, body } =
    finding.kind === 'threshold'
      ? spentWords({ budget, sums }, reader)
      : overrunWords({ budget, sums }, finding.amount, reader)
  const rest = missingWords(missing, reader.locale)
  return {
    title: `${name}: ${title}`,
    body: rest === '' ? body : `${body} ${rest} is not in it.`,
  }
}

type Known = Pick<Found, 'budget' | 'sums'>

function spentWords({ budget, sums }: Known, reader: Reader): Words {
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
  { budget, sums: { available, spent, period } }: Known,
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
