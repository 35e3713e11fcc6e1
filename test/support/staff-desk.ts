import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { ErrorBody } from '#contract/errors.ts'
import { adminRoles } from '#contract/permissions.ts'
import { type AdminCallName, adminCalls } from '#contract/staff/calls.ts'
import { openDatabase } from '#server/db/database.ts'
import { beginStaffSession } from '#server/staff/entrance/sessions.ts'
import { call } from './caller.ts'
import { giveSecondFactor } from './second-factor.ts'
import type { TestServer } from './server.ts'

interface Asked {
  readonly at?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type StaffDesk = Awaited<ReturnType<typeof staffDesk>>

/** Somebody of each role at a running server, without the time that passwords take. */
export async function staffDesk({ url, databaseUrl }: Pick<TestServer, 'url' | 'databaseUrl'>) {
  const log = pino({ level: 'silent' })
  const database = openDatabase(databaseUrl, log, 2)
  const tokens = new Map<string, string>()
  for (const role of adminRoles) {
    const [id, at] = [randomUUID(), new Date()]
    await database.pool.query(
      `insert into staff (id, email, display_name, role, password_hash, is_active, created_at)
        values ($1, $2, $3, $4, 'none', true, $5)`,
      [id, `${id}@example.org`, `Staff ${role}`, role, at],
    )
    await giveSecondFactor(database, id)
    const device = { address: '127.0.0.1', userAgent: 'test' }
    tokens.set(role, await database.transact((tx) => beginStaffSession(tx, id, device, at)))
  }

  /** A call by its name, made by somebody with this role. */
  const ask = <T = ErrorBody>(
    role: string,
    name: AdminCallName,
    { at = {}, query, body }: Asked = {},
  ) => {
    const { method, path } = adminCalls[name]
    const address = path.replaceAll(/:(\w+)/g, (_, part: string) => at[part] ?? randomUUID())
    const more = query ? `?${new URLSearchParams(query)}` : ''
    return call<T>(`${url}${address}${more}`, method, {
      ...(body !== undefined && { body }),
      headers: { Authorization: `Bearer ${tokens.get(role)}` },
    })
  }

  /** What the log of all that staff did says about something, oldest first. */
  async function auditOf(target: string): Promise<readonly string[]> {
    const { rows } = await database.pool.query<{ action: string }>(
      'select action from audit_log where target = $1 order by seq',
      [target],
    )
    return rows.map(({ action }) => action)
  }

  const tokenOf = (role: string) => tokens.get(role) ?? ''

  return { ask, auditOf, tokenOf, database, log, close: () => database.close() }
}
