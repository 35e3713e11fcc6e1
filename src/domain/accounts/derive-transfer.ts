/** A transfer is of the day its money left on, or came on where it left from elsewhere. */
import type { Derive } from '../command.ts'

interface Dated {
  readonly from: { readonly date: string } | null
  readonly to: { readonly date: string } | null
}

export const deriveTransfer: Derive = (_before, after) => {
  const { from, to } = after as typeof after & Dated
  return { ...after, date: from?.date ?? to?.date ?? null }
}
