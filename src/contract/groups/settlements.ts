/** A settlement: money one member gave another. It is neither income nor spending. */
import { z } from 'zod'
import {
  amount,
  type Complaints,
  createdBy,
  currency,
  type Entity,
  instant,
  recentDay,
  rowOf,
  text,
  uuid,
} from '../entity.ts'

/** Only what its receiver has confirmed counts. */
export const settlementStatuses = ['claimed', 'confirmed', 'disputed'] as const
/** How money changes hands. */
export const settlementMethods = ['cash', 'bank', 'card', 'mobile', 'other'] as const
/** No money did: whoever is owed let it go. Nothing but that act writes it. */
const writtenOff = 'written-off'

type Paid = { readonly from: string; readonly to: string }

const checkSettlement = ({ from, to }: Paid): Complaints =>
  from === to ? { to: 'Choose somebody else.' } : {}

export const settlements = {
  writable: {
    /** Members, by memberId. */
    from: uuid,
    to: uuid,
    amount,
    currency,
    date: recentDay,
    method: z.enum(settlementMethods),
    note: text(500).nullable(),
  },
  serverOwned: {
    groupId: uuid,
    status: z.enum(settlementStatuses),
    /** Brought from elsewhere with the group, where it was done with. */
    imported: z.boolean(),
    ...createdBy,
    updatedAt: instant,
  },
  defaults: { method: 'bank', note: null },
  check: checkSettlement,
} as const satisfies Entity

export const settlementRow = rowOf(settlements).extend({
  method: z.enum([...settlementMethods, writtenOff]),
})
export type SettlementRow = z.infer<typeof settlementRow>

/** Who was removed says so of what they came to owe just before. */
export const deniedNote = 'Denied'

export const isDenied = ({ method, note }: Pick<SettlementRow, 'method' | 'note'>) =>
  method === writtenOff && note === deniedNote

export const isWrittenOff = ({ method }: Pick<SettlementRow, 'method'>) => method === writtenOff

/**
 * The account I paid a settlement from, or got it into: in my own book, so that nobody else sees
 * it. What the settlement says is copied, as it is not here any more once I leave the group.
 */
export const settlementSides = {
  writable: {
    accountId: uuid,
    /** What the bank moved, where the account has another currency. */
    accountAmount: amount.nullable(),
  },
  serverOwned: {
    groupId: uuid,
    settlementId: uuid,
    direction: z.enum(['out', 'in']),
    amount,
    currency,
    date: recentDay,
    /** What was deleted moves nothing, and comes back with it. */
    status: z.enum([...settlementStatuses, 'deleted']),
    createdAt: instant,
    updatedAt: instant,
  },
  defaults: { accountAmount: null },
} as const satisfies Entity
