import {
  type Day,
  type DayRange,
  isDay,
  isMonth,
  type Month,
  monthOf,
  monthRange,
} from '#domain/calendar/calendar.ts'
import type { Lens } from '#domain/groups/share-entry.ts'
import type { LedgerFilter, Rated } from '#domain/ledger-filter.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { asSets, countFilters, type Filters, filterEntries, readFilters } from './filters.ts'

export type Period =
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'all' }
  | ({ readonly kind: 'range' } & DayRange)

export type OpenSheet =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string }
  /** From an account, into that. */
  | { readonly kind: 'import'; readonly into?: string }
  | { readonly kind: 'rules' }

export const sorts = ['newest', 'oldest', 'largest', 'smallest'] as const
export type Sort = (typeof sorts)[number]

/** What the address bar says about this page. */
export interface Address {
  readonly period: Period
  readonly text: string
  readonly filters: Filters
  readonly sort: Sort
  /** Of what was shared: my part, or what I paid. */
  readonly lens: Lens
  /** Listed apart, for they are in no total. */
  readonly hasTransfers: boolean
  readonly sheet: OpenSheet | null
}

const dayOr = (text: string | null): Day | null => (text !== null && isDay(text) ? text : null)

function readPeriod(params: URLSearchParams, today: Day): Period {
  const [from, to] = [dayOr(params.get('from')), dayOr(params.get('to'))]
  if (from !== null || to !== null) return { kind: 'range', from, to }
  const month = params.get('month') ?? ''
  if (month === 'all') return { kind: 'all' }
  return { kind: 'month', month: isMonth(month) ? month : monthOf(today) }
}

function readSheet(params: URLSearchParams): OpenSheet | null {
  const id = params.get('edit')
  if (id) return { kind: 'edit', id }
  const into = params.get('import')
  if (into !== null) return { kind: 'import', ...(into.length > 1 && { into }) }
  const kind = (['add', 'rules'] as const).find((name) => params.has(name))
  return kind ? { kind } : null
}

/** Anything unreadable counts as not said. */
export function readAddress(params: URLSearchParams, today: Day): Address {
  return {
    period: readPeriod(params, today),
    text: params.get('q') ?? '',
    filters: readFilters(params),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    lens: params.get('lens') === 'paid' ? 'paid' : 'share',
    hasTransfers: params.has('transfers'),
    sheet: readSheet(params),
  }
}

type Entry = readonly [string, string | null]

function periodEntries(period: Period, today: Day): readonly Entry[] {
  if (period.kind === 'all') return [['month', 'all']]
  if (period.kind === 'month')
    return [['month', period.month === monthOf(today) ? '' : period.month]]
  return [
    ['from', period.from],
    ['to', period.to],
  ]
}

function sheetEntry(sheet: OpenSheet | null): Entry {
  if (sheet?.kind === 'edit') return ['edit', sheet.id]
  if (sheet?.kind === 'import') return ['import', sheet.into ?? '1']
  return [sheet?.kind ?? '', sheet && '1']
}

/** The shortest address that says the same. */
export function writeAddress(address: Address, today: Day): URLSearchParams {
  const { period, text, filters, sort, lens, hasTransfers, sheet } = address
  const entries: readonly Entry[] = [
    ...periodEntries(period, today),
    ['q', text.trim()],
    ...filterEntries(filters),
    ['sort', sort === 'newest' ? null : sort],
    ['lens', lens === 'paid' ? lens : null],
    ['transfers', hasTransfers ? '1' : null],
    sheetEntry(sheet),
  ]
  const params = new URLSearchParams()
  for (const [name, value] of entries) if (value) params.append(name, value)
  return params
}

export function rangeOf(period: Period): DayRange {
  if (period.kind === 'month') return monthRange(period.month)
  return period.kind === 'all' ? { from: null, to: null } : period
}

/** What rows come to until the rates are here: those of other currencies have none. */
export const unrated = (own: string): Rated => ({
  lacksRate: ({ currency }) => currency !== own,
  home: { currency: own, valueOf: ({ currency, amount }) => (currency === own ? amount : null) },
})

export function filterOf(address: Address, categories: Categories, rated: Rated): LedgerFilter {
  const { from, to } = rangeOf(address.period)
  return { from, to, text: address.text, ...asSets(address.filters, categories, rated) }
}

export const isFiltered = ({ text, filters }: Address) =>
  text.trim() !== '' || countFilters(filters) > 0
