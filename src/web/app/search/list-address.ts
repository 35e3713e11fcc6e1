import { routes } from '#contract/routes.ts'
import type { LedgerFilter } from '#domain/ledger-filter.ts'
import { decimalOf } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import type { HitKind } from '#domain/search/findable.ts'
import {
  type AmountRange,
  isOnlySaid,
  plainTerm,
  type SearchQuery,
  type Term,
} from '#domain/search/query.ts'

const lists: Readonly<Partial<Record<HitKind, string>>> = {
  expenses: routes.expenses.path,
  incomes: routes.income.path,
}

/** A list asks for words or for a fact, not for either; it knows categories by their names, too. */
const isUnclear = (term: Term) =>
  term.isSoft || (term.words.length > 0 && !isOnlySaid({ ...term, filed: null }))

const asksAmount = ({ terms }: SearchQuery): boolean => terms.some(({ amount }) => amount !== null)

/** What a list would have to be asked. */
export type ListFilter = Pick<
  LedgerFilter,
  'from' | 'to' | 'least' | 'most' | 'text' | 'tags' | 'methods'
>

/**
 * The filter for all that was asked for; null when a list cannot ask for it. An amount alone is the
 * number as it is written, to a list what it is worth: the same where all is in the own currency.
 */
export function filterFor(
  kind: HitKind,
  query: SearchQuery,
  isAllIn: () => boolean,
): ListFilter | null {
  if (asksAmount(query) && !isAllIn()) return null
  const { people, places, categories, accounts, states, not, or, tags, methods } = query
  // All of a list is of its kind.
  const terms = query.terms.filter(({ kinds }) => !kinds.includes(kind))
  const isBeyondLists = [people, places, categories, accounts, states, not, or].some(
    (part) => part.length > 0,
  )
  const spans = terms.flatMap(({ span }) => span ?? [])
  const amounts = terms.flatMap(({ amount }) => amount ?? [])
  const isTooMuch = spans.length > 1 || amounts.length > 1 || amounts.some((one) => one.currencies)
  if (!lists[kind] || isBeyondLists || isTooMuch || terms.some(isUnclear)) return null
  const [span, amount] = [spans[0], amounts[0]]
  // A list knows both ends as part of it.
  if (amount?.isBeyond) return null
  return {
    ...{ from: span?.from ?? null, to: span?.to ?? null },
    ...{ least: amount?.least ?? null, most: amount?.most ?? null },
    text: terms.flatMap(({ words }) => words).join(' '),
    ...{ tags: new Set(tags), methods: new Set(methods) },
  }
}

/** Over 50 is from 50.01 on, in what one currency counts. */
function withEnds(amount: AmountRange, currency: string): AmountRange {
  if (!amount.isBeyond) return amount
  const step = (end: string | null, by: number) => {
    const minor = end === null ? null : parseAmount(end, currency, '.')
    return minor?.ok ? decimalOf(Math.max(0, minor.amount + by), currency) : end
  }
  const [least, most] = [step(amount.least, 1), step(amount.most, -1)]
  return { ...amount, least, most, isBeyond: false }
}

const isFact = ({ span, amount, method }: Term) => span !== null || amount !== null || !!method

/** What a search may mean as either, a list is asked as one of the two. */
export function filtersFor(
  kind: HitKind,
  query: SearchQuery,
  currency: string,
  isAllIn: () => boolean,
): readonly ListFilter[] {
  const ended = query.terms.map((term) => ({
    ...term,
    amount: term.amount && withEnds(term.amount, currency),
  }))
  const asFacts = ended
    .filter((term) => !term.method || term.span !== null)
    .map((term) => (isFact(term) ? { ...term, words: [], kinds: [] } : term))
  const methods = ended.flatMap((term) => (term.span === null && term.method) || [])
  const asWords = ended.map((term) =>
    term.words.length > 0 ? { ...plainTerm, words: term.words } : term,
  )
  return [
    { ...query, terms: ended },
    { ...query, terms: asFacts, methods: [...query.methods, ...methods] },
    { ...query, terms: asWords },
  ].flatMap((one) => filterFor(kind, one, isAllIn) ?? [])
}

/** The list as this filter shows it. */
export function filteredAddress(kind: HitKind, filter: ListFilter): string {
  const { from, to, least, most, text, tags, methods } = filter
  const params = new URLSearchParams()
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  if (!from && !to) params.set('month', 'all')
  if (least) params.set('min', least)
  if (most) params.set('max', most)
  if (text) params.set('q', text)
  for (const tag of tags) params.append('tag', tag)
  if (methods.size > 0) params.set('with', [...methods].join(','))
  return `${lists[kind]}?${params}`
}

/** A longer address is refused by some servers on the way. */
const rowsMost = 150

/** The list with exactly these rows, by what of them is in some categories; null when too long. */
export function rowsAddress(
  kind: HitKind,
  ids: readonly string[],
  within: readonly string[] = [],
): string | null {
  const path = lists[kind]
  if (!path || ids.length === 0 || ids.length + within.length > rowsMost) return null
  const params = new URLSearchParams({ month: 'all', rows: ids.join(',') })
  if (within.length > 0) params.set('category', within.join(','))
  return `${path}?${params}`
}
