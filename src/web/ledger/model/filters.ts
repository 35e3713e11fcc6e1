import { budgetScope } from '#domain/budgets/scope.ts'
import {
  type LedgerFilter,
  type LedgerKind,
  ledgerKinds,
  type Rated,
} from '#domain/ledger-filter.ts'
import { isCurrency } from '#domain/money/money.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { paymentWords } from './payment-words.ts'

/** What is left out of the list, as it stands in the address bar; words and days apart. */
export interface Filters {
  /** `none` is for what has no category. */
  readonly categoryIds: readonly string[]
  readonly tags: readonly string[]
  readonly methods: readonly string[]
  readonly least: string | null
  readonly most: string | null
  readonly kind: LedgerKind | null
  readonly importId: string | null
  /** `none` is for what has no account. */
  readonly accountIds: readonly string[]
  /** Exactly these, as an advice shows what it rests on. */
  readonly rowIds: readonly string[]
  readonly currencies: readonly string[]
  /** Only what a total leaves out for want of a rate. */
  readonly isRateMissing: boolean
}

export const noFilters: Filters = {
  categoryIds: [],
  tags: [],
  methods: [],
  least: null,
  most: null,
  kind: null,
  importId: null,
  accountIds: [],
  rowIds: [],
  currencies: [],
  isRateMissing: false,
}

const isKind = (text: string): text is LedgerKind =>
  (ledgerKinds as readonly string[]).includes(text)

const once = (values: readonly string[]) => [...new Set(values)].filter(Boolean)
const listIn = (text: string | null) => once((text ?? '').split(','))

const decimal = /^\d{1,13}(\.\d{1,4})?$/
const decimalIn = (text: string | null) => (text !== null && decimal.test(text) ? text : null)

/** Anything unreadable counts as not said. */
export function readFilters(params: URLSearchParams): Filters {
  const kind = params.get('show') ?? ''
  return {
    categoryIds: listIn(params.get('category')),
    tags: once(params.getAll('tag')),
    methods: listIn(params.get('with')).filter((method) => Object.hasOwn(paymentWords, method)),
    least: decimalIn(params.get('min')),
    most: decimalIn(params.get('max')),
    kind: isKind(kind) ? kind : null,
    importId: params.get('imported') || null,
    accountIds: listIn(params.get('account')),
    rowIds: listIn(params.get('rows')),
    currencies: listIn(params.get('currency')).filter(isCurrency),
    isRateMissing: params.get('rate') === 'missing',
  }
}

export function filterEntries(filters: Filters): readonly (readonly [string, string | null])[] {
  const { categoryIds, tags, methods, least, most, kind, importId, rowIds, currencies } = filters
  return [
    ['category', categoryIds.join(',')],
    ...tags.map((tag) => ['tag', tag] as const),
    ['with', methods.join(',')],
    ['min', least],
    ['max', most],
    ['show', kind],
    ['imported', importId],
    ['account', filters.accountIds.join(',')],
    ['rows', rowIds.join(',')],
    ['currency', currencies.join(',')],
    ['rate', filters.isRateMissing ? 'missing' : null],
  ]
}

export const countFilters = (filters: Filters): number =>
  filters.categoryIds.length +
  filters.tags.length +
  filters.methods.length +
  (filters.least !== null || filters.most !== null ? 1 : 0) +
  (filters.kind === null ? 0 : 1) +
  (filters.importId === null ? 0 : 1) +
  (filters.rowIds.length === 0 ? 0 : 1) +
  filters.currencies.length +
  filters.accountIds.length +
  (filters.isRateMissing ? 1 : 0)

/** What rows come to in the person's currency matters to these. */
export const needsRates = ({ isRateMissing, least, most }: Filters): boolean =>
  isRateMissing || least !== null || most !== null

type SetFilters = Omit<LedgerFilter, 'from' | 'to' | 'text'>

const nothing: ReadonlySet<string> = new Set()

/** A category stands for those below it too. */
export const asSets = (
  { isRateMissing, ...filters }: Filters,
  categories: Categories,
  { lacksRate, home }: Rated,
): SetFilters => ({
  ...filters,
  categoryIds: budgetScope(filters.categoryIds, categories.byId.values()) ?? nothing,
  tags: new Set(filters.tags),
  methods: new Set(filters.methods),
  currencies: new Set(filters.currencies),
  accountIds: new Set(filters.accountIds),
  rowIds: new Set(filters.rowIds),
  lacksRate: isRateMissing ? lacksRate : null,
  home: filters.least === null && filters.most === null ? null : home,
})
