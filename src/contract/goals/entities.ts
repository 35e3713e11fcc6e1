/** A goal: an amount to save towards, and the contributions that make it up. */
import { z } from 'zod'
import {
  amount,
  createdBy,
  currency,
  day,
  type Entity,
  instant,
  named,
  text,
  uuid,
} from '../entity.ts'
import { errors } from '../errors.ts'
import { limits } from '../limits.ts'

export const goalStatuses = ['active', 'reached', 'archived'] as const
export const contributionKinds = ['contribution', 'withdrawal'] as const

export const goals = {
  writable: {
    name: named(80, 'Give the goal a name.'),
    targetAmount: amount,
    currency,
    targetOn: day.nullable(),
    icon: text(40),
    color: text(40),
    /** The smallest comes first. */
    priority: z.int().min(0).max(1000),
    /** A client archives and takes out again; whether it is reached, the server works out. */
    status: z.enum(goalStatuses),
    /** The account its money lies in: net worth counts it there, and not once more. */
    accountId: uuid.nullable(),
  },
  serverOwned: {
    ...createdBy,
    updatedAt: instant,
    /** Always the recount of its contributions; changed only by commands. */
    totalSaved: z.int().min(0).max(limits.amountMinorUnits),
    lastContributionAt: instant.nullable(),
    /** The highest of 25, 50, 75 and 100 percent it has ever come to: each is told once. */
    milestone: z.int().min(0).max(100),
  },
  defaults: {
    ...{ targetOn: null, icon: 'target', color: 'honey', priority: 0, status: 'active' },
    accountId: null,
  },
} as const satisfies Entity

const invalidContribution = errors['invalid-contribution'].message

export const contributions = {
  writable: {
    amount: z
      .int({ error: invalidContribution })
      .min(1, { error: invalidContribution })
      .max(limits.amountMinorUnits, { error: invalidContribution }),
    date: day,
    note: text(500).nullable(),
    /** It was there already when the goal was made; counts of what went in only. */
    isOpening: z.boolean(),
    /** Where it lies, if not where the goal does; it moves nothing there. */
    accountId: uuid.nullable(),
    /** The transfer that brought it there. */
    transferId: uuid.nullable(),
  },
  serverOwned: {
    goalId: uuid,
    kind: z.enum(contributionKinds),
    createdAt: instant,
    by: uuid,
  },
  defaults: { note: null, isOpening: false, accountId: null, transferId: null },
} as const satisfies Entity
