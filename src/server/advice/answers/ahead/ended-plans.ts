import { dayWords, money } from '#domain/advice/words.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { AnswerBook } from '../answer-book.ts'
import { planName, planRow, rhythmWords } from '../plans.ts'
import { seenRow, seenUntil } from '../seen-plans.ts'

/** Something that came again and again and no longer does. */
interface EndedPlan {
  readonly name: string
  readonly lastOn: Day
  readonly sentence: string
  readonly evidence: ReturnType<typeof seenRow>
}

/** What is paused in Recurring, and what the rows show to have stopped, the latest first. */
export function endedPlans(book: AnswerBook): readonly EndedPlan[] {
  const { facts } = book
  const paused = book.templates
    .filter(({ kind, template }) => kind === 'expense' && !template.active)
    .map((plan): EndedPlan => {
      const name = planName(plan)
      const sentence = `${name} is paused in Recurring: nothing comes of it any more.`
      return { name, lastOn: '', sentence, evidence: planRow(plan, book) }
    })
  const seen = seenUntil(book).map((one): EndedPlan => {
    const { description: name, amount, currency, schedule, reason } = one
    const price = `${money(facts, amount, currency)} ${rhythmWords(schedule)}`
    const last = dayWords(facts, reason.lastOn)
    const sentence = `${name}, ${price}, was last paid on ${last} and not since.`
    return { name, lastOn: reason.lastOn, sentence, evidence: seenRow(one) }
  })
  return [...seen.toSorted((a, b) => (a.lastOn < b.lastOn ? 1 : -1)), ...paused]
}
