import { type LedgerRow, netOf, type ShareOf, type Worth } from '#domain/ledger.ts'
import type { AmountOf } from '#domain/money/convert-totals.ts'
import type { Figure } from './noun.ts'

export type FigureName = Figure['name'] | 'net'

const known = new WeakMap<ShareOf, Partial<Record<FigureName, AmountOf<LedgerRow>>>>()

function amountsOf(shareOf: ShareOf, figureOf: (worth: Worth) => number): AmountOf<LedgerRow> {
  return (row) => {
    const share = shareOf(row)
    return share.parts ? share.parts.map(figureOf) : figureOf(share)
  }
}

/** What a row adds to a figure; the same function as long as rows count the same. */
export function amountFor(shareOf: ShareOf, name: FigureName): AmountOf<LedgerRow> {
  const byName = known.get(shareOf) ?? {}
  known.set(shareOf, byName)
  byName[name] ??= amountsOf(shareOf, name === 'net' ? netOf : (worth) => worth[name])
  return byName[name]
}
