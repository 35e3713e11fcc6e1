import type { Evidence } from '#domain/advice/advice.ts'
import { plain } from '#domain/advice/questions/plain-words.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { type CancelBy, cancelBy } from '#domain/recurring/cancel-by.ts'
import { amountOn, nextPriceChange } from '#domain/recurring/price-changes.ts'
import type { Rule } from '#domain/recurring/rule.ts'
import { categoriesCalled } from '#domain/search/category-names.ts'
import { wordsOf } from '#domain/search/words.ts'
import { aheadOf, type KnownTemplate } from '../plan-facts.ts'
import { comingUntil } from './ahead/month-ahead.ts'
import type { Question } from './answer.ts'
import type { AnswerBook } from './answer-book.ts'
import { named } from './subject.ts'

/** Its own name, and who it is with where that says more. */
export function planName({ template }: KnownTemplate): string {
  const by = template.merchant ?? template.source ?? ''
  const isSame = by === '' || by.toLowerCase() === template.description.toLowerCase()
  return isSame ? template.description : `${template.description} (${by})`
}

/** What it costs the next time; today's price where nothing more comes of it. */
const amountNext = ({ template }: KnownTemplate, { facts }: AnswerBook): number =>
  amountOn(template, template.nextOn ?? facts.today)

/** A price that is in force until the next time, and a change that is known after it. */
export function priceWords(plan: KnownTemplate, book: AnswerBook): string {
  const { template } = plan
  const { facts } = book
  const price = money(facts, amountNext(plan, book), template.currency)
  const now = amountOn(template, facts.today)
  const isNew = template.active && template.nextOn !== null && now !== amountNext(plan, book)
  const before = isNew ? ` (until now ${money(facts, now, template.currency)})` : ''
  const later = nextPriceChange(template, template.nextOn ?? facts.today)
  const then =
    template.active && later
      ? `, ${money(facts, later.amount, template.currency)} from ${dayWords(facts, later.from)}`
      : ''
  return `${price} ${rhythmWords(template)}${before}${then}`
}

const rhythms: Readonly<Record<string, string>> = {
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  yearly: 'a year',
}

export const rhythmWords = ({ frequency, interval }: Pick<Rule, 'frequency' | 'interval'>) =>
  interval === 1
    ? (rhythms[frequency] ?? 'each time')
    : `every ${interval} ${frequency.replace('daily', 'days').replace(/ly$/, 's')}`

/** What it costs in the twelve months ahead, in the currency of the book. */
export function yearlyOf({ template }: KnownTemplate, { book }: AnswerBook): number | null {
  const rows = aheadOf(template, book.today)
  return sumAmounts(rows.map((row) => book.inBook(row.amount, row.currency)))
}

export function planRow(plan: KnownTemplate, book: AnswerBook): Evidence {
  const { kind, template } = plan
  return {
    collection: kind === 'expense' ? 'expense_templates' : 'income_templates',
    id: template.id,
    words: template.description,
    date: template.nextOn,
    amount: amountNext(plan, book),
    currency: template.currency,
  }
}

export const cancelDay = ({ template }: KnownTemplate, { facts }: AnswerBook): CancelBy | null =>
  template.contract && cancelBy(template.contract, template.startOn, facts.today)

/** What still runs. */
export const runningPlans = (book: AnswerBook, kind: KnownTemplate['kind']) =>
  book.templates.filter((plan) => plan.kind === kind && plan.template.active)

/** Rent and the like are no subscription, and no contract one cancels to save. */
export const isHome = ({ template }: KnownTemplate, book: AnswerBook): boolean =>
  isHomeOf(template.categoryId, book)

const isHomeOf = (categoryId: string | null, { names }: AnswerBook): boolean =>
  /^(?:rent|mortgage)$/i.test(names.nameOf(categoryId) ?? '')

/** What a home takes: nobody calls it a subscription, or cancels it to save. */
export const isSupplyOf = (categoryId: string | null, book: AnswerBook): boolean =>
  isHomeOf(categoryId, book) ||
  /^(?:electricity|gas|water|heating|utilities)$/i.test(book.names.nameOf(categoryId) ?? '')

/** Whether a word of one is a word of the other. */
const isSharing = (one: string, other: string): boolean =>
  wordsOf(one).some((word) => !plain.has(word) && wordsOf(other).includes(word))

/** By a word of its name, or by its name in another language. */
const isCalled = (category: string, text: string): boolean =>
  isSharing(category, text) || categoriesCalled(wordsOf(text)).includes(category)

/** What comes again and is named, by itself or by its category. */
export function plansNamed(question: Question): readonly KnownTemplate[] {
  const { book, asked } = question
  const own = named(question, 'template').map(({ id }) => id)
  if (own.length > 0) return book.templates.filter(({ template }) => own.includes(template.id))
  const places = named(question, 'place').map(({ name }) => name.toLowerCase())
  // Yoga is filed with the gym, and is not the gym; the electricity bill is electricity.
  const ids = named(question, 'category')
    .filter(({ fit, name, text }) => fit !== 'other' || isCalled(name, text))
    .flatMap(({ id }) => book.names.below(id))
  const some = book.templates.filter(
    ({ template }) =>
      ids.includes(template.categoryId ?? '') ||
      places.includes((template.merchant ?? template.source ?? '').toLowerCase()),
  )
  const isSaid = ({ template }: KnownTemplate) =>
    asked.mentions.some(({ text }) => isSharing(template.description, text))
  const said = some.some(isSaid) ? some.filter(isSaid) : some
  const running = said.filter(({ template }) => template.active)
  return running.length > 0 ? running : said
}

