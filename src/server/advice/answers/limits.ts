import { weekdayNames } from '#domain/advice/questions/read-weekdays.ts'
import type { Question } from './answer.ts'
import { priceIn } from './price.ts'
import { saidOf } from './say.ts'
import type { Filter } from './sums.ts'

interface Limits {
  readonly filter: Pick<Filter, 'method' | 'currency' | 'least' | 'most' | 'weekdays'> &
    Partial<Pick<Filter, 'groupIds'>>
  readonly words: string
}

const methodNames: Readonly<Record<string, string>> = {
  cash: ' in cash',
  card: ' by card',
  bank: ' by bank transfer',
  mobile: ' by phone',
}

const weekdayWords = (days: readonly number[]) =>
  days.length === 2 ? 'at weekends' : days.length > 2 ? 'on weekdays' : `on ${dayName(days[0])}`

const dayName = (day = 1) => weekdayNames[day - 1] ?? ''

/** What narrows a sum down besides names and days, and how a sentence says it. */
export function limitsIn(question: Question): Limits {
  const { asked, book } = question
  const { facts } = book
  const { method, bound, currencies, weekdays } = asked
  const price = bound && priceIn(question)
  const cost = price ? book.book.inBook(price.amount, price.currency) : null
  const isAbout = price !== null && price.currency !== facts.currency
  // A word may be for many: the own one is meant, or else the first.
  const isOwn = currencies?.includes(facts.currency)
  const isShared = /\b(?:in|with|for) (?:my |our |the |all )*groups\b/.test(asked.skeleton)
  const [paidIn] = isOwn ? [facts.currency] : (currencies ?? [])
  return {
    filter: {
      method,
      currency: paidIn ?? null,
      least: bound === 'over' ? cost : null,
      most: bound === 'under' ? cost : null,
      weekdays,
      ...(isShared && { groupIds: book.groups.map(({ id }) => id) }),
    },
    words: [
      isShared ? ' in groups, as your share' : '',
      method ? (methodNames[method] ?? '') : '',
      paidIn ? ` in ${paidIn}` : '',
      weekdays ? ` ${weekdayWords(weekdays)}` : '',
      cost === null ? '' : `, each ${bound} ${saidOf(facts, cost, { isAbout })},`,
    ].join(''),
  }
}
