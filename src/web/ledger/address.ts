import {
  type Day,
  type DayRange,
  isDay,
  isMonth,
  type Month,
  monthOf,
  monthRange,
} from '#domain/calendar.ts'
import type { LedgerFilter } from '#domain/ledger.ts'

export type Period =
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'all' }
  | ({ readonly kind: 'range' } & DayRange)

export type OpenSheet = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly id: string }

/** What the address bar says about this page. */
export interface Address {
  readonly period: Period
  readonly text: string
  readonly categoryId: string | null
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
  return params.has('add') ? { kind: 'add' } : null
}

/** Anything unreadable counts as not said. */
export function readAddress(params: URLSearchParams, today: Day): Address {
  return {
    period: readPeriod(params, today),
    text: params.get('q') ?? '',
    categoryId: params.get('category') || null,
    sheet: readSheet(params),
  }
}

function periodEntries(period: Period, today: Day): Record<string, string | null> {
  if (period.kind === 'range') return { from: period.from, to: period.to }
  if (period.kind === 'all') return { month: 'all' }
  return { month: period.month === monthOf(today) ? null : period.month }
}

/** The shortest address that says the same. */
export function writeAddress(address: Address, today: Day): URLSearchParams {
  const { period, text, categoryId, sheet } = address
  const entries: Record<string, string | null> = {
    ...periodEntries(period, today),
    q: text.trim() || null,
    category: categoryId,
    add: sheet?.kind === 'add' ? '1' : null,
    edit: sheet?.kind === 'edit' ? sheet.id : null,
  }
  const said = Object.entries(entries).filter((entry): entry is [string, string] => !!entry[1])
  return new URLSearchParams(said)
}

export function rangeOf(period: Period): DayRange {
  if (period.kind === 'month') return monthRange(period.month)
  return period.kind === 'all' ? { from: null, to: null } : period
}

export function filterOf({ period, text, categoryId }: Address): LedgerFilter {
  const { from, to } = rangeOf(period)
  return { from, to, text, categoryId }
}

export const isFiltered = ({ text, categoryId }: Address) =>
  text.trim() !== '' || categoryId !== null
