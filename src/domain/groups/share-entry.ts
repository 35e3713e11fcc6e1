/** My part of a group's expense as an entry of my own book. */
import type { LedgerRow } from '../ledger.ts'
import type { TypedRate } from '../money/rates.ts'

export interface OwnShare {
  readonly id: string
  readonly groupId: string
  /** Of a group that I have left. */
  readonly groupName?: string | null
  readonly expenseId: string
  readonly description: string
  readonly date: string
  readonly currency: string
  /** Not on a device that has it from before there was one. */
  readonly rate?: TypedRate | null
  readonly share: number
  readonly paid: number
  readonly categoryId: string | null
}

/** What is looked at: what it costs me, or what I laid out. */
export type Lens = 'share' | 'paid'

export interface ShareEntry extends LedgerRow {
  readonly groupId: string
  readonly groupName: string | null
  readonly expenseId: string
  readonly rate: TypedRate | null
}

const noTags: readonly string[] = []

/** Null when by this lens it is nothing: then it is no entry. */
export function shareEntry(own: OwnShare, lens: Lens = 'share'): ShareEntry | null {
  const amount = own[lens]
  if (amount === 0) return null
  const { id, groupId, expenseId, description, date, currency, categoryId } = own
  const { groupName = null, rate = null } = own
  return {
    ...{ id, groupId, groupName, expenseId, description, date, currency, categoryId, rate },
    amount,
    tags: noTags,
  }
}
