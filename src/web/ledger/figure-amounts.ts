import { type LedgerRow, netOf, type ShareOf } from '#domain/ledger.ts'
import type { Figure } from './noun.ts'

export type FigureName = Figure['name'] | 'net'

type AmountOf = (row: LedgerRow) => number

const known = new WeakMap<ShareOf, Partial<Record<FigureName, AmountOf>>>()

/** What a row adds to a figure; the same function as long as rows count the same. */
export function amountFor(shareOf: ShareOf, name: FigureName): AmountOf {
  const byName = known.get(shareOf) ?? {}
  known.set(shareOf, byName)
  byName[name] ??= name === 'net' ? (row) => netOf(shareOf(row)) : (row) => shareOf(row)[name]
  return byName[name]
}
