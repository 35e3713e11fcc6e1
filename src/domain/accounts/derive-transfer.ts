/** What follows from the sides of a transfer and from its fee. */
import type { Derive } from '../command.ts'
import { shareId } from '../groups/share-id.ts'

interface Dated {
  readonly from: { readonly date: string } | null
  readonly to: { readonly date: string } | null
  readonly fee: object | null
}

const feeMark = 'fee00000-0000-7000-8000-000000000fee'

/** The expense that the fee of a transfer is: the same on every device. */
export const feeIdOf = (id: string): string => shareId(id, feeMark)

/** It is of the day its money left on, or came on where it left from elsewhere. */
export const deriveTransfer: Derive = (_before, after) => {
  const { id, from, to, fee } = after as typeof after & Dated
  return { ...after, date: from?.date ?? to?.date ?? null, feeId: fee ? feeIdOf(id) : null }
}
