/** A joint account: members own it together, and what each pays in is in who owes whom. */
import { z } from 'zod'
import { accounts } from '../accounts/entities.ts'
import {
  amount,
  type Complaints,
  createdBy,
  currency,
  type Entity,
  instant,
  isEachOnce,
  recentDay,
  rowOf,
  text,
  uuid,
} from '../entity.ts'
import { limits } from '../limits.ts'

export const jointKinds = ['cash', 'current', 'savings', 'card'] as const
/** The last two move no money: a part passed to the others, who owe it, or who are owed it. */
const entryKinds = ['pay-in', 'pay-out', 'interest', 'part', 'part-owed'] as const
const wholeBps = 10_000

/** Who owns how much of it, in hundredths of a percent. */
const owners = z
  .array(z.strictObject({ memberId: uuid, bps: z.int().min(1).max(wholeBps) }))
  .min(1, { error: 'Choose who owns it.' })
  .max(limits.groupMembers)
  .refine((list) => isEachOnce(list.map(({ memberId }) => memberId)), {
    error: 'Choose each person once.',
  })
  .refine((list) => list.reduce((sum, { bps }) => sum + bps, 0) === wholeBps, {
    error: 'The parts have to be 100 % together.',
  })

const { name, openingBalance, openingOn, institution, number, note } = accounts.writable
const stamps = { ...createdBy, updatedAt: instant } as const

export const groupAccounts = {
  writable: {
    ...{ name, kind: z.enum(jointKinds), currency, openingBalance, openingOn, owners },
    /** Whether paying in counts in who owes whom. */
    keepsTally: z.boolean(),
    ...{ institution, number, note },
  },
  serverOwned: {
    groupId: uuid,
    archived: z.boolean(),
    /** Who said that it may be so. Of its owners everybody who can has to. */
    agreed: z.array(uuid),
    ...stamps,
  },
  defaults: { openingBalance: 0, institution: null, number: null, note: null, keepsTally: true },
} as const satisfies Entity

type EntryRow = { readonly kind: string; readonly memberId: string | null }

const checkEntry = ({ kind, memberId }: EntryRow): Complaints =>
  (kind === 'interest') === (memberId === null) ? {} : { memberId: 'Say who paid it in or out.' }

/** What came into a joint account or left it, besides bills that were paid from it. */
export const groupAccountEntries = {
  writable: {
    accountId: uuid,
    kind: z.enum(entryKinds),
    /** Nobody for interest. */
    memberId: uuid.nullable(),
    amount,
    date: recentDay,
    text: text(200),
    bankId: text(200).nullable(),
  },
  serverOwned: {
    groupId: uuid,
    /** That of its account. */
    currency,
    /** For whom it was: the owners, by their parts; nobody where no tally is kept. */
    shares: z.array(z.strictObject({ memberId: uuid, amount: z.int().min(0) })),
    /** What somebody says is not so counts for nothing. */
    status: z.enum(['claimed', 'disputed']),
    /** What those who lose by it say of it. */
    answers: z.array(z.strictObject({ memberId: uuid, isSo: z.boolean() })),
    ...stamps,
  },
  defaults: { text: '', bankId: null },
  check: checkEntry,
} as const satisfies Entity

const groupAccountRow = rowOf(groupAccounts)
export type GroupAccountRow = z.infer<typeof groupAccountRow>
const groupAccountEntryRow = rowOf(groupAccountEntries)
export type GroupAccountEntryRow = z.infer<typeof groupAccountEntryRow>
