import { type Brought, isMade, isStillSo } from '#domain/documents/import-reducers.ts'
import { documentsOf } from '../documents/collection.ts'
import type { RunCommand } from '../documents/commands.ts'
import { reduced } from '../documents/reduce.ts'
import { readRows } from '../documents/references.ts'
import { lockGroupsOf } from '../groups/expenses/post-template.ts'
import { settleTakenBack } from '../loans/put-payment.ts'
import { reopenMade } from '../recurring/reopen.ts'
import { takeBackBills } from '../recurring/take-back-bills.ts'
import { type MadeRow, takeBackMade } from './take-back-made.ts'
import { tellFinished } from './tell-finished.ts'

export const importCommands: Readonly<Record<string, RunCommand>> = {
  'imports.finish': reduced('imports.finish', {
    after: (context, _changes, writer, { id }) => tellFinished(context, writer, id),
  }),
  'imports.undo': reduced('imports.undo', {
    isCompleted: true,
    /** A group is locked before a book. */
    lock: ({ tx }, writer) => lockGroupsOf(tx, 'expense_templates', writer),
    async before(context, { id }, writer) {
      const [brought] = await readRows(context.tx, documentsOf('imports'), writer.scope, [id])
      const { changed = [] } = (brought ?? {}) as Partial<Brought>
      const made = changed.filter(({ was }) => isMade(was))
      for (const [table, all] of Map.groupBy(made, (one) => one.table)) {
        if (table === 'group_expenses') {
          await takeBackBills(context, writer, all)
          continue
        }
        const said = new Map(all.map(({ id: entryId, is }) => [entryId, is]))
        const documents = documentsOf(table)
        const rows = await readRows(context.tx, documents, writer.scope, [...said.keys()])
        const same = rows.filter((row) => isStillSo(row, said.get(row.id) ?? {}))
        await reopenMade(context, writer, table, same)
      }
    },
    async after({ tx }, changes, writer) {
      await settleTakenBack(tx, changes, writer)
      for (const { table, before } of changes) {
        const made = table === 'imports' ? (before?.made as readonly MadeRow[] | undefined) : []
        await takeBackMade(tx, made ?? [], writer)
      }
    },
  }),
}
