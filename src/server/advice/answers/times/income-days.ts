import { firstDay } from '#domain/advice/questions/period.ts'
import { questionInEnglish } from '#domain/advice/questions/question-tongues.ts'
import { dayWords } from '#domain/advice/words.ts'
import { addDays, type Day, formatDay } from '#domain/calendar/calendar.ts'
import { formsOf, wordsOf } from '#domain/search/words.ts'
import type { KnownTemplate } from '../../plan-facts.ts'
import type { AnswerBook } from '../answer-book.ts'
import { everything, rowsOf } from '../sums.ts'

/** Questions with days in them where what comes in was named, and which days those are. */
interface DatedQuestion {
  readonly question: string
  readonly earlier: readonly string[]
  readonly told: readonly string[]
}

interface FoundDays {
  readonly text: string
  readonly told: readonly string[]
}

const determiners = '(?:(?:the|my|our|last|latest|previous|next|coming) )*'
/** Since the last pension, until my next salary comes; not since the pension was raised. */
const comes = new RegExp(
  `\\b(since|after|until|till|before) (${determiners})((?:[\\p{L}\\p{M}'-]+ ?){1,4})`,
  'iu',
)
/** How long it is until then is a question of its own. */
const isCountdown = /\bhow (?:many days|long)\b|\bwhen\b/i
const arriving = /^(?:comes?|came|coming|arrives?|arrived|lands?|is|was|gets?|got)$/i
const arrived = /^(?:in|here|there|paid|due|booked|again|next)$/i
const anyPay = /^(?:payday|pay day|pay|pay ?che(?:ck|que)|income|money|salary|wages?)$/i
const mostWords = 3

const isSame = (one: string, other: string) =>
  one === other || formsOf(one).includes(other) || formsOf(other).includes(one)

/** All that is written in a name, or all of it together. */
const isCalled = (name: string | null | undefined, words: readonly string[]) => {
  const own = wordsOf(name ?? '')
  return own.length > 0 && words.every((word) => own.some((one) => isSame(one, word)))
}

/** What is called by one of these is meant by another, in whatever language it is asked. */
const alike: readonly ReadonlySet<string>[] = [
  'pension rente altersrente retraite pensione pensioen aposentadoria',
  'salary wage wages pay gehalt lohn salaire sueldo nomina stipendio salaris loon salario',
].map((words) => new Set(words.split(' ')))

const wordsLike = (words: readonly string[]): readonly (readonly string[])[] => {
  const [only, another] = words
  const some = another ? [] : alike.filter((one) => one.has(only ?? ''))
  return [words, ...some.flatMap((one) => [...one].map((word) => [word]))]
}

const isOf =
  (words: readonly string[]) =>
  ({ template: { description, source } }: KnownTemplate) =>
    wordsLike(words).some((some) => isCalled(description, some) || isCalled(source, some))

/** What comes in by plan and is called so; by a word for any pay, all of it. */
function plansCalled(book: AnswerBook, said: string): readonly KnownTemplate[] {
  const plans = book.templates.filter(({ kind, template }) => kind === 'income' && template.active)
  const own = plans.filter(isOf(wordsOf(said)))
  return own.length > 0 || !anyPay.test(said) ? own : plans
}

interface PayDay {
  readonly name: string
  readonly on: Day
}

const byDay = (one: PayDay, other: PayDay) => (one.on < other.on ? -1 : 1)

function nextOf(book: AnswerBook, said: string): PayDay | null {
  const coming = plansCalled(book, said).flatMap(({ template: { description, nextOn } }) =>
    nextOn && nextOn > book.facts.today ? [{ name: description, on: nextOn }] : [],
  )
  return coming.toSorted(byDay)[0] ?? null
}

async function lastOf(book: AnswerBook, said: string): Promise<PayDay | null> {
  const words = wordsOf(said)
  const plans = plansCalled(book, said).flatMap(({ template }) => template.description)
  const called = [...book.onlyIncome].filter((name) =>
    wordsLike(words).some((some) => isCalled(name, some)),
  )
  const names = [...new Set([...called, ...plans])]
  if (names.length === 0) return null
  const period = { from: firstDay, to: book.facts.today }
  const wanted = { ...everything, names, kind: 'income', period } as const
  const [last] = await rowsOf(book.book, wanted, 'latest', 1)
  return last?.date ? { name: last.description, on: last.date } : null
}

/** How many of the words are what comes in, and how many more say that it does. */
function lengthsIn(words: readonly string[], count: number): number {
  const verb = arriving.test(words[count] ?? '')
  if (!verb) return count
  return arrived.test(words[count + 1] ?? '') ? count + 2 : count + 1
}

async function payNamed(book: AnswerBook, isPast: boolean, words: readonly string[]) {
  for (let count = Math.min(mostWords, words.length); count > 0; count--) {
    const said = words.slice(0, count).join(' ')
    const pay = isPast ? await lastOf(book, said) : nextOf(book, said)
    if (pay) return { pay, used: lengthsIn(words, count) }
  }
  return null
}

/** A day without its year reads as the one that is meant, be it past or to come. */
const dayIn = ({ facts }: AnswerBook, on: Day) =>
  formatDay(on, 'en-GB', {
    ...{ day: 'numeric', month: 'long' },
    ...(on.slice(0, 4) < facts.today.slice(0, 4) && { year: 'numeric' }),
  })

async function dated(book: AnswerBook, typed: string): Promise<FoundDays> {
  const same = { text: typed, told: [] }
  const english = questionInEnglish(typed).replace(/[’`´]/gu, "'")
  const found = comes.exec(english)
  if (!found || isCountdown.test(english)) return same
  const [whole, lead = '', which = '', rest = ''] = found
  const isPast = /^(?:since|after)$/i.test(lead)
  // Until the last pension is no time that anybody asks about.
  if (!isPast && /\b(?:last|latest|previous)\b/i.test(which)) return same
  const words = rest.trim().split(' ')
  const named = await payNamed(book, isPast, words)
  if (!named) return same
  const { pay, used } = named
  const left = words.slice(used)
  // Since the pension rise, after the salary increase: that is something else.
  if (/^(?:rises?|rose|raises?|raised|increased?|increases?|changed?|went)$/i.test(left[0] ?? ''))
    return same
  const start = english.slice(0, found.index)
  const end = english.slice(found.index + whole.length)
  const space = rest.endsWith(' ') ? ' ' : ''
  const after = left.length > 0 ? ` ${left.join(' ')}${space}` : space
  const days = isPast ? `since ${dayIn(book, pay.on)}` : `until ${dayIn(book, addDays(pay.on, -1))}`
  const day = dayWords(book.facts, pay.on)
  return {
    text: `${start}${days}${after}${end}`,
    told: [isPast ? `${pay.name} last came in on ${day}.` : `${pay.name} comes next on ${day}.`],
  }
}

/** Since the last pension, until the next salary: what comes in stands for its day. */
export async function withIncomeDays(
  book: AnswerBook,
  typed: string,
  typedBefore: readonly string[],
): Promise<DatedQuestion> {
  const earlier: string[] = []
  for (const one of typedBefore) earlier.push((await dated(book, one)).text)
  const { text, told } = await dated(book, typed)
  return { question: text, earlier, told }
}
