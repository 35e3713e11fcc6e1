import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount, totalsOf } from '#domain/money/money.ts'
import type { CancelBy } from '#domain/recurring/cancel-by.ts'
import type { KindName } from './template.ts'

/** What somebody is told of one recurring item. */
export interface OccurrenceTold {
  readonly description: string
  readonly amount: number
  readonly currency: string
  readonly kind: KindName
  readonly templateId: string
  readonly dueOn: Day
}

const NAME_CHARACTERS = 120

const shortName = ({ description }: Pick<OccurrenceTold, 'description'>) =>
  description.trim().slice(0, NAME_CHARACTERS).toWellFormed()

function sumWords(items: readonly OccurrenceTold[], locale: string): string {
  const known = totalsOf(items).filter(({ amount }) => amount !== null)
  return known.map(({ currency, amount }) => formatAmount(amount ?? 0, currency, locale)).join(', ')
}

const verbs = { expense: 'Spent', income: 'Received', transfer: 'Moved' } as const

/** Spent, received and moved are sums of their own: together they would be none of them. */
function bodyOf(items: readonly OccurrenceTold[], locale: string): string {
  const parts = (['expense', 'income', 'transfer'] as const)
    .map((kind) => [verbs[kind], items.filter((one) => one.kind === kind)] as const)
    .filter(([, some]) => some.length > 0)
  const isOne = parts.length === 1
  return parts
    .map(([verb, some]) => `${isOne ? '' : `${verb} `}${sumWords(some, locale)}`)
    .join('. ')
}

export function postedWords(items: readonly OccurrenceTold[], locale: string) {
  const [first] = items
  const isOne = first && items.length === 1
  const title = isOne ? `${shortName(first)} was added` : `${items.length} recurring items added`
  return { title, body: bodyOf(items, locale) }
}

export function waitingWords(items: readonly OccurrenceTold[], locale: string) {
  const [first] = items
  const isOne = first && items.length === 1
  const title = isOne
    ? `${shortName(first)} waits for you`
    : `${items.length} recurring items wait for you`
  return { title, body: `${bodyOf(items, locale)}. Check the amounts and add them.` }
}

interface Named {
  readonly description: string
  readonly locale: string
}

export function cancelWords(item: Named, { day, endsOn, of }: CancelBy) {
  const written = (on: Day) =>
    formatDay(on, item.locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const title = `${shortName(item)}: cancel by ${written(day)}`
  const body =
    of === 'trial'
      ? `The trial ends on ${written(endsOn)}. After that you pay for it.`
      : `The term ends on ${written(endsOn)}. After that it goes on for another one.`
  return { title, body }
}
