import type { RowOf } from '#contract/collections.ts'
import { limits } from '#contract/limits.ts'
import { type IntoAccount, tableOf, type WrittenSide } from '#domain/import/match/booked.ts'
import type { BookedMatch } from '#domain/import/match/find-booked.ts'
import type { Command } from '#web/data/replica/types.ts'
import { entryTables, templateCommand } from '#web/recurring/occurrence-writes.ts'
import type { ImportRow } from './judge-files.ts'
import type { PlannedImport } from './plan-import.ts'

type ChangedRow = RowOf<'imports'>['changed'][number]

/** What it says of rows that were there, and is taken back with it. */
export const changedBy = ({ into, leftOut }: PlannedImport): readonly ChangedRow[] =>
  leftOut.flatMap((one) => changeOf(one, into)).slice(0, limits.rowsChangedByImport)

/** What the bank says of a row of its own, as it is kept with one that was written by hand. */
function saidBy({ row, accountId }: ImportRow, into: IntoAccount | null) {
  const bankAmount = into?.currency === row.currency ? Math.abs(row.amount) : null
  return {
    bankId: row.bankId,
    ...(accountId !== null && { accountId, bankAmount, bankOn: row.date }),
  }
}

/** The bank's day is the day of a side, and its words where it had none. */
function toldOfSide(
  { row, accountId }: ImportRow,
  { table, id, name, side }: WrittenSide,
): readonly ChangedRow[] {
  if (row.isPending || accountId !== side.accountId) return []
  const { date, bankId, text } = side
  const isSilent = text.trim() === ''
  const was = { date, bankId, ...(isSilent && { text }) }
  const is = { date: row.date, bankId: row.bankId, ...(isSilent && { text: row.description }) }
  return [{ table, id, side: name, was, is }]
}

function toldOf(one: ImportRow, { of: id, tells }: BookedMatch, into: IntoAccount | null) {
  if (!tells) return []
  const { accountId } = one
  if (tells.table === 'transfers') return toldOfSide(one, tells)
  if (tells.table === 'payments') return accountId ? [{ ...tells, id, is: { accountId } }] : []
  const is = saidBy(one, into)
  const was = one.accountId === null ? { bankId: null } : tells.was
  return [{ table: tells.table, id, was, is }]
}

/**
 * What a row of a statement says of one that is there: what the bank moved, or booked, for it. What
 * was nothing before is made by it.
 */
export function changeOf(one: ImportRow, into: IntoAccount | null = null): readonly ChangedRow[] {
  const { row, verdict } = one
  if (verdict.kind !== 'duplicate') return []
  const { of: id, books, isConverted, pays, counted, posts } = verdict
  const size = Math.abs(row.amount)
  if (pays) {
    const date = counted?.date ?? row.date
    return [{ table: 'payments', id, was: {}, is: { date, amount: size } }]
  }
  if (posts) {
    if (!posts.entryId) return []
    const made = { date: row.date, amount: size }
    if (posts.isOfGroup) return [{ table: 'group_expenses', id: posts.entryId, was: {}, is: made }]
    const is = posts.kind === 'transfer' ? {} : { bankId: row.bankId }
    return [{ table: entryTables[posts.kind], id: posts.entryId, was: {}, is }]
  }
  if (isConverted) {
    return [{ table: tableOf(row), id, was: { accountAmount: null }, is: { accountAmount: size } }]
  }
  if (!books) return toldOf(one, verdict, into)
  const { table, isKept, was } = books
  const booked = { isPending: false, bankId: row.bankId, bankAmount: size, bankOn: row.date }
  const is = { ...booked, date: row.date, amount: isKept ? was.amount : size }
  return [{ table, id, was, is }]
}

/** What was only expected becomes an entry, with what the bank says of it. */
function postCommands(one: ImportRow, { posts }: BookedMatch, into: IntoAccount | null) {
  if (!posts?.entryId) return []
  const { kind, templateId: id, dueOn, isWaiting, entryId, isOfGroup } = posts
  const { date, amount } = one.row
  const from = isOfGroup && one.accountId !== null && { accountId: one.accountId }
  const made = { dueOn, entryId, date, amount: Math.abs(amount), ...from }
  const posting = templateCommand({ kind, id }, isWaiting ? 'confirm' : 'postNow', made)
  if (kind === 'transfer' || isOfGroup) return [posting]
  const args = { id: entryId, patch: saidBy(one, into) }
  return [posting, { name: `${entryTables[kind]}.update`, args }]
}

export function changeCommands(one: ImportRow, into: IntoAccount | null): readonly Command[] {
  const { verdict } = one
  const match = verdict.kind === 'duplicate' ? verdict : null
  if (match?.posts) return postCommands(one, match, into)
  if (match?.pays) return payCommands(one, match, into)
  const told = match?.tells?.table === 'transfers' ? match.tells.side : null
  return changeOf(one, into).map(({ table, id, side, is }) => {
    const patch = side ? { [side]: { ...told, ...is } } : is
    return { name: changeNames[table] ?? `${table}.update`, args: { id, patch } }
  })
}

/** The expense that a payment becomes has the account, and learns what the bank says. */
function payCommands(one: ImportRow, match: BookedMatch, into: IntoAccount | null) {
  const { pays: loanId, counted, expenseId } = match
  const more = { ...(counted && { dueOn: counted.dueOn }), ...(expenseId && { expenseId }) }
  const said = { loanId, accountId: one.accountId, type: 'regular', ...more }
  return changeOf(one, into).flatMap(({ id, is }): readonly Command[] => {
    const pay = { name: 'loans.pay', args: { ...is, id, ...said } }
    if (!expenseId) return [pay]
    const { accountId: _known, ...patch } = saidBy(one, into)
    return [pay, { name: 'expenses.update', args: { id: expenseId, patch } }]
  })
}

const changeNames: Partial<Record<string, string>> = { payments: 'loans.changePayment' }
