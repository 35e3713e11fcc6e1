import type { Row } from '#contract/sync.ts'
import { isSameValue } from '#domain/groups/edit-fits.ts'
import { isTable } from '../store/order.ts'
import type { Command, QueuedCommand, ReadRow } from '../types.ts'

interface Args {
  readonly id?: unknown
  readonly ids?: readonly unknown[]
  readonly changes?: readonly { readonly id?: unknown }[]
  readonly patch?: Readonly<Record<string, unknown>>
  readonly was?: unknown
}

/** What a person writes of their book: a change of it that meets another is asked about. */
const asked: ReadonlySet<string> = new Set([
  ...['expenses', 'incomes', 'expense_templates', 'income_templates'],
  'transfer_templates',
  ...['budgets', 'goals', 'loans', 'categories'],
])

/** Bulk changes name how many there are, not each. */
const mostNamed = 20

const idsIn = ({ id, ids, changes }: Args): readonly unknown[] =>
  id === undefined ? (ids ?? changes?.map((change) => change.id) ?? []) : [id]

/**
 * A command with what this device has of its rows: whoever is told of it later can be told what it
 * was about, and the server can tell whether another device has changed the same meanwhile. What an
 * earlier command is still on its way to change was seen by that one.
 */
export function withSeen(
  command: Command,
  shown: ReadRow,
  truth: ReadRow,
): Pick<QueuedCommand, 'args' | 'before'> {
  const [table = '', verb = ''] = command.name.split('.')
  const args = command.args as Args
  if (!isTable(table)) return { args: command.args }
  const rows = idsIn(args)
    .slice(0, mostNamed)
    .map((id) => (typeof id === 'string' ? shown(table, id) : null))
    .filter((row) => row !== null)
  const before = rows.length > 0 ? { before: structuredClone(rows) } : {}
  const stored = verb === 'update' && asked.has(table) ? truth(table, String(args.id)) : null
  const [now] = rows
  if (!stored || !now || !args.patch) return { args: command.args, ...before }
  const was = Object.fromEntries(seenFields(args.patch, stored, now))
  return { args: { ...command.args, was }, ...before }
}

const seenFields = (patch: object, stored: Row, now: Row) =>
  Object.keys(patch)
    .filter((field) => isSameValue(stored[field] ?? null, now[field] ?? null))
    .map((field) => [field, stored[field] ?? null] as const)
