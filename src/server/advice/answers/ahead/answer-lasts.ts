import { dayWords } from '#domain/advice/words.ts'
import { forecastDays } from '#domain/analytics/forecast.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { readForeseen } from '#server/analytics/foreseen.ts'
import { type AnswerTopic, cannot, type Question } from '../answer.ts'
import { saidOf } from '../say.ts'
import { lookOf } from './month-ahead.ts'

const link = '/mcapp/analytics'

/** What the forecast of Analytics says comes in and goes out until a day; null where it cannot. */
export async function foreseenUntil({ book }: Question, day: Day) {
  const look = lookOf(book.book)
  const income = await readForeseen(look, { kind: 'income', day })
  const spending = await readForeseen(look, { kind: 'expense', day })
  if (!income || !spending) return null
  const about = { isAbout: income.isAbout === true || spending.isAbout === true }
  return { income: income.total, spending: spending.total, rest: spending.rest, about }
}

/** The forecast up to a day in words; nothing where the book is too young for one. */
export async function foreseenSentences(question: Question, day: Day): Promise<readonly string[]> {
  const { facts } = question.book
  const foreseen = await foreseenUntil(question, day)
  if (!foreseen) return []
  const { income, spending, about } = foreseen
  const say = (amount: number) => saidOf(facts, amount, about)
  const net = income - spending
  return [
    `The forecast until ${dayWords(facts, day)}: ${say(income)} comes in and ${say(spending)} ` +
      `goes out, so ${say(Math.abs(net))} ${net < 0 ? 'is missing' : 'stays'}.`,
  ]
}

/** How long money lasts hangs on what there is: only what comes and goes is told. */
export const answerLasts: AnswerTopic = async (question) => {
  const last = addDays(question.book.facts.today, forecastDays)
  return cannot(
    [
      'How long your money lasts cannot be told from what you earn and spend alone.',
      ...(await foreseenSentences(question, last)),
      'Net worth shows what your accounts hold, and Analytics how the days ahead may go.',
    ],
    { link },
  )
}
