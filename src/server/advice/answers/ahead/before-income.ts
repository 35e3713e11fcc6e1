import { dayWords } from '#domain/advice/words.ts'
import { accountsWords } from '#domain/analytics/safe-words.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { heldInAll } from '#server/advice/held-in-all.ts'
import { answered, type PlainAnswer, type Question } from '../answer.ts'
import { heldSentences } from '../answer-accounts.ts'
import { saidOf } from '../say.ts'
import { type Spendable, savingsLead, spendableNow } from './from-accounts.ts'
import { endOfMonth, monthAhead } from './month-ahead.ts'

const link = '/mcapp/accounts'

/** What there is until a day that the next income does not come before; null of any later one. */
export async function beforeIncome(question: Question): Promise<Spendable | null> {
  const { asked, book } = question
  const { facts } = book
  const [period] = asked.periods
  if (!period || period.to < facts.today || period.to >= endOfMonth(facts)) return null
  const spendable = await spendableNow(question)
  return spendable && addDays(spendable.until, 1) >= period.to ? spendable : null
}

const howMade = async ({ book }: Question, spendable: Spendable): Promise<readonly string[]> => [
  accountsWords(spendable, book.facts),
  'What comes in after that day is not counted on.',
  ...(await heldSentences(book, [])),
]

interface Price {
  readonly cost: number
  readonly said: string
}

/** Whether a price is there before the next income. */
async function verdict({ book }: Question, { cost, said }: Price, spendable: Spendable) {
  const { facts } = book
  const { left, until } = spendable
  const day = dayWords(facts, until)
  if (cost <= left) {
    const rest = saidOf(facts, left - cost, spendable)
    return `Yes: ${said} is there until ${day}, and ${rest} would be left.`
  }
  const held = await heldInAll(book.book)
  if (held !== null && held.amount >= cost) {
    return `${savingsLead(facts, cost, spendable)} ${said} is more than is there without them.`
  }
  const lack = saidOf(facts, cost - Math.max(0, left), spendable)
  return `No: ${said} is ${lack} more than is there until ${day}.`
}

/** What a budget has for it. */
interface Room {
  readonly rest: number
  readonly lack: string
  readonly sentence: string
}

/** A price before a day: money that comes later is none for it. */
export async function affordBefore(
  question: Question,
  price: Price,
  spendable: Spendable,
  rooms: readonly Room[],
): Promise<PlainAnswer> {
  const tight = rooms.find(({ rest }) => rest < 0)
  const first = tight
    ? `No: ${price.said} ${tight.lack}.`
    : await verdict(question, price, spendable)
  const made = await howMade(question, spendable)
  return answered([first, ...rooms.map(({ sentence }) => sentence), ...made], { link })
}

/** What can be spent until a day, as safe to spend by accounts; null where that says nothing. */
export async function spendUntil(question: Question): Promise<PlainAnswer | null> {
  const { asked, book } = question
  const { facts } = book
  const spendable = /\bspend\b/.test(asked.skeleton) ? await beforeIncome(question) : null
  if (!spendable) return null
  const day = dayWords(facts, spendable.until)
  const say = (amount: number) => saidOf(facts, Math.max(0, amount), spendable)
  const { safe } = await monthAhead(book.book)
  const by = { budgets: 'your budgets', income: 'the month' } as const
  const other =
    safe && safe.basis !== 'accounts' && safe.perDay !== null
      ? [`By ${by[safe.basis]} ${saidOf(facts, safe.perDay, safe)} a day is safe to spend.`]
      : []
  const first = `${say(spendable.left)} can be spent until ${day}, ${say(spendable.perDay)} a day.`
  return answered([first, ...(await howMade(question, spendable)), ...other], { link })
}
