import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import { transferComplaints } from '#domain/accounts/transfer.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Check } from '../documents/completions.ts'
import { countDependents } from '../documents/pointers.ts'
import { readRows, type Written } from '../documents/references.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'
import { dropFees } from './fee-expenses.ts'

const accounts = documentsOf('accounts')

const usedWords = 'There is something in it, so it keeps its currency.'
const manyWords = `There are ${limits.accounts} accounts already. Delete or merge some.`

/** Not too many; and what is in one was counted in its currency. */
export const checkAccounts: Check = async (tx, written, { scope }) => {
  if (written.some(({ before }) => !before)) {
    const { rows } = await tx.client.query<{ count: number }>(
      'select count(*) from accounts where scope = $1',
      [scope],
    )
    if ((rows[0]?.count ?? 0) > limits.accounts) throw invalid([['name', manyWords]])
  }
  for (const { before, after, path } of written) {
    if (!before || before.currency === after.currency) continue
    const used = await countDependents(tx, accounts, scope, [after.id])
    if (Object.keys(used).length > 0) throw invalid([['currency', usedWords]], path)
  }
}

type Sides = Parameters<typeof transferComplaints>[0] & {
  readonly from: Side
  readonly to: Side
}
type Side = {
  readonly accountId: string
  readonly groupId?: string | null
  readonly amount: number
  readonly date: string
  readonly kept: Row | null
} | null

/** A joint account is moved by the group's own entry, of the same id: this says the same. */
async function checkJoint({ client }: Transaction, rows: readonly Placed[], uid: string) {
  const asked = rows.flatMap(({ path, row }) =>
    (['from', 'to'] as const).flatMap((name) => {
      const side = row[name]
      const kind = name === 'to' ? 'pay-in' : 'pay-out'
      return side?.groupId ? [{ ...side, id: row.id, kind, at: `${path}${name}.accountId` }] : []
    }),
  )
  if (asked.length === 0) return
  const { rows: found } = await client.query<{ at: string }>(
    `select a.at from json_to_recordset($1) a (at text, id uuid, "accountId" uuid,
        "groupId" uuid, amount bigint, date date, kind text)
      join group_account_entries e on e.id = a.id and e.account_id = a."accountId"
        and e.group_id = a."groupId" and e.amount = a.amount and e.date = a.date
        and e.kind = a.kind
      join groups g on g.id = e.group_id and g.members @> jsonb_build_array(
        jsonb_build_object('memberId', e.member_id, 'uid', $2::text))`,
    [JSON.stringify(asked), uid],
  )
  const known = new Set(found.map(({ at }) => at))
  const wrong = asked.filter(({ at }) => !known.has(at))
  if (wrong.length > 0) throw invalid(wrong.map(({ at }) => [at, jointWords]))
}

interface Placed {
  readonly path: string
  readonly row: Row & Sides
}

const jointWords = 'Pay in and out of a joint account in its group.'

/** In one currency what left and was no fee arrives; nobody else made what a side was. */
export const checkTransfers: Check = async (tx, written, writer) => {
  const { scope, uid } = writer
  await dropFees(tx, written, writer)
  const sidesOf = ({ from, to }: Sides) => [from, to].filter((side) => side !== null)
  const rows = written.map(({ after, path }) => ({ path, row: after as Row & Sides }))
  await checkJoint(tx, rows, uid)
  const ids = rows.flatMap(({ row }) => sidesOf(row).map(({ accountId }) => accountId))
  const found = await readRows(tx, accounts, scope, [...new Set(ids)])
  const currencies = new Map(found.map(({ id, currency }) => [id, String(currency)]))
  const wrong = rows.flatMap(({ path, row }): Complaint[] => {
    const complaints = Object.entries(transferComplaints(row, (id) => currencies.get(id)))
    const isOthers = sidesOf(row).some(({ kept }) => kept && kept.createdBy !== uid)
    return [
      ...complaints.map(([field, words]): Complaint => [`${path}${field}`, words]),
      ...(isOthers ? [[`${path}from.kept`, 'That is not yours.'] as const] : []),
    ]
  })
  if (wrong.length > 0) throw invalid(wrong)
}

const valueWords = 'There is a value for that day already.'
const fullWords = `That account has ${limits.checkpointsOfAccount} already.`

/** Of each account not too many, and of values one a day. */
export const keepFew =
  (table: 'valuations' | 'checkpoints'): Check =>
  async (tx, written, writer) => {
    for (const [accountId, some] of Map.groupBy(written, ({ after }) => String(after.accountId))) {
      const [{ path }] = some as [Written]
      const count = await countOf(tx, table, writer, accountId)
      if (count > limits.checkpointsOfAccount) throw invalid([['accountId', fullWords]], path)
    }
    if (table === 'valuations') await keepOneADay(tx, written, writer)
  }

async function countOf({ client }: Transaction, table: string, { scope }: Writer, id: string) {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) from ${table} where scope = $1 and account_id = $2`,
    [scope, id],
  )
  return rows[0]?.count ?? 0
}

async function keepOneADay(
  { client }: Transaction,
  written: readonly Written[],
  { scope }: Writer,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select t.id from valuations t where t.scope = $1 and t.id = any($2::uuid[])
      and exists (select from valuations o where o.scope = t.scope and o.id <> t.id
        and o.account_id = t.account_id and o.date = t.date)`,
    [scope, written.map(({ after }) => after.id)],
  )
  const twice = new Set(rows.map(({ id }) => id))
  const wrong = written
    .filter(({ after }) => twice.has(after.id))
    .map(({ path }): Complaint => [`${path}date`, valueWords])
  if (wrong.length > 0) throw invalid(wrong)
}
