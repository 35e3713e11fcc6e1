/** A row of a statement that is deleted is a line the statement has and the book has not. */
import {
  type Change,
  create,
  drop,
  type Reducer,
  type Row,
  type RowChange,
  type Rows,
} from '../command.ts'

const entryTables = ['expenses', 'incomes']

/** Kinds the bank keeps no balance of have no statement either. */
const isChecked = (account: Row | null) =>
  account !== null && !['loan', 'asset', 'liability'].includes(String(account.kind))

function lineOf({ id, ...row }: Row, isIn: boolean): Row | null {
  const { importId, accountId, bankAmount, bankOn, bankId, description, isPending } = row
  if (!importId || !accountId || !bankAmount || !bankOn || isPending) return null
  const effect = isIn ? bankAmount : -Number(bankAmount)
  const said = { date: bankOn, effect, text: description, bankId, why: 'deleted' }
  return { id, importId, accountId, ...said }
}

/** It has the id of the row, so that whoever brings that back takes the line away. */
function leftBehind(rows: Rows, table: string, id: string): readonly RowChange[] {
  const row = entryTables.includes(table) ? rows.row(table, id) : null
  const line = row && lineOf(row, table === 'incomes' || row.refundOf !== null)
  if (!line || !isChecked(rows.row('accounts', String(line.accountId)))) return []
  return rows.row('left_out_lines', id) ? [] : [create('left_out_lines', line)]
}

function broughtBack(rows: Rows, table: string, { id, ...doc }: Row): readonly RowChange[] {
  if (!entryTables.includes(table) || !doc.importId || !doc.accountId) return []
  return rows.row('left_out_lines', id) ? [drop('left_out_lines', id)] : []
}

function along(rows: Rows, change: Change): readonly RowChange[] {
  if (!('id' in change)) return []
  const { table, id, row, isNew } = change
  if (!row) return leftBehind(rows, table, id)
  return isNew ? broughtBack(rows, table, row) : []
}

/** The server does it, so that no first page carries it: a device has it once it has answered. */
export const withLines =
  (reducer: Reducer<never>): Reducer<never> =>
  (rows, args, context) => {
    const outcome = reducer(rows, args, context)
    if ('refusal' in outcome) return outcome
    return [...outcome, ...outcome.flatMap((change) => along(rows, change))]
  }
