/** The sides and fees of transfers, in the shape that imported rows are compared with. */
import type { AccountsOfImports, BookedRow, BookedSide } from './booked.ts'

interface BookedTransfer {
  readonly id: string
  readonly from: BookedSide | null
  readonly to: BookedSide | null
  readonly fee: { readonly side: 'from' | 'to'; readonly amount: number } | null
  readonly feeId: string | null
}

/** What a statement brought has all that the bank moved; a fee of that is a difference. */
const isByHand = ({ bankId, importId, kept }: BookedSide) =>
  bankId === null || (importId === null && kept === null)

/** The fee of a transfer where its side, which moved it, was written by hand. */
export const feeSide = ({ fee, ...sides }: BookedTransfer): BookedSide | null => {
  const side = fee && sides[fee.side]
  return side && isByHand(side) ? side : null
}

/** A bank says its day and its words; of a joint account a group says the day. */
function openSide(id: string, name: 'from' | 'to', side: BookedSide): Partial<BookedRow> {
  if (side.bankId !== null) return {}
  const written = { table: 'transfers', id, name, side } as const
  return { isPaidOnDay: true, ...(!side.groupId && { side: written }) }
}

/** Changed only in its transfer, and in the account of its side. */
export function asFee({ written: _, ...row }: BookedRow, side: BookedSide | null): BookedRow {
  return side ? { ...row, accountId: side.accountId, isPaidOnDay: true } : row
}

/** What is said of an account where one of its rows is. */
export interface KnownOf {
  readonly currency: string
  readonly name: string
}

/**
 * The sides of a transfer were rows of a statement too, each of its own account. One made by hand
 * has no words, so it is told, and compared, by the account on its other side; a bank may book its
 * fee with it or apart.
 */
export function bookedSides(
  transfer: BookedTransfer,
  knownOf: (accountId: string) => KnownOf,
  accounts: AccountsOfImports,
): readonly BookedRow[] {
  const { id, from, to, fee } = transfer
  const charged = feeSide(transfer)
  const sides = [
    { side: from, name: 'from', sign: -1, way: 'to', other: to },
    { side: to, name: 'to', sign: 1, way: 'from', other: from },
  ] as const
  return sides.flatMap(({ side, name, sign, way, other }) => {
    if (!side) return []
    const there = other ? knownOf(other.accountId).name : 'elsewhere'
    const words = `Transfer ${way} ${there}`
    const { accountId, date, text, bankId, importId, kept } = side
    const merchant = kept?.merchant ?? kept?.source ?? null
    const amount = sign * side.amount
    const row = {
      ...{ id: `${id}.${name}`, date, bankId, accountId, amount },
      ...openSide(id, name, side),
      ...{ currency: knownOf(accountId).currency, description: text.trim() || words },
      merchant: typeof merchant === 'string' ? merchant : null,
      account: importId === null ? null : (accounts.get(importId) ?? null),
      // Nothing was spent, so nothing comes back.
      isRefunded: true as const,
    }
    return side === charged && fee ? [row, { ...row, amount: amount + fee.amount }] : [row]
  })
}
