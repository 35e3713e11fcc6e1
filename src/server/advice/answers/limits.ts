import type { Bound } from '#domain/advice/questions/read-limits.ts'
import { weekdayNames } from '#domain/advice/questions/read-weekdays.ts'
import type { Question } from './answer.ts'
import { pricesIn } from './price.ts'
import { saidOf } from './say.ts'
import type { Filter } from './sums.ts'

interface Limits {
  readonly filter: Pick<
    Filter,
    'method' | 'notMethods' | 'currency' | 'least' | 'most' | 'weekdays' | 'isUnfiled'
  > &
    Partial<Pick<Filter, 'groupIds'>>
  readonly words: string
}

const methodNames: Readonly<Record<string, string>> = {
  cash: ' in cash',
  card: ' by card',
  bank: ' by bank transfer',
  mobile: ' by phone',
}

const isSame = (days: readonly number[], all: string) => days.join('') === all

const weekdayWords = (days: readonly number[]) => {
  if (isSame(days, '67')) return 'at weekends'
  if (isSame(days, '12345')) return 'on weekdays'
  const isMany = days.length > 3
  const told = isMany ? [1, 2, 3, 4, 5, 6, 7].filter((day) => !days.includes(day)) : days
  return `${isMany ? 'not ' : ''}on ${told.map(dayName).join(' and ')}`
}

const dayName = (day: number) => weekdayNames[day - 1] ?? ''

/** The sums a limit names, in the currency of the book, the lower first. */
function boundsIn(question: Question): { readonly costs: readonly number[]; isAbout: boolean } {
  const { book } = question
  const each = pricesIn(question)?.each ?? []
  const some = question.asked.bound === 'between' ? each.slice(0, 2) : each.slice(0, 1)
  const costs = some.flatMap(({ amount, currency }) => book.book.inBook(amount, currency) ?? [])
  const isAbout = some.some(({ currency }) => currency !== book.facts.currency)
  return { costs: costs.toSorted((a, b) => a - b), isAbout }
}

const isLower = (bound: Bound) => /^(?:over|at least|between)$/.test(bound)
const isUpper = (bound: Bound) => /^(?:under|at most|between)$/.test(bound)
/** What is asked for is above or below; half of the smallest coin lets the limit itself in. */
const rim = (bound: Bound) => (/^(?:over|under)$/.test(bound) ? 0 : 0.5)

/** Above which cost and below which one, and how a sentence says it. */
export function boundOf(question: Question) {
  const { asked, book } = question
  const { costs, isAbout } = boundsIn(question)
  const [low, high = low] = costs
  if (asked.bound === null || low === undefined || high === undefined) return null
  const [first, last] = [low, high].map((cost) => saidOf(book.facts, cost, { isAbout }))
  return {
    least: isLower(asked.bound) ? low - rim(asked.bound) : null,
    most: isUpper(asked.bound) ? high + rim(asked.bound) : null,
    words: asked.bound === 'between' ? `between ${first} and ${last}` : `${asked.bound} ${first}`,
  }
}

/** What narrows a sum down besides names and days, and how a sentence says it. */
export function limitsIn(question: Question): Limits {
  const { asked, book } = question
  const { facts } = book
  const { method, notMethods, currencies, weekdays, isUnfiled } = asked
  const bound = asked.isOfSum ? null : boundOf(question)
  // A word may be for many: the own one is meant, or else the first.
  const isOwn = currencies?.includes(facts.currency)
  const isShared = /\b(?:in|with|for) (?:my |our |the |all )*groups\b/.test(asked.skeleton)
  // A search compares bills of groups as a whole, what somebody spent is a share of them.
  const byShare = book.groups.length > 0 ? ' by your share' : ''
  const [paidIn] = isOwn ? [facts.currency] : (currencies ?? [])
  return {
    filter: {
      method,
      notMethods: notMethods.length > 0 ? notMethods : null,
      currency: paidIn ?? null,
      least: bound?.least ?? null,
      most: bound?.most ?? null,
      weekdays,
      isUnfiled: isUnfiled || null,
      ...(isShared && { groupIds: book.groups.map(({ id }) => id) }),
    },
    words: [
      isUnfiled ? ' without a category' : '',
      isShared ? ' in groups, as your share' : '',
      method ? (methodNames[method] ?? '') : '',
      notMethods.length > 0
        ? ` not${notMethods.map((one) => methodNames[one] ?? '').join(' or')}`
        : '',
      paidIn ? ` in ${paidIn}` : '',
      weekdays ? ` ${weekdayWords(weekdays)}` : '',
      bound === null ? '' : `, each ${bound.words}${byShare},`,
    ].join(''),
  }
}
