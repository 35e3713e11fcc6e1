/** An expense of a group: who paid it, who bears it, and by which rule. */
import { z } from 'zod'
import {
  amount,
  type Complaints,
  createdBy,
  currency,
  type Entity,
  instant,
  isEachOnce,
  named,
  recentDay,
  rowOf,
  text,
  uuid,
} from '../entity.ts'
import { checkTransaction, type TransactionRow, typedRate } from '../ledger/transaction.ts'
import { limits } from '../limits.ts'

const members = z
  .array(uuid)
  .min(1, { error: 'Choose who shares it.' })
  .max(limits.groupMembers)
  .refine(isEachOnce, { error: 'Choose each person once.' })

const partsOf = <T extends z.ZodType>(value: T) =>
  z
    .array(z.strictObject({ memberId: uuid, value }))
    .max(limits.groupMembers)
    .refine((parts) => isEachOnce(parts.map(({ memberId }) => memberId)), {
      error: 'Choose each person once.',
    })

const minorUnits = z.int().min(-limits.amountMinorUnits).max(limits.amountMinorUnits)
const part = z.int().min(0).max(limits.amountMinorUnits)
const decimal = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,5})(?:\.\d{1,4})?$/, { error: 'Enter a number, like 2 or 1.5.' })

const item = z.strictObject({ label: text(120), amount, memberIds: members })

/** The six ways to say who bears how much; the engine of the domain works the shares out. */
export const split = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('equal'), memberIds: members }),
  /** Minor units that add up to the amount. */
  z.strictObject({ mode: z.literal('exact'), parts: partsOf(part) }),
  /** Hundredths of a percent; together 10,000. */
  z.strictObject({ mode: z.literal('percent'), parts: partsOf(z.int().min(0).max(10_000)) }),
  /** Plain decimals, such as nights or glasses. */
  z.strictObject({ mode: z.literal('shares'), parts: partsOf(decimal) }),
  /** The same for everyone, and so much more or less for some. */
  z.strictObject({
    mode: z.literal('adjustment'),
    memberIds: members,
    parts: partsOf(minorUnits),
  }),
  /** Each for what they had; tax and tip in proportion. All together are the amount. */
  z.strictObject({
    mode: z.literal('items'),
    items: z.array(item).min(1, { error: 'Add what was bought.' }).max(200),
    tax: part,
    tip: part,
  }),
])

export const payers = z
  .array(z.strictObject({ memberId: uuid, amount }))
  .min(1, { error: 'Choose who paid.' })
  .max(limits.groupMembers)
  .refine((list) => isEachOnce(list.map(({ memberId }) => memberId)), {
    error: 'Choose each person once.',
  })

const share = z.strictObject({
  memberId: uuid,
  amount: part,
  /** What rounding costs this member here beyond their exact part, in millionths of a unit. */
  rounding: z.int(),
})

type Shared = TransactionRow & {
  readonly amount: number
  readonly payers: readonly { readonly amount: number }[]
  readonly split: z.infer<typeof split>
}

const total = (list: readonly { readonly amount: number }[]) =>
  list.reduce((sum, each) => sum + each.amount, 0)

function checkGroupExpense(expense: Shared): Complaints {
  const { amount: whole, payers: paid, split: how } = expense
  const wrong: Record<string, string> = { ...checkTransaction(expense) }
  if (total(paid) !== whole) wrong.payers = 'What was paid has to add up to the amount.'
  if (how.mode === 'items' && total(how.items) + how.tax + how.tip !== whole) {
    wrong.split = 'Items, tax and tip have to add up to the amount.'
  }
  return wrong
}

export const groupExpenses = {
  writable: {
    description: named(200, 'Say what it was.'),
    amount,
    currency,
    /** What it was worth, mostly in the currency of the group; it counts for everybody. */
    rate: typedRate,
    date: recentDay,
    /** One of everybody's; each member's own book has its own. */
    categoryId: uuid.nullable(),
    payers,
    /** The joint account it was paid from: then its owners are the payers, by their parts. */
    jointAccountId: uuid.nullable(),
    split,
    notes: text(2000).nullable(),
    /** Its picture: a receipt of one of the members, shown to this group. */
    receiptId: uuid.nullable(),
  },
  serverOwned: {
    groupId: uuid,
    /** They add up to the amount. */
    shares: z.array(share),
    /** Counted up by every edit; an edit of an older one is refused. */
    version: z.int().min(1),
    /** What made it by itself, for a recurring one. */
    templateId: uuid.nullable(),
    ...createdBy,
    updatedAt: instant,
    updatedBy: uuid,
  },
  defaults: { rate: null, categoryId: null, jointAccountId: null, notes: null, receiptId: null },
  check: checkGroupExpense,
} as const satisfies Entity

export const groupExpenseRow = rowOf(groupExpenses)
export type GroupExpenseRow = z.infer<typeof groupExpenseRow>
export type GroupSplit = z.infer<typeof split>

/** My part of a group's expense in my own book: it stays when I leave. */
export const groupShares = {
  writable: {
    /** The choice is remembered for this category of the group. */
    categoryId: uuid.nullable(),
    /** The account I paid it from, and what the bank took where that has another currency. */
    accountId: uuid.nullable(),
    accountAmount: amount.nullable(),
  },
  serverOwned: {
    groupId: uuid,
    /** What the group was called when I left it; null while I am in it, and see it there. */
    groupName: text(80).nullable(),
    expenseId: uuid,
    memberId: uuid,
    description: text(200),
    date: recentDay,
    currency,
    /** That of the bill. */
    rate: typedRate,
    /** What it costs me. */
    share: part,
    /** What I laid out. */
    paid: part,
    /** The joint account it was paid from, and none of my own. */
    jointAccountId: uuid.nullable(),
    /** The category it has in the group. */
    groupCategoryId: uuid.nullable(),
    createdAt: instant,
    updatedAt: instant,
  },
  defaults: { accountId: null, accountAmount: null },
} as const satisfies Entity

const groupShareRow = rowOf(groupShares)
export type GroupShareRow = z.infer<typeof groupShareRow>
