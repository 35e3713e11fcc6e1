import { limitOf, percentSpent } from '#domain/budgets/standing.ts'
import { type Day, writtenDay } from '#domain/calendar/calendar.ts'
import { figureWords, missingWords } from '#domain/money/figure-words.ts'
import { addAmounts } from '#domain/money/money.ts'
import type { BudgetState, Finding } from './findings.ts'

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
export function wordsOf(found: Omit<BudgetState, 'findings'>, finding: Finding, reader: Reader) {
  const { budget, missing } = found
  const name = budget.name.trim().toWellFormed()
  const { title, body } =
    finding.kind === 'threshold'
      ? spentWords(found, reader)
      : overrunWords(found, finding.amount, reader)
  const rest = missingWords(missing, reader.locale)
  return {
    title: `${name}: ${title}`,
    body: rest === '' ? body : `${body} ${rest} is not in it.`,
  }
}

type Known = Omit<BudgetState, 'findings'>

/** About so much, where some of it was converted. */
const writtenIn =
  ({ budget }: Known, { locale }: Reader) =>
  (amount: number, isAbout = false): string =>
    figureWords({ amount, isAbout }, budget.currency, locale)

/** What is written down for days to come is not spent: "310.00 spent and 30.00 still ahead". */
function soFarWords(known: Known, reader: Reader, of = ''): string {
  const written = writtenIn(known, reader)
  const { ahead, isAbout, isAheadAbout } = known
  const { spent } = known.sums
  if (ahead === 0 || ahead === null) return `${written(spent ?? 0, isAbout)}${of} spent`
  const soFar = written(addAmounts(spent, -ahead) ?? 0, isAbout)
  return `${soFar} spent and ${written(ahead, isAheadAbout)} still ahead${of && `,${of}`}`
}

function spentWords(known: Known, reader: Reader): Words {
  const { sums, ahead } = known
  const written = writtenIn(known, reader)
  const { available, closing, period } = sums
  const left = closing ?? 0
  const rest = written(Math.abs(left), known.isAboutAhead)
  const { limit, overspentBefore } = limitOf(available ?? 0)
  const before = overspentBefore > 0 ? ` ${written(overspentBefore)} was overspent before.` : ''
  const sum = `${soFarWords(known, reader, ` of ${written(limit)}`)}.${before}`
  const until = `until ${dayFor(reader, period.to)}.`
  if (left < 0) return { title: 'over budget', body: `${sum} That is ${rest} too much.` }
  if (left === 0) return { title: 'budget reached', body: `${sum} Nothing is left ${until}` }
  const title = `${percentSpent(sums) ?? 0} % ${ahead === 0 ? 'spent' : 'used'}`
  return { title, body: `${sum} ${rest} is left ${until}` }
}

function overrunWords(known: Known, amount: number, reader: Reader): Words {
  const { available, period } = known.sums
  const written = (sum: number) => writtenIn(known, reader)(sum, known.isAboutAhead)
  const end = dayFor(reader, period.to)
  const more = `${written(amount - (available ?? 0))} too much`
  const expected = `probably ${written(amount)} by ${end}: ${more}.`
  return {
    title: 'likely to go over budget',
    body: `${soFarWords(known, reader)}, and ${expected}`,
  }
}
