import { dayWords, money } from '#domain/advice/words.ts'
import type { KnownTemplate } from '../plan-facts.ts'
import { type AnswerTopic, answered } from './answer.ts'
import type { AnswerBook } from './answer-book.ts'
import { planName, planRow, plansNamed, runningPlans } from './plans.ts'

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

export const answerPrice: AnswerTopic = async (question) => {
  const { book } = question
  const own = plansNamed(question)
  if (own.length > 0) {
    return answered(
      own.map((plan) => priceSentence(plan, book)),
      { evidence: own.map((plan) => planRow(plan, book)), link },
    )
  }
  const changed = runningPlans(book, 'expense').filter(
    ({ template }) => template.priceChanges.length > 0,
  )
  if (changed.length === 0) return answered(['No price of what recurs has changed.'], { link })
  return answered(
    changed.map((plan) => priceSentence(plan, book).replace(/^(?:Yes|No): /, '')),
    { evidence: changed.map((plan) => planRow(plan, book)), link },
  )
}
