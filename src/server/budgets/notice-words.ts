import { limitOf, percentSpent } from '#domain/budgets/standing.ts'
import { type Day, writtenDay } from '#domain/calendar.ts'
import { missingWords } from '#domain/figure-words.ts'
import { addAmounts, formatAmount } from '#domain/money.ts'
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
  { budget, sums, missing, ahead }: Omit<Found, 'findings'>,
  finding: Finding,
  reader: Reader,
) {
  const name = budget.name.trim().toWellFormed()
  const { title, body } =
    finding.kind === 'threshold'
      ? spentWords({ budget, sums, ahead }, reader)
      : overrunWords({ budget, sums, ahead }, finding.amount, reader)
  const rest = missingWords(missing, reader.locale)
  return {
    title: `${name}: ${title}`,
    body: rest === '' ? body : `${body} ${rest} is not in it.`,
  }
}

type Known = Pick<Found, 'budget' | 'sums' | 'ahead'>

/** What is written down for days to come is not spent: "310.00 spent and 30.00 still ahead". */
function soFarWords({ budget, sums, ahead }: Known, { locale }: Reader, of = ''): string {
  const written = (amount: number) => formatAmount(amount, budget.currency, locale)
  const { spent } = sums
  if (ahead === 0 || ahead === null) return `${written(spent ?? 0)}${of} spent`
  const soFar = addAmounts(spent, -ahead) ?? 0
  return `${written(soFar)} spent and ${written(ahead)} still ahead${of && `,${of}`}`
}

function spentWords(known: Known, reader: Reader): Words {
  const { budget, sums, ahead } = known
  const written = (amount: number) => formatAmount(amount, budget.currency, reader.locale)
  const { available, closing, period } = sums
  const left = closing ?? 0
  const { limit, overspentBefore } = limitOf(available ?? 0)
  const before = overspentBefore > 0 ? ` ${written(overspentBefore)} was overspent before.` : ''
  const sum = `${soFarWords(known, reader, ` of ${written(limit)}`)}.${before}`
  const until = `until ${dayFor(reader, period.to)}.`
  if (left < 0) return { title: 'over budget', body: `${sum} That is ${written(-left)} too much.` }
  if (left === 0) return { title: 'budget reached', body: `${sum} Nothing is left ${until}` }
  const title = `${percentSpent(sums) ?? 0} % ${ahead === 0 ? 'spent' : 'used'}`
  return { title, body: `${sum} ${written(left)} is left ${until}` }
}

function overrunWords(known: Known, amount: number, reader: Reader): Words {
  const { budget, sums } = known
  const { available, period } = sums
  const written = (sum: number) => formatAmount(sum, budget.currency, reader.locale)
  const end = dayFor(reader, period.to)
  const more = `${written(amount - (available ?? 0))} too much`
  const expected = `probably ${written(amount)} by ${end}: ${more}.`
  return {
    title: 'it will probably not last',
    body: `${soFarWords(known, reader)}, and ${expected}`,
  }
}
