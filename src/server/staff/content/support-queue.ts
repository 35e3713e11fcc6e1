import type { AdminSupportQuery, SupportThread } from '#contract/staff/content.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { SupportMessage, SupportStatus } from '#contract/support/entities.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { audit } from '../audit.ts'
import { isAddress, limitSearches } from '../people/find-users.ts'
import { masked } from '../people/user-list.ts'
import { Conditions, readPage, travelling } from '../read-page.ts'
import { seesAddresses } from '../sees-addresses.ts'

type SupportDeps = Pick<Engine, 'clock' | 'config' | 'database'>

const select = `jsonb_build_object('id', m.id, 'name', m.name, 'email', m.email,
  'topic', m.topic, 'message', m.message, 'status', m.status, 'userId', m.user_id,
  'createdAt', ${travelling('m.created_at')}, 'updatedAt', ${travelling('m.updated_at')})`

const replies = `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'text', r.text,
    'staffId', r.staff_id, 'staffName', s.display_name,
    'createdAt', ${travelling('r.created_at')}, 'sentAt', ${travelling('r.sent_at')})
    order by r.created_at, r.id), '[]')
  from support_replies r join staff s on s.id = r.staff_id where r.message_id = m.id)`

/** By their writer or their words; by a part of an address only for those who see addresses. */
export async function listSupport(
  parts: Pick<Engine, 'clock' | 'config' | 'database'>,
  admin: AdminRow,
  { page, search, status }: AdminSupportQuery,
): Promise<PageAnswer<SupportMessage>> {
  const conditions = new Conditions()
  conditions.add('m.status = ?', status)
  await limitSearches(parts, admin, search)
  if (seesAddresses(admin)) conditions.addWords(['m.name', 'm.message'], search, ['m.email'])
  else if (isAddress(search)) conditions.add('lower(m.email) = ?', search.toLowerCase())
  else conditions.addWords(['m.name', 'm.message'], search)
  const answer = await readPage<SupportMessage>(parts.database.pool, {
    ...{ select, from: 'support_messages m', key: 'm.id', page },
    ...{ where: conditions.where, values: conditions.values },
    order: 'm.created_at desc, m.id desc',
  })
  return { ...answer, rows: answer.rows.map((message) => masked(message, admin)) }
}

/** Answers go out by the server, so nobody needs the address to give one. */
export async function readThread(
  { config, database }: Pick<Engine, 'config' | 'database'>,
  admin: AdminRow,
  id: string,
): Promise<SupportThread> {
  const { rows } = await database.pool.query<{ row: Omit<SupportThread, 'isMailOn'> }>(
    `select ${select} || jsonb_build_object('replies', ${replies}) as row
      from support_messages m where m.id = $1`,
    [id],
  )
  const [found] = rows
  if (!found) throw new Fault('not-found')
  return { ...masked(found.row, admin), isMailOn: config.mail !== null }
}

export async function setSupportStatus(
  deps: SupportDeps,
  admin: AdminRow,
  id: string,
  status: SupportStatus,
): Promise<SupportThread> {
  const at = deps.clock.now()
  await deps.database.transact(async (tx) => {
    const { rowCount } = await tx.client.query(
      'update support_messages set status = $2, updated_at = $3 where id = $1',
      [id, status, at],
    )
    if (!rowCount) throw new Fault('not-found')
    const details = { to: status }
    await audit(tx, { staffId: admin.id, action: 'support.status', target: id, details, at })
  })
  return readThread(deps, admin, id)
}

export async function dropSupport(
  { clock, database }: SupportDeps,
  staffId: string,
  id: string,
): Promise<void> {
  const at = clock.now()
  await database.transact(async (tx) => {
    const { rowCount } = await tx.client.query('delete from support_messages where id = $1', [id])
    if (!rowCount) throw new Fault('not-found')
    await audit(tx, { staffId, action: 'support.delete', target: id, at })
  })
}
