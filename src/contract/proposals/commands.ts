/** What the owner of a book answers to a proposal. */
import { z } from 'zod'
import type { CommandShape } from '../command-args.ts'
import { uuid } from '../entity.ts'

const one = z.strictObject({ id: uuid })

export const proposalCommands = {
  /** Runs what was proposed, as if its owner had written it. */
  'proposals.accept': { args: one, who: 'owner' },
  'proposals.decline': { args: one, who: 'owner' },
  /** Takes either back: it waits again, and what was written goes. */
  'proposals.reopen': { args: one, who: 'owner' },
} as const satisfies Record<string, CommandShape>
