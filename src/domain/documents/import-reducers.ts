/** What the commands of imports do: all that one brought is taken back with it. */
import { deriveTransfer } from '../accounts/derive-transfer.ts'
import { withoutImport } from '../accounts/transfer-reducers.ts'
import {
  drop,
  dropEvery,
  put,
  type Reducer,
  type Row,
  type RowChange,
  type Rows,
  refuse,
} from '../command.ts'

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

export type Brought = Row & {
  readonly changed?: readonly {
    readonly table: 'expenses' | 'incomes' | 'transfers' | 'payments' | 'group_expenses'
    readonly id: string
    readonly side?: 'from' | 'to' | undefined
    readonly was: Readonly<Record<string, unknown>>
    readonly is: Readonly<Record<string, unknown>>
  }[]
}

const templatesOf: Readonly<Partial<Record<string, string>>> = {
  ...{ expenses: 'expense_templates', incomes: 'income_templates' },
  transfers: 'transfer_templates',
}

/** What was nothing before goes; what it was one of is to come, or waits, again. */
function unmade(
  rows: Rows,
  table: string,
  { id, templateId, expenseId }: Row,
): readonly RowChange[] {
  const templates = templatesOf[table]
  const template = templates && templateId ? rows.row(templates, String(templateId)) : null
  // A payment of a loan goes with the expense it is.
  const spent = table === 'payments' && typeof expenseId === 'string' ? expenseId : null
  return [
    drop(table, id),
    ...(template && templates ? [put(templates, template)] : []),
    ...(spent !== null && rows.row('expenses', spent) ? [drop('expenses', spent)] : []),
  ]
}

type SaidFields = Readonly<Record<string, unknown>>

export const isStillSo = (row: Row, is: SaidFields): boolean =>
  Object.entries(is).every(([name, value]) => row[name] === value)

/** It was nothing before. */
export const isMade = (was: SaidFields): boolean => Object.keys(was).length === 0

/** What it told of rows that were there before, or made; what was said of them since stays. */
const untold = (rows: Rows, { changed = [] }: Brought) =>
  changed.flatMap(({ table, id, side, was, is }) => {
    // A bill is its group's: the server takes it back there.
    if (table === 'group_expenses') return []
    const row = rows.row(table, id)
    const said = row && side ? (row[side] as Row | null) : row
    if (!row || !said || !isStillSo(said, is)) return []
    if (side) return [put(table, deriveTransfer(null, { ...row, [side]: { ...said, ...was } }))]
    return isMade(was) ? unmade(rows, table, row) : [put(table, { ...row, ...was })]
  })

/** What was said of it leads nowhere any more. */
const undo: Reducer<OneImport> = (rows, { id }, context) => {
  const brought = rows.row('imports', id) as Brought | null
  return brought
    ? [
        ...untold(rows, brought),
        ...withoutImport(rows, id, context),
        ...broughtTables.map((table) => dropEvery(table, { importId: id })),
        drop('imports', id),
        dropEvery('notifications', { kind: 'import-finished', 'data.importId': id }),
      ]
    : refuse('not-found')
}

/** Nothing of it changes; its owner is told. */
const finish: Reducer<OneImport> = (rows, { id }) =>
  rows.row('imports', id) ? [] : refuse('not-found')

export const importReducers = { 'imports.finish': finish, 'imports.undo': undo }
