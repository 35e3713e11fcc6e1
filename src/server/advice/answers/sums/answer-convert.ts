import { dayWords, money } from '#domain/advice/words.ts'
import { figureWords } from '#domain/money/figure-words.ts'
import { convertAmount } from '#domain/money/rates.ts'
import { readRateTable } from '#server/rates/rates.ts'
import { type AnswerTopic, answered, cannot } from '../answer.ts'
import { priceIn } from '../price.ts'

/** One sum in another currency, by the rate the book would take today. */
export const answerConvert: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const { db, scope } = book.book
  const from = priceIn(question)
  if (!from) return cannot(['Which sum should be converted? Ask again with the amount.'])
  const own = facts.currency
  const wanted = asked.currencies
  const to = wanted?.includes(own) ? own : (wanted?.[0] ?? own)
  const said = money(facts, from.amount, from.currency)
  if (to === from.currency) return answered([`${said} is ${said}.`])
  const { today, locale } = facts
  const span = { currencies: [from.currency, to], from: today, till: today }
  const rate = (await readRateTable(db, scope, span)).cross(from.currency, to, today)
  const amount = rate && convertAmount(from.amount, from.currency, to, rate)
  if (!rate || amount === null) {
    return cannot([`There is no rate from ${from.currency} to ${to} in your book.`])
  }
  const on = dayWords(facts, rate.on)
  const by = rate.isTyped
    ? 'the rate you typed'
    : rate.isOld
      ? `the last rate that is known, of ${on}`
      : `the rate of ${on}`
  return answered([`${said} is ${figureWords({ amount, isAbout: true }, to, locale)} by ${by}.`])
}