export interface Coming {
  readonly on: Day
  readonly name: string
  readonly amount: number
  readonly currency: string
  readonly isLoan: boolean
  /** It should have been confirmed or paid by now. */
  readonly isWaiting: boolean
  readonly row: Evidence
}

const collections = { expense: 'expense_templates', income: 'income_templates' } as const

interface Wanted {
  readonly from: Day
  readonly to: Day
  readonly kind: KnownTemplate['kind']
  /** These alone; otherwise all that recurs, is due on loans or is written down. */
  readonly plans?: readonly KnownTemplate[]
}

/** What moves between accounts on some days: nothing is spent or earned by it. */
export async function movesIn(
  book: AnswerBook,
  { from, to }: Pick<Wanted, 'from' | 'to'>,
): Promise<readonly string[]> {
  const { facts } = book
  const all = await comingUntil(book.book, to)
  const some = all.filter(
    ({ kind, day, isWaiting }) =>
      (kind === 'transfer' || kind === 'card') &&
      (day >= from || (isWaiting && from <= facts.today)),
  )
  if (some.length === 0) return []
  const { rows } = await book.book.db.query<{ id: string; way: string }>(
    `select t.id, 'from ' || a.name || ' to ' || b.name as way from transfer_templates t
      join accounts a on a.scope = t.scope and a.id = t.from_id
      join accounts b on b.scope = t.scope and b.id = t.to_id
      where t.scope = $1 and t.id = any($2)
    union all select c.id, 'from ' || a.name from accounts c
      join accounts a on a.scope = c.scope and a.id = c.pay_from_id
      where c.scope = $1 and c.id = any($2)`,
    [book.book.scope, some.map(({ id }) => id)],
  )
  const ways = new Map(rows.map(({ id, way }) => [id, ` ${way}`]))
  const said = some.map(({ id, kind, day, title, amount, currency, isWaiting, isAbout }) => {
    const more = isWaiting ? ', still to confirm' : ''
    const size = `${isAbout ? '≈\u00a0' : ''}${money(facts, amount ?? 0, currency)}`
    const name = kind === 'card' ? `bill of ${title}` : title
    return `${dayWords(facts, day)}, ${name}: ${size}${ways.get(id) ?? ''}${more}.`
  })
  return ['Moved between your accounts, and not spent:', ...said]
}

/** What is to come on some days, as the dashboard lists it, the first one first. */
export async function comingIn(book: AnswerBook, wanted: Wanted): Promise<readonly Coming[]> {
  const { from, to, kind, plans } = wanted
  const { today } = book.facts
  const all = await comingUntil(book.book, to)
  return all.flatMap((one): Coming[] => {
    const { id, day: on, amount, currency, isWaiting, title } = one
    const isLoan = one.kind === 'loan'
    if (one.kind === 'cancel-by' || amount === null) return []
    if (one.kind === 'transfer' || one.kind === 'card') return []
    if (kind !== (one.kind === 'income' ? 'income' : 'expense')) return []
    if (on < from && !(isWaiting && from <= today)) return []
    const isPlan = one.from === null && !isLoan
    const plan = isPlan ? book.templates.find(({ template }) => template.id === id) : undefined
    if (plans && !(plan && plans.includes(plan))) return []
    const name = plan ? planName(plan) : title
    const collection = one.kind === 'loan' ? 'loans' : (one.from ?? collections[one.kind])
    const row: Evidence = { collection, id, words: title, date: on, amount, currency }
    return [{ on, name, amount, currency, isLoan, isWaiting, row }]
  })
}

/** The dearest of them, or the cheapest, where that is asked for. */
export function extremeIn(asked: string, coming: readonly Coming[], book: AnswerBook) {
  const isSmall = /\b(?:smallest|cheapest|lowest|least)\b/.test(asked)
  if (!isSmall && !/\b(?:biggest|largest|highest|dearest|costliest|most)\b/.test(asked)) return []
  const sized = coming.map((one) => ({ one, size: book.book.inBook(one.amount, one.currency) }))
  const way = isSmall ? 1 : -1
  const [first] = sized.toSorted((a, b) => way * ((a.size ?? 0) - (b.size ?? 0)))
  if (!first || sized.some(({ size }) => size === null)) return []
  return [`The ${isSmall ? 'smallest' : 'largest'}: ${comingWords(book, first.one)}`]
}

const waitingWords = ({ isLoan }: Coming) => (isLoan ? ', still to pay' : ', still to confirm')

export const comingWords = ({ facts }: AnswerBook, coming: Coming) => {
  const { on, name, amount, currency, isWaiting } = coming
  const more = isWaiting ? waitingWords(coming) : ''
  return `${dayWords(facts, on)}, ${name}: ${money(facts, amount, currency)}${more}.`
}
