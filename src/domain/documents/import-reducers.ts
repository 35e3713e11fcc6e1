/** What the commands of imports do: all that one brought is taken back with it. */
import { withoutImport } from '../accounts/transfer-reducers.ts'
import { drop, dropEvery, type Reducer, refuse } from '../command.ts'

interface OneImport {
  readonly id: string
}

/** Where what an import brought says so, by its `importId`. */
export const broughtTables = [
  'expenses',
  'incomes',
  'import_mappings',
  'checkpoints',
  'left_out_lines',
] as const

/** What was said of it leads nowhere any more. */
const undo: Reducer<OneImport> = (rows, { id }, context) =>
  rows.row('imports', id)
    ? [
        ...withoutImport(rows, id, context),
        ...broughtTables.map((table) => dropEvery(table, { importId: id })),
        drop('imports', id),
        dropEvery('notifications', { kind: 'import-finished', 'data.importId': id }),
      ]
    : refuse('not-found')

/** Nothing of it changes; its owner is told. */
const finish: Reducer<OneImport> = (rows, { id }) =>
  rows.row('imports', id) ? [] : refuse('not-found')

export const importReducers = { 'imports.finish': finish, 'imports.undo': undo }
