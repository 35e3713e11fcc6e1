/** What can be done with accounts and transfers besides creating, changing and deleting them. */
import { z } from 'zod'
import type { CommandShape } from '../command-args.ts'
import { day, uuid } from '../entity.ts'
import { accounts, sideFields } from './entities.ts'

export const accountCommands = {
  /**
   * The opening of another day, such that no balance after both changes. What a page counted is
   * shown until the server has.
   */
  'accounts.moveOpening': {
    args: z.strictObject({
      id: uuid,
      openingOn: day,
      openingBalance: accounts.writable.openingBalance.nullable().default(null),
    }),
    who: 'owner',
  },
  /** All that is in one is in another of the same currency. */
  'accounts.merge': { args: z.strictObject({ id: uuid, into: uuid }), who: 'owner' },
  /**
   * An expense and an income become one transfer, which keeps both; or one of them alone, with what
   * is said of the other side, which without that is in no account kept here.
   */
  'transfers.pair': {
    args: z.strictObject({
      id: uuid,
      outId: uuid.nullable().default(null),
      inId: uuid.nullable().default(null),
      side: z.strictObject(sideFields).nullable().default(null),
    }),
    who: 'owner',
  },
  /** Both are entries again, or one side alone; `remember` that they are no transfer. */
  'transfers.unpair': {
    args: z.strictObject({
      id: uuid,
      remember: z.boolean().default(false),
      side: z.enum(['from', 'to']).nullable().default(null),
    }),
    who: 'owner',
  },
  /** The side that was not here: an entry, which goes, or what is said of it. */
  'transfers.complete': {
    args: z.strictObject({
      id: uuid,
      entryId: uuid.nullable().default(null),
      side: z.strictObject(sideFields).nullable().default(null),
    }),
    who: 'owner',
  },
} as const satisfies Record<string, CommandShape>
