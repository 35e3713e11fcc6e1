import type { Evidence } from '#domain/advice/advice.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import { addDays, type Day, laterDay } from '#domain/calendar.ts'
import { type CancelBy, cancelBy } from '#domain/recurring/cancel-by.ts'
import { plannedRows } from '#domain/recurring/planned-rows.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import type { KnownTemplate } from '../plan-facts.ts'
import type { Question } from './answer.ts'
import type { AnswerBook } from './answer-book.ts'
import { named } from './subject.ts'

/** Its own name, and who it is with where that says more. */
export function planName({ template }: KnownTemplate): string {
  const by = template.merchant ?? template.source ?? ''
  const isSame = by === '' || by.toLowerCase() === template.description.toLowerCase()
  return isSame ? template.description : `${template.description} (${by})`
}

export const priceNow = (plan: KnownTemplate, { facts }: AnswerBook): string =>
  money(facts, amountOn(plan.template, facts.today), plan.template.currency)

const rhythms: Readonly<Record<string, string>> = {
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  yearly: 'a year',
}

export const rhythmOf = ({ template: { frequency, interval } }: KnownTemplate): string =>
  interval === 1
    ? (rhythms[frequency] ?? 'each time')
    : `every ${interval} ${frequency.replace('daily', 'days').replace(/ly$/, 's')}`

/** What it costs in the twelve months from today on, in the currency of the book. */
export function yearlyOf({ template }: KnownTemplate, { book }: AnswerBook): number | null {
  const { nextOn, active } = template
  if (!active || nextOn === null) return 0
  const rows = plannedRows([template], laterDay(nextOn, book.today), addDays(book.today, 364))
  let sum: number | null = 0
  for (const row of rows) {
    const cost = book.inBook(row.amount, row.currency)
    sum = sum === null || cost === null ? null : sum + cost
  }
  return sum
}

export const planRow = ({ kind, template }: KnownTemplate, { facts }: AnswerBook): Evidence => ({
  collection: kind === 'expense' ? 'expense_templates' : 'income_templates',
  id: template.id,
  words: template.description,
  date: template.nextOn,
  amount: amountOn(template, facts.today),
  currency: template.currency,
})

export const cancelDay = ({ template }: KnownTemplate, { facts }: AnswerBook): CancelBy | null =>
  template.contract && cancelBy(template.contract, template.startOn, facts.today)

/** What still runs. */
export const runningPlans = (book: AnswerBook, kind: KnownTemplate['kind']) =>
  book.templates.filter((plan) => plan.kind === kind && plan.template.active)

/** What comes again and is named, by itself or by its category. */
export function plansNamed(question: Question): readonly KnownTemplate[] {
  const { book, asked } = question
  const own = named(question, 'template').map(({ id }) => id)
  if (own.length > 0) return book.templates.filter(({ template }) => own.includes(template.id))
  const places = named(question, 'place').map(({ name }) => name.toLowerCase())
  const ids = asked.mentions.length
    ? named(question, 'category').flatMap(({ id }) => book.names.below(id))
    : []
  return book.templates.filter(
    ({ template }) =>
      ids.includes(template.categoryId ?? '') ||
      places.includes((template.merchant ?? template.source ?? '').toLowerCase()),
  )
}

export interface Coming {
  readonly on: Day
  readonly name: string
  readonly amount: number
  readonly currency: string
  readonly row: Evidence
}

/** What templates and loans ask for on the days from one to the other, the first one first. */
export function comingIn(
  book: AnswerBook,
  { from, to }: { readonly from: Day; readonly to: Day },
  kind: KnownTemplate['kind'] = 'expense',
  plans: readonly KnownTemplate[] = runningPlans(book, kind),
): readonly Coming[] {
  const { facts } = book
  const planned = plans.flatMap((plan) => {
    const { template } = plan
    if (!template.active || template.nextOn === null) return []
    return plannedRows([template], laterDay(laterDay(template.nextOn, from), facts.today), to).map(
      (row) => ({
        on: row.postOn,
        name: planName(plan),
        amount: row.amount,
        currency: row.currency,
        row: planRow(plan, book),
      }),
    )
  })
  return planned.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

/** Of a loan the next one alone is known without its whole schedule. */
export function loanDues(book: AnswerBook, { from, to }: { readonly from: Day; readonly to: Day }) {
  return book.facts.loans.flatMap((loan): Coming[] => {
    const { nextDueOn, nextDueAmount, id, name, currency } = loan
    if (nextDueOn === null || nextDueOn < from || nextDueOn > to) return []
    const amount = nextDueAmount ?? 0
    const row = { collection: 'loans', id, words: name, date: nextDueOn, amount, currency } as const
    return [{ on: nextDueOn, name, amount, currency, row }]
  })
}

export const comingWords = ({ facts }: AnswerBook, { on, name, amount, currency }: Coming) =>
  `${dayWords(facts, on)}, ${name}: ${money(facts, amount, currency)}.`
