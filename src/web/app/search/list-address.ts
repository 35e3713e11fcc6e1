import { routes } from '#contract/routes.ts'
import type { HitKind } from '#domain/search/findable.ts'
import { isOnlySaid, type SearchQuery, type Term } from '#domain/search/query.ts'

const lists: Readonly<Partial<Record<HitKind, string>>> = {
  expenses: routes.expenses.path,
  incomes: routes.income.path,
}

/** A list asks for words or for a fact, not for either. */
const isUnclear = (term: Term) => term.isSoft || (term.words.length > 0 && !isOnlySaid(term))

const asksAmount = ({ terms }: SearchQuery): boolean => terms.some(({ amount }) => amount !== null)

/**
 * The list with all that was asked for; null when a list cannot ask for it. An amount alone is the
 * number as it is written, to a list what it is worth: the same where all is in the own currency.
 */
export function filteredAddress(
  kind: HitKind,
  query: SearchQuery,
  isAllIn: () => boolean,
): string | null {
  if (asksAmount(query) && !isAllIn()) return null
  const path = lists[kind]
  const { people, places, categories, states, tags, methods } = query
  // All of a list is of its kind.
  const terms = query.terms.filter(({ kinds }) => !kinds.includes(kind))
  const isBeyondLists = [people, places, categories, states].some((part) => part.length > 0)
  const spans = terms.flatMap(({ span }) => span ?? [])
  const amounts = terms.flatMap(({ amount }) => amount ?? [])
  const isTooMuch = spans.length > 1 || amounts.length > 1 || amounts.some((one) => one.currencies)
  if (!path || isBeyondLists || isTooMuch || terms.some(isUnclear)) return null
  const [span, amount] = [spans[0], amounts[0]]
  // A list knows both ends as part of it.
  if (amount?.isBeyond) return null
  const params = new URLSearchParams()
  if (span?.from) params.set('from', span.from)
  if (span?.to) params.set('to', span.to)
  if (!span) params.set('month', 'all')
  if (amount?.least) params.set('min', amount.least)
  if (amount?.most) params.set('max', amount.most)
  const text = terms.flatMap(({ words }) => words).join(' ')
  if (text) params.set('q', text)
  for (const tag of tags) params.append('tag', tag)
  if (methods.length > 0) params.set('with', methods.join(','))
  return `${path}?${params}`
}

/** A longer address is refused by some servers on the way. */
const rowsMost = 150

/** The list with exactly these rows; null when they are too many to be named. */
export function rowsAddress(kind: HitKind, ids: readonly string[]): string | null {
  const path = lists[kind]
  if (!path || ids.length === 0 || ids.length > rowsMost) return null
  return `${path}?${new URLSearchParams({ month: 'all', rows: ids.join(',') })}`
}
