import { isRunning, monthPeriod, soFar } from '#domain/advice/questions/period.ts'
import { dayWords } from '#domain/advice/words.ts'
import { addDays, monthOf } from '#domain/calendar/calendar.ts'
import { addAmounts, sumAmounts } from '#domain/money/money.ts'
import type { Question } from './answer.ts'
import type { Coming } from './plans.ts'
import { saidSum, spentWords } from './say.ts'
import { everyone, type Subject } from './subject.ts'
import { everything, sumOf, type Wanted } from './sums.ts'

/** What is written down for the rest of a time that still runs; a sum up to today leaves it out. */
export async function stillAhead(
  { asked, book }: Question,
  { filter }: Subject,
  kind: Wanted['kind'],
): Promise<readonly string[]> {
  const { facts } = book
  const { today } = facts
  const { from, to } = asked.periods[0] ?? monthPeriod(monthOf(today), facts)
  if (from > today || to <= today) return []
  const period = { from: addDays(today, 1), to }
  const sum = await sumOf(book.book, { ...filter, kind, period })
  if (sum.entries === 0) return []
  return [`${saidSum(facts, sum)} more is still ahead, until ${dayWords(facts, to)}.`]
}

/** What is spent is more than what is planned. */
export const isOfSpending = /\b(?:spend(?:ing|ings)?|spent|costs?|expenses|outgoings)\b/

/** What one will spend of a time begins with what is spent; paying back is no spending. */
export async function spentWithAhead(
  { asked, book }: Question,
  coming: readonly Coming[],
): Promise<readonly string[]> {
  const { facts } = book
  const [period] = asked.periods
  if (!isOfSpending.test(asked.skeleton) || !period || !isRunning(period, facts.today)) return []
  const days = soFar(period, facts)
  const sum = await sumOf(book.book, { ...everything, kind: 'expense', period: days })
  const said = spentWords(book, everyone, days, sum)
  const bills = coming.filter(({ isLoan }) => !isLoan)
  const ahead = sumAmounts(bills.map(({ amount, currency }) => book.book.inBook(amount, currency)))
  if (bills.length === 0 || ahead === null || sum.total === null) return [said]
  const isAbout = sum.isAbout || bills.some(({ currency }) => currency !== book.book.currency)
  const whole = saidSum(facts, { ...sum, isAbout, total: addAmounts(sum.total, ahead) })
  return [said, `With what is known to come it is ${whole} until ${dayWords(facts, period.to)}.`]
}
