import { dayWords } from '#domain/advice/words.ts'
import { forecastDays } from '#domain/analytics/forecast.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { heldInAll } from '#server/advice/held-in-all.ts'
import { readForeseen } from '#server/analytics/foreseen.ts'
import { type AnswerTopic, answered, cannot, type PlainAnswer, type Question } from '../answer.ts'
import { heldSentences } from '../answer-accounts.ts'
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
  return {
    income: income.total,
    spending: spending.total,
    rest: spending.rest,
    due: spending.due,
    about,
  }
}

/** The forecast up to a day in words; nothing where the book is too young for one. */
export async function foreseenSentences(question: Question, day: Day): Promise<readonly string[]> {
  const { facts } = question.book
  const foreseen = await foreseenUntil(question, day)
  if (!foreseen) return []
  const { income, spending, due, about } = foreseen
  const say = (amount: number) => saidOf(facts, amount, about)
  const net = income - spending - due
  const onLoans = due === 0 ? '' : `, and ${say(due)} is due on loans`
  return [
    `The forecast until ${dayWords(facts, day)}: ${say(income)} comes in and ${say(spending)} ` +
      `goes out${onLoans}, so ${say(Math.abs(net))} ${net < 0 ? 'is missing' : 'stays'}.`,
  ]
}

/** Whether what accounts hold and what comes in is enough until a day. */
async function answerUntil(question: Question, day: Day): Promise<PlainAnswer | null> {
  const { book } = question
  const { facts } = book
  const foreseen = await foreseenUntil(question, day)
  const held = await heldInAll(book.book)
  if (!foreseen || !held) return null
  const left = held.amount + foreseen.income - foreseen.spending - foreseen.due
  const size = saidOf(facts, Math.abs(left), { isAbout: true })
  const on = dayWords(facts, day)
  const first =
    left < 0
      ? `Yes, by the forecast: on ${on} ${size} would be missing.`
      : `No, by the forecast: on ${on} your accounts would hold ${size}.`
  return answered(
    [first, ...(await foreseenSentences(question, day)), ...(await heldSentences(book, []))],
    { link },
  )
}

/** How long money lasts hangs on what there is: only what comes and goes is told. */
export const answerLasts: AnswerTopic = async (question) => {
  const { today } = question.book.facts
  const last = addDays(today, forecastDays)
  const [period] = question.asked.periods
  const isNear = period && period.to > today && period.to <= last
  const near = isNear ? await answerUntil(question, period.to) : null
  if (near) return near
  return cannot(
    [
      'How long your money lasts cannot be told from what you earn and spend alone.',
      ...(await foreseenSentences(question, isNear ? period.to : last)),
      'Net worth shows what your accounts hold, and Analytics how the days ahead may go.',
    ],
    { link },
  )
}
