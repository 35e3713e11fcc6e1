/** A proposal: what an assistant would write. Nothing is in the book before its owner says yes. */
import { z } from 'zod'
import { amount, currency, day, type Entity, instant, rowOf, text, uuid } from '../entity.ts'
import { addingCommands } from '../tokens/adding.ts'

const proposalStates = ['waiting', 'accepted', 'declined', 'expired'] as const

/** What all entries have, and what is shown of them. */
const proposedDoc = z.looseObject({
  ...{ id: uuid, amount, currency, date: day },
  description: z.string(),
  categoryId: uuid.nullable(),
})

export const proposals = {
  writable: {},
  serverOwned: {
    /** What runs when it is accepted, as it was checked when it was proposed. */
    command: z.strictObject({
      name: z.enum(addingCommands),
      args: z.looseObject({ doc: proposedDoc, groupId: uuid.optional() }),
    }),
    /** What its owner calls the token it came by. */
    madeBy: text(60),
    tokenId: uuid,
    state: z.enum(proposalStates),
    expiresAt: instant,
    createdAt: instant,
    updatedAt: instant,
  },
  defaults: {},
} as const satisfies Entity

export const proposalRow = rowOf(proposals)
export type ProposalRow = z.infer<typeof proposalRow>
