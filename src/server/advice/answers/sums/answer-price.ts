import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import type { KnownTemplate } from '#server/advice/plan-facts.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from '../answer.ts'
import type { AnswerBook } from '../answer-book.ts'
import { planName, planRow, plansNamed, runningPlans } from '../plans.ts'
import { linkTo } from '../say.ts'
import { isPriceKept } from '../seen-plans.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { rowsOf } from '../sums.ts'
import { compareDays } from './answer-compare.ts'

const link = '/mcapp/recurring'

function priceSentence(plan: KnownTemplate, book: AnswerBook): string {
  const { facts } = book
  const { template } = plan
  const say = (amount: number) => money(facts, amount, template.currency)
  const changes = template.priceChanges.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const [last] = changes.toReversed()
  if (!last) return `No: ${planName(plan)} is ${say(template.amount)} as before.`
  const before = changes.at(-2)?.amount ?? template.amount
  const by = last.amount - before
  const will = last.from > facts.today
  const word = by > 0 ? 'Yes' : 'No'
  return (
    `${word}: ${planName(plan)} ${will ? 'will go' : 'went'} from ${say(before)} to ` +
    `${say(last.amount)} on ${dayWords(facts, last.from)}, ${say(Math.abs(by))} ` +
    `${by > 0 ? 'more' : 'less'}.`
  )
}

const rowsLooked = 12

/** What one thing cost each time; where that varies anyway, what it took in all. */
async function priceOfRows(question: Question): Promise<PlainAnswer> {
  const { book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const period = periodOf(firstDay, facts.today, facts)
  const rows = await rowsOf(book.book, wantedOf(subject, period), 'latest', rowsLooked)
  const [last] = rows
  const amounts = rows.toReversed().flatMap(({ amount }) => amount ?? [])
  const isOne = rows.every(({ currency }) => currency === last?.currency)
  if (!last?.currency || rows.length < 2 || !isOne || !isPriceKept(amounts)) {
    return compareDays(question)
  }
  const say = (amount: number) => money(facts, amount, last.currency ?? facts.currency)
  const now = last.amount ?? 0
  const at = rows.findIndex(({ amount }) => amount !== now)
  const more = { evidence: rows, link: linkTo('expenses', subject, period) }
  if (at < 0) return answered([`No: ${last.words} was ${say(now)} each time.`], more)
  const before = rows[at]?.amount ?? 0
  const on = dayWords(facts, rows[at - 1]?.date ?? facts.today)
  const by = `${say(Math.abs(now - before))} ${now > before ? 'more' : 'less'}`
  const isCheaper = /\bcheaper\b/.test(question.asked.skeleton)
  const word = now > before === isCheaper ? 'No' : 'Yes'
  return answered(
    [`${word}: ${last.words} went from ${say(before)} to ${say(now)} on ${on}, ${by}.`],
    more,
  )
}

export const answerPrice: AnswerTopic = async (question) => {
  const { book } = question
  const own = plansNamed(question)
  if (own.length > 0) {
    return answered(
      own.map((plan) => priceSentence(plan, book)),
      { evidence: own.map((plan) => planRow(plan, book)), link },
    )
  }
  if (question.asked.mentions.length > 0) return priceOfRows(question)
  const changed = runningPlans(book, 'expense').filter(
    ({ template }) => template.priceChanges.length > 0,
  )
  if (changed.length === 0) return answered(['No price of what recurs has changed.'], { link })
  return answered(
    changed.map((plan) => priceSentence(plan, book).replace(/^(?:Yes|No): /, '')),
    { evidence: changed.map((plan) => planRow(plan, book)), link },
  )
}
