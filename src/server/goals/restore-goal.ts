import { z } from 'zod'
import { uuid } from '#contract/entities/entity.ts'
import { contributionKinds, contributions } from '#contract/entities/goals.ts'
import { limits } from '#contract/limits.ts'
import { savedFrom } from '#domain/goals/saved-history.ts'
import { withMoved } from '#domain/goals/saved-total.ts'
import { addRows } from '../documents/change-rows.ts'
import { handOf, type RunCommand, readArgs } from '../documents/commands.ts'
import { checkDocument, invalid } from '../documents/validate.ts'
import { createMany, updateMany } from '../documents/write.ts'
import { contributionDocuments, type Goal, goalDocuments } from './goal.ts'
import { totalFields } from './save-total.ts'

const restoreArgs = z.strictObject({
  doc: z.unknown(),
  contributions: z
    .array(
      z.strictObject({
        ...{ id: uuid, kind: z.enum(contributionKinds), ...contributions.writable },
        isOpening: contributions.writable.isOpening.default(false),
      }),
    )
    .max(limits.restoredContributions, {
      error: `Give at most ${limits.restoredContributions} at once.`,
    }),
})

/** A deleted goal comes back with all that was in it. Nothing of it is told a second time. */
export const restoreGoal: RunCommand = async (context, given) => {
  const { doc: asked, contributions: moved } = readArgs(restoreArgs, given)
  const doc = checkDocument(goalDocuments, asked)
  const hasAny = moved.some(({ kind }) => kind === 'contribution')
  const filled = withMoved({ ...doc, milestone: 0, totalSaved: 0 } as Goal, {
    by: savedFrom(moved),
    lastContributionAt: hasAny ? context.now.toISOString() : null,
    most: limits.amountMinorUnits,
  })
  if ('refusal' in filled) {
    throw invalid([['contributions', 'They do not add up to what a goal can hold.']])
  }
  const hand = await handOf(goalDocuments, context)
  const { tx } = context
  await addRows(tx, goalDocuments, [{ doc, path: 'doc.' }], hand)
  const rows = moved.map((row) => ({ ...row, goalId: doc.id, by: hand.uid }))
  await createMany(tx, contributionDocuments, rows, hand)
  await updateMany(tx, goalDocuments, [filled.goal], new Set(totalFields), hand)
}
