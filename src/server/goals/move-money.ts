import { z } from 'zod'
import { day, uuid } from '#contract/entities/entity.ts'
import { contributions } from '#contract/entities/goals.ts'
import type { Row } from '#contract/sync.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { type Context, type RunCommand, readArgs } from '../documents/commands.ts'
import { asFields, checkDocument } from '../documents/validate.ts'
import { createMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { type Contribution, contributionDocuments, openGoal } from './goal.ts'
import { saveTotal } from './save-total.ts'

const { amount, note, isOpening } = contributions.writable

/** The specification has one answer for every amount that is not a positive number. */
export function requireAmount(given: unknown): number {
  const read = amount.safeParse(given)
  if (read.success) return read.data
  throw new Fault('invalid-contribution', { amount: read.error.issues[0]?.message ?? '' })
}

const moveArgs = z.strictObject({
  goalId: uuid,
  id: uuid,
  amount: z.unknown(),
  date: day,
  note: note.default(null),
  isOpening: isOpening.default(false),
})

type Kind = Contribution['kind']

/** Money goes in or out: the contribution and the goal's total in one transaction. */
export const moveMoney =
  (kind: Kind): RunCommand =>
  async (context, given) => {
    const { goalId, ...args } = readArgs(moveArgs, given)
    await move(context, goalId, kind, { ...args, amount: requireAmount(args.amount) })
  }

const placedArgs = z.strictObject({ goalId: uuid, doc: z.unknown() })

/** By its path, a contribution is made as by the command. */
export const contributeByPath: RunCommand = async (context, given) => {
  const { goalId, doc } = readArgs(placedArgs, given)
  requireAmount(asFields(doc).amount)
  await move(context, goalId, 'contribution', checkDocument(contributionDocuments, doc))
}

async function move(context: Context, goalId: string, kind: Kind, doc: Row): Promise<void> {
  const open = await openGoal(context, goalId)
  const { goal, hand } = open
  const row = { ...doc, goalId, kind, by: hand.uid }
  await createMany(context.tx, contributionDocuments, [row], hand)
  const isIn = kind === 'contribution'
  await saveTotal(open, {
    by: signedAmount({ kind, amount: Number(doc.amount) }),
    lastContributionAt: isIn ? hand.now.toISOString() : goal.lastContributionAt,
    field: 'amount',
  })
}
