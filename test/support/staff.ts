import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { ErrorBody } from '#contract/errors.ts'
import { resources, verbs } from '#contract/permissions.ts'
import { type AdminCallName, adminCalls } from '#contract/staff/calls.ts'
import { addOwnCommands } from '#server/api/own-commands.ts'
import { staffRoutes } from '#server/api/routes.ts'
import { openIdentity } from '#server/auth/better-auth.ts'
import { hashPassword } from '#server/auth/password/hash-password.ts'
import { readConfig } from '#server/config.ts'
import { openAuditSeal } from '#server/db/audit-seal.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Engine } from '#server/engine.ts'
import { answerError } from '#server/http/answer/answer-fault.ts'
import { openErrorCounts } from '#server/http/answer/error-counts.ts'
import type { EdgeEnv } from '#server/http/edge/edge.ts'
import { nameRequest } from '#server/http/edge/edge.ts'
import { listen } from '#server/http/edge/listen.ts'
import { openOutside } from '#server/outside/outside.ts'
import { Pictures } from '#server/pictures/pictures.ts'
import { openHeavyReads } from '#server/places.ts'
import { beginStaffSession } from '#server/staff/entrance/sessions.ts'
import { requirePermission } from '#server/staff/guard.ts'
import { call } from './caller.ts'
import { newDatabase } from './postgres.ts'
import { giveSecondFactor } from './second-factor.ts'

export interface NewStaff {
  readonly role?: string | null
  readonly isActive?: boolean
  readonly password?: string
  /** Super admins of a server that others reach have one, or are nobody. */
  readonly hasSecondFactor?: boolean
}

interface Sent {
  readonly token?: string
  readonly body?: unknown
  readonly raw?: string
  /** Where it seems to come from. */
  readonly address?: string
}

interface Asked extends Sent {
  readonly at?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

export type StaffStand = Awaited<ReturnType<typeof openStaffStand>>

/** A probe for every resource and verb behind the real guard, beside the real calls. */
function appOf(engine: Engine) {
  const app = new Hono<EdgeEnv>()
  app.use(nameRequest(true))
  app.onError(answerError(engine.log))
  for (const resource of resources) {
    for (const verb of verbs) {
      const guard = requirePermission(engine, resource, verb)
      app.get(`/probe/${resource}/${verb}`, guard, (c) => c.json({ id: c.var.admin.id }))
    }
  }
  app.route('/', staffRoutes(engine, openErrorCounts(engine)))
  return app
}

async function openEngineOfStaff(env: Readonly<Record<string, string>>) {
  const databaseUrl = await newDatabase()
  await migrate(databaseUrl)
  const said: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void said.push(line) })
  let now = Date.parse('2026-03-31T10:00:00.000Z')
  const clock = { now: () => new Date(now) }
  const pass = (ms: number) => {
    now += ms
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-staff-'))
  const seal = openAuditSeal('only for tests, only for tests, only', dataDir, log)
  const database = openDatabase(databaseUrl, log, 10, seal)
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'only for tests, only for tests, only',
    TRUST_PROXY: '1',
    RATES_URL: 'off',
    ...env,
  })
  const identity = openIdentity({ database, config, clock, log })
  const outside = openOutside({ config, clock, log, database })
  // Of the live feed the staff only see how many listen.
  const live = { openStreams: () => 0 } as Engine['live']
  const pictures = new Pictures()
  const heavyReads = openHeavyReads(config)
  addOwnCommands()
  const kept = { live, pictures, heavyReads }
  const engine: Engine = { config, clock, log, database, identity, outside, ...kept }
  return { engine, database, databaseUrl, dataDir, clock, pass, said }
}

/** The staff's side of the server over real HTTP, with a database and a clock of its own. */
export async function openStaffStand(env: Readonly<Record<string, string>> = {}) {
  const parts = await openEngineOfStaff(env)
  const { clock, database } = parts
  const server = await listen(appOf(parts.engine), { port: 0, host: '127.0.0.1' })

  /** Somebody on the staff, without the time a password takes unless one is wanted. */
  async function add({ role = 'viewer', isActive = true, password, ...more }: NewStaff = {}) {
    const id = randomUUID()
    const email = `${id}@example.org`
    const hash = password === undefined ? 'none' : await hashPassword(password)
    await database.pool.query(
      `insert into staff (id, email, display_name, role, password_hash, is_active, created_at)
        values ($1, $2, 'Anna Berg', $3, $4, $5, $6)`,
      [id, email, role, hash, isActive, clock.now()],
    )
    if (more.hasSecondFactor ?? role === 'super_admin') await giveSecondFactor(database, id)
    return { id, email, token: await enter(id) }
  }

  const enter = (id: string) =>
    database.transact((tx) =>
      beginStaffSession(tx, id, { address: '127.0.0.1', userAgent: 'test' }, clock.now()),
    )

  const send = <T = ErrorBody>(
    method: string,
    path: string,
    { token, address, ...sent }: Sent = {},
  ) =>
    call<T>(`${server.url}${path}`, method, {
      ...sent,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'X-Forwarded-For': address }),
      },
    })

  /** A call by its name, with the parts of its address. */
  const ask = <T = ErrorBody>(name: AdminCallName, { at = {}, query, ...sent }: Asked) => {
    const { method, path } = adminCalls[name]
    const address = path.replaceAll(/:(\w+)/g, (_, part: string) => at[part] ?? randomUUID())
    const more = query ? `?${new URLSearchParams(query)}` : ''
    return send<T>(method, `${address}${more}`, sent)
  }

  async function close() {
    await server.close()
    await parts.engine.outside.close()
    await database.close()
    rmSync(parts.dataDir, { recursive: true, force: true })
  }

  return { ...parts, add, enter, send, ask, close }
}
