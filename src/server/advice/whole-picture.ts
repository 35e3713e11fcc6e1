import type { Advice } from '#domain/advice/advice.ts'
import { monthPeriod } from '#domain/advice/questions/period.ts'
import { monthWords, percentWords } from '#domain/advice/words.ts'
import { answered, type PlainAnswer } from './answers/answer.ts'
import { saidOf, saidSum } from './answers/say.ts'
import { everything, sumOf } from './answers/sums.ts'
import type { KnownBook } from './read-facts.ts'

const adviceTold = 3

/** The month so far, and what matters most today. */
export async function wholePicture(
  { facts, book }: KnownBook,
  advice: readonly Advice[],
): Promise<PlainAnswer> {
  const { month } = facts.thisMonth
  const period = { ...monthPeriod(month, book), to: facts.today }
  const income = await sumOf(book, { ...everything, period, kind: 'income' })
  const spent = await sumOf(book, { ...everything, period, kind: 'expense' })
  const isWhole = income.missing.length + spent.missing.length === 0
  const kept = (income.total ?? 0) - (spent.total ?? 0)
  const share = income.total ? `, ${percentWords(facts, kept, income.total)} of what came in` : ''
  const first = advice.slice(0, adviceTold)
  return answered(
    [
      `In ${monthWords(facts, month)} so far ${saidSum(facts, income)} came in and ` +
        `${saidSum(facts, spent)} went out.`,
      ...(isWhole && kept > 0 ? [`${saidOf(facts, kept, income, spent)} stayed${share}.`] : []),
      ...first.map(({ title, text }) => `${title}: ${text}`),
      ...(first.length === 0 ? ['Nothing in your book needs you today.'] : []),
    ],
    { evidence: first.flatMap(({ evidence }) => evidence) },
  )
}
