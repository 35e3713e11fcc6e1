import type { RunCommand } from '../documents/commands.ts'
import { reduced } from '../documents/reduce.ts'

export const categoryCommands: Readonly<Record<string, RunCommand>> = {
  'categories.merge': reduced('categories.merge', {
    // What was chosen for the shares of groups is kept beside the book.
    after: async ({ tx }, _changes, { uid }, { id, into }) => {
      await tx.client.query(
        `update group_category_choices set category_id = $3
          where user_id = $1 and category_id = $2`,
        [uid, id, into],
      )
    },
  }),
}
