import type pg from 'pg'
import type { ToolAnswer } from '#contract/assistant/tools.ts'
import { uuid } from '#contract/entity.ts'
import type { ProposalRow } from '#contract/proposals/entities.ts'
import { groupScope, userScope } from '#contract/sync.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import type { Caller } from '../auth/identity.ts'
import { isWithin } from '../documents/reach.ts'
import type { Engine } from '../engine.ts'
import { tellEntry } from '../entries/tell-entry.ts'
import { readGroups } from '../groups/read-groups.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import { categoryNames } from './names.ts'

type Db = Pick<pg.Pool, 'query'>
type ToldProposal = ToolAnswer<'propose_entry'>['proposal']
type Proposal = Pick<ProposalRow, 'id' | 'state' | 'expiresAt' | 'command'>

/** Those whose rows are told, with what they come to now. */
export async function tellProposals(
  { clock, database: { pool } }: Engine,
  caller: Caller,
  rows: readonly Proposal[],
): Promise<ToldProposal[]> {
  const profile = await requireProfile(pool, caller.uid)
  const isShared = rows.some(({ command }) => command.args.groupId)
  const groups = isShared ? await readGroups(pool, caller.uid) : []
  const categories = await categoryNames(pool, caller)
  const today = dayAt(clock.now().getTime(), profile.timezone)
  const around = { groups: groups.filter(({ id }) => isWithin(caller, groupScope(id))), today }
  const told: ToldProposal[] = []
  for (const { id, state, expiresAt, command } of rows) {
    const { doc, groupId = null } = command.args
    const { amount, currency, date, description, categoryId } = doc
    const accountId = uuid
      .nullable()
      .catch(null)
      .parse(doc.accountId ?? null)
    const kind = kinds[command.name]
    const entry = { kind, groupId, amount, currency, date, description }
    const account = await accountName(pool, caller.uid, accountId)
    const names = [categories.nameOf(categoryId), account]
    const words = await tellEntry(pool, profile, { entry, names, doc }, around)
    told.push({
      ...{ id, state, expiresAt, ...entry, categoryId, accountId, ...words },
      kind: command.name.replace('.create', ''),
    })
  }
  return told
}

const kinds = {
  'expenses.create': 'expense',
  'incomes.create': 'income',
  'group_expenses.create': 'group expense',
} as const

async function accountName(db: Db, uid: string, id: string | null): Promise<string | null> {
  if (id === null) return null
  const { rows } = await db.query<{ name: string }>(
    'select name from accounts where scope = $1 and id = $2',
    [userScope(uid), id],
  )
  return rows[0]?.name ?? null
}

export async function tellProposal(
  engine: Engine,
  caller: Caller,
  row: unknown,
): Promise<ToldProposal> {
  const [told] = await tellProposals(engine, caller, [row as Proposal])
  if (!told) throw new Fault('not-found')
  return told
}
