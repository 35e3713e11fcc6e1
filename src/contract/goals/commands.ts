/** What can be done with the money in a goal, by command and by path. */
import { z } from 'zod'
import { type CommandShape, docOf, patchOf } from '../command-args.ts'
import { uuid } from '../entity.ts'
import { limits } from '../limits.ts'
import { contributionKinds, contributions, goals } from './entities.ts'

const contribution = docOf(contributions)
/** With the transfer that it made, where that goes too. */
const one = z.strictObject({ id: uuid, withTransfer: z.boolean().default(false) })
const move = z.strictObject({
  goalId: uuid,
  ...contribution.shape,
  /** Moves the money too: from that account into the goal's, or back. */
  transfer: z.strictObject({ id: uuid, otherId: uuid }).nullable().default(null),
})
const placed = z.strictObject({ goalId: uuid, doc: contribution })

const restored = z.strictObject({
  ...{ id: uuid, kind: z.enum(contributionKinds), ...contributions.writable },
  isOpening: contributions.writable.isOpening.default(false),
  accountId: contributions.writable.accountId.default(null),
  transferId: contributions.writable.transferId.default(null),
})

const restore = z.strictObject({
  doc: docOf(goals),
  contributions: z.array(restored).max(limits.restoredContributions, {
    error: `Give at most ${limits.restoredContributions} at once.`,
  }),
})

export const goalCommands = {
  'goals.contribute': { args: move, who: 'owner' },
  /** No more than is in it. */
  'goals.withdraw': { args: move, who: 'owner' },
  'goals.changeContribution': {
    args: z.strictObject({ id: uuid, patch: patchOf(contributions) }),
    who: 'owner',
  },
  'goals.removeContribution': { args: one, who: 'owner' },
  /** With all that was in it. Nothing of it is told a second time. */
  'goals.restore': { args: restore, who: 'owner' },
  'contributions.create': { args: placed, who: 'owner' },
  'contributions.set': { args: placed, who: 'owner' },
  'contributions.delete': { args: z.strictObject({ goalId: uuid, id: uuid }), who: 'owner' },
} as const satisfies Record<string, CommandShape>
