import type { Topic } from '#domain/advice/questions/topics.ts'
import type { Question } from '../answer.ts'
import { daysAsked, entriesWords, inPeriod, saidSum, spentWords } from '../say.ts'
import { subjectIn } from '../subject.ts'
import { sumOf } from '../sums.ts'

/** Paid with dollars is what was; in dollars may also be how it is to be told. */
const isUnit = ({ asked }: Question) =>
  asked.currencies !== null && !/\b(?:with|using|many)\b/.test(asked.said)

/** All that is asked about, converted, where only some of it is of the currency that is named. */
async function wholeOf(question: Question, topic: Topic) {
  const { asked, book } = question
  const period = daysAsked(question)
  const own = subjectIn(question)
  const all = subjectIn({ book, asked: { ...asked, currencies: null } })
  const { currency } = own.filter
  if (currency === null || (topic !== 'spent' && topic !== 'earned')) return null
  const kind = topic === 'spent' && !all.isIncome ? 'expense' : 'income'
  const { entries } = await sumOf(book.book, { ...own.filter, kind, period })
  const sum = await sumOf({ ...book.book, currency }, { ...all.filter, kind, period })
  if (sum.entries === entries) return null
  const facts = { ...book.facts, currency }
  const words = all.words.replace(/^ (?:on|at) /, ' from ')
  const said =
    kind === 'expense'
      ? spentWords({ ...book, facts }, all, period, sum)
      : `${saidSum(facts, sum)} came in${words} ${inPeriod(period)}, ` +
        `in ${entriesWords(sum.entries)}.`
  return {
    said: `All of it, converted to ${currency}: ${said.replace(/^You /, 'you ')}`,
    entries,
    currency,
  }
}

/** An answer of one currency, and of all that was converted to it besides. */
export async function alsoConverted(
  question: Question,
  topic: Topic,
  sentences: readonly string[],
): Promise<readonly string[]> {
  const whole = isUnit(question) ? await wholeOf(question, topic) : null
  if (!whole) return sentences
  if (whole.entries > 0) return [...sentences, whole.said]
  return [whole.said, `None of it was in ${whole.currency} itself.`, ...sentences.slice(1)]
}
