import { z } from 'zod'

const id = z.string().min(1)
const day = z.iso.date()
const optional = <Shape extends z.ZodType>(shape: Shape) => shape.nullable().default(null)

const category = z.strictObject({
  name: z.string(),
  type: z.enum(['expense', 'income']),
  parent: z.string().nullable(),
})

const entry = {
  id,
  date: day,
  description: z.string(),
  amount: z.int(),
  currency: z.string(),
  category: optional(z.string()),
  notes: optional(z.string()),
  tags: z.array(z.string()).default([]),
  templateId: optional(id),
}

const line = z.strictObject({ category: z.string(), amount: z.int(), note: optional(z.string()) })

const expense = z.strictObject({
  ...entry,
  /** Of a purchase over several categories, which has none itself. */
  lines: z.array(line).optional(),
  account: optional(id),
  isPending: z.boolean().default(false),
  merchant: optional(z.string()),
  paymentMethod: z.string(),
  refundOf: optional(id),
  expectedBack: optional(
    z.strictObject({
      amount: z.int(),
      from: z.string(),
      dueOn: optional(day),
      settledBy: optional(id),
    }),
  ),
  installment: optional(z.strictObject({ planId: id, n: z.int(), of: z.int() })),
})

const income = z.strictObject({
  ...entry,
  account: optional(id),
  source: optional(z.string()),
  settles: optional(id),
})

const template = z.strictObject({
  id,
  kind: z.enum(['expense', 'income']),
  description: z.string(),
  merchant: optional(z.string()),
  /** What it costs now. */
  amount: z.int(),
  currency: z.string(),
  category: optional(z.string()),
  rule: z.strictObject({
    frequency: z.string(),
    interval: z.int(),
    monthDays: z.array(z.int()).default([]),
    weekdays: z.array(z.int()).default([]),
    /** The day of a yearly one, as its start says it too. */
    on: z.string().optional(),
  }),
  startOn: day,
  active: z.boolean(),
  contract: optional(
    z.strictObject({
      trialEnd: optional(day),
      minTermEnd: optional(day),
      noticeDays: optional(z.int()),
      autoRenew: z.boolean(),
    }),
  ),
  priceChanges: z.array(z.strictObject({ from: day, amount: z.int() })).default([]),
  nextOn: day.nullable(),
  cancelBy: day.nullable(),
})

const budget = z.strictObject({
  id,
  name: z.string(),
  categories: z.array(z.string()),
  amount: z.int(),
  currency: z.string(),
  period: z.string(),
  startOn: day,
})

const goal = z.strictObject({
  id,
  name: z.string(),
  targetAmount: z.int(),
  currency: z.string(),
  targetOn: day.nullable(),
  contributions: z.array(z.strictObject({ date: day, amount: z.int() })),
  status: z.string(),
  totalSaved: z.int(),
})

const loan = z.strictObject({
  id,
  name: z.string(),
  lender: optional(z.string()),
  kind: z.string(),
  principal: z.int(),
  currency: z.string(),
  annualRateBps: z.number(),
  frequency: z.string(),
  termPeriods: z.int(),
  startOn: day,
  firstPaymentOn: day,
  dayCount: z.string().optional(),
  paidThrough: day,
  balance: z.int(),
  nextDueOn: day.nullable(),
  nextDueAmount: z.int().nullable(),
  endsOn: day,
  interestPaid: z.int(),
  interestLeft: z.int(),
})

const borne = z.strictObject({ memberId: id, amount: z.int() })

const bill = z.strictObject({
  id,
  groupId: id,
  date: day,
  description: z.string(),
  amount: z.int(),
  currency: z.string(),
  category: optional(z.string()),
  notes: optional(z.string()),
  payers: z.array(borne),
  shares: z.array(borne),
})

const group = z.strictObject({
  id,
  name: z.string(),
  kind: z.string(),
  status: z.string(),
  currency: z.string(),
  members: z.array(z.strictObject({ id, name: z.string(), isMe: z.boolean().default(false) })),
  expenses: z.array(bill),
  settlements: z.array(
    z.strictObject({
      from: id,
      to: id,
      amount: z.int(),
      currency: z.string(),
      date: day,
      status: z.literal('confirmed'),
    }),
  ),
})

const account = z.strictObject({
  id,
  name: z.string(),
  kind: z.string(),
  currency: z.string(),
  openingBalance: z.int(),
  openingOn: day,
  institution: optional(z.string()),
})

const side = z.strictObject({ account: id, amount: z.int(), date: day, text: z.string() })

const transfer = z.strictObject({
  id,
  from: optional(side),
  to: optional(side),
  reason: z.enum(['own', 'outside']).default('own'),
  note: optional(z.string()),
})

/** A book as a file describes it: readable ids, categories by name. */
export const household = z.strictObject({
  today: day,
  weekday: z.string().optional(),
  person: z.strictObject({
    name: z.string(),
    currency: z.string(),
    locale: z.string(),
    timezone: z.string(),
  }),
  /** For people. */
  rules: z.array(z.string()).default([]),
  /** Of the own currency for one unit, on every day. */
  rates: z.record(z.string(), z.string()).default({}),
  categories: z.array(category),
  expenses: z.array(expense),
  incomes: z.array(income),
  templates: z.array(template),
  budgets: z.array(budget),
  goals: z.array(goal),
  loans: z.array(loan),
  groups: z.array(group),
  accounts: z.array(account).default([]),
  transfers: z.array(transfer).default([]),
})

export type Household = z.output<typeof household>
