import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { type AdminRole, adminRoles, resources, verbs } from '#contract/permissions.ts'
import { type AdminCall, type AdminCallName, adminCalls } from '#contract/staff/calls.ts'
import { routes } from '#server/api/routes.ts'
import { hashToken, newToken } from '#server/http/bearer-token.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

/** Section 6 of the specification, cell by cell: r read, w write, d delete, m manage. */
const specified: Record<AdminRole, Record<(typeof resources)[number], string>> = {
  super_admin: {
    users: 'rwdm',
    groups: 'rwdm',
    system: 'rwdm',
    content: 'rwdm',
    support: 'rwdm',
    analytics: 'rwdm',
  },
  moderator: {
    users: 'rw',
    groups: 'rwd',
    system: '',
    content: 'rwd',
    support: 'rw',
    analytics: '',
  },
  support: { users: 'r', groups: 'r', system: '', content: '', support: 'rw', analytics: 'r' },
  viewer: { users: 'r', groups: 'r', system: '', content: '', support: '', analytics: 'r' },
}

/** Whoever knocks: each role, active or not, nobody, a user of the app, and an unknown role. */
const people = [
  ...adminRoles.map((role) => ({ who: role, may: specified[role], status: 403 })),
  ...adminRoles.map((role) => ({ who: `inactive ${role}`, may: null, status: 403 })),
  { who: 'nobody', may: null, status: 401 },
  { who: 'user', may: null, status: 401 },
  { who: 'SUPER_ADMIN', may: specified.viewer, status: 403 },
]

const cells = people.flatMap(({ who, may, status }) =>
  resources.flatMap((resource) =>
    verbs.map((verb) => {
      const isAllowed = may?.[resource].includes(verb.charAt(0)) ?? false
      return { who, resource, verb, isAllowed, status: isAllowed ? 200 : status }
    }),
  ),
)

let stand: StaffStand
const tokens = new Map<string, string | undefined>([['nobody', undefined]])

/** A token that is somebody's in the app. */
async function userToken(): Promise<string> {
  const token = newToken()
  const [id, at] = [randomUUID(), stand.clock.now()]
  const { pool } = stand.database
  await pool.query(
    `insert into identity.users (id, name, email, created_at, updated_at)
      values ($1, 'Anna', $2, $3, $3)`,
    [id, `${id}@example.org`, at],
  )
  await pool.query(
    `insert into identity.sessions (id, user_id, token, expires_at, created_at, updated_at)
      values ($1, $1, $2, $3, $4, $4)`,
    [id, hashToken(token), new Date(at.getTime() + 3_600_000), at],
  )
  return token
}

beforeAll(async () => {
  stand = await openStaffStand()
  for (const role of [...adminRoles, 'SUPER_ADMIN']) {
    tokens.set(role, (await stand.add({ role })).token)
    tokens.set(`inactive ${role}`, (await stand.add({ role, isActive: false })).token)
  }
  tokens.set('user', await userToken())
})
afterAll(() => stand.close())

const withToken = (token: string | undefined) => (token === undefined ? {} : { token })
const probe = async (token: string | undefined, resource: string, verb: string) => {
  const { status, body } = await stand.send('GET', `/probe/${resource}/${verb}`, withToken(token))
  return status === 200 ? 'allowed' : `${status} ${body.code}`
}

const named = Object.entries<AdminCall>(adminCalls) as [AdminCallName, AdminCall][]
const callsFor = (resource: string, verb: string) =>
  named.filter(([, { needs }]) => needs[0] === resource && needs[1] === verb)

describe('the matrix', () => {
  it('has 264 cells, 45 of them allowed', () => {
    expect(cells).toHaveLength(264)
    expect(cells.filter(({ isAllowed }) => isAllowed)).toHaveLength(24 + 10 + 5 + 3 + 3)
  })

  it.each(cells)('$who, $resource, $verb: $isAllowed', async (cell) => {
    const { who, resource, verb, isAllowed, status } = cell
    const token = tokens.get(who)
    const refused = status === 401 ? '401 not-signed-in' : '403 not-allowed'
    expect(await probe(token, resource, verb)).toBe(isAllowed ? 'allowed' : refused)
    for (const [name, { method }] of callsFor(resource, verb)) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
      const answer = await stand.ask(name, { ...withToken(token), ...body })
      const told = `${answer.status} ${answer.body.code}`
      if (isAllowed) expect(`${name} ${told}`).not.toMatch(/ (401|403|500) /)
      else expect(`${name} ${told}`).toBe(`${name} ${refused}`)
    }
  })
})

describe('every route of the staff', () => {
  const contract = [...named.map(([, call]) => call), calls['admin.auth']]

  it('is a call of the contract, which says what it needs', () => {
    const app = new Hono().route('/', routes(stand.engine, openMetrics(stand.engine)))
    const found = app.routes
      .filter(({ path, method }) => path.startsWith('/api/admin') && method !== 'ALL')
      .map(({ path, method }) => `${method} ${path}`)
    expect([...new Set(found)].sort()).toEqual(
      contract.map(({ method, path }) => `${method} ${path}`).sort(),
    )
  })

  it('asks for a permission, but for the entrance and for what is one’s own', () => {
    const open = named.filter(([, { needs }]) => typeof needs === 'string').map(([name]) => name)
    expect(open.sort()).toEqual([
      'admin.audit.mine',
      'admin.login',
      'admin.login.enrol',
      'admin.login.password',
      'admin.logout',
      'admin.password',
      'admin.proof',
      'admin.sessions',
      'admin.sessions.end',
      'admin.sessions.end-all',
      'admin.totp.confirm',
      'admin.totp.disable',
      'admin.totp.enrol',
      'admin.totp.recovery',
      'admin.totp.state',
      'admin.waiting',
    ])
    expect(named.filter(([, { needs }]) => needs === 'nobody').map(([name]) => name)).toEqual([
      'admin.login',
      'admin.login.password',
      'admin.login.enrol',
    ])
  })
})

describe('the guard', () => {
  it.each([undefined, '', 'x', 'a'.repeat(43), `${'a'.repeat(42)}.`])(
    'lets nobody do anything with the token %s',
    async (token) => {
      for (const { resource, verb } of cells.slice(0, 24)) {
        expect(await probe(token, resource, verb)).toBe('401 not-signed-in')
      }
    },
  )

  it.each([null, '', 'owner', 'constructor', 'user'])(
    'takes somebody with the role %s as a viewer, and says so',
    async (role) => {
      const { id, token } = await stand.add({ role })
      stand.said.length = 0
      for (const { resource, verb, isAllowed } of cells.filter(({ who }) => who === 'viewer')) {
        const expected = isAllowed ? 'allowed' : '403 not-allowed'
        expect(await probe(token, resource, verb)).toBe(expected)
      }
      const auth = await stand.send<{ role: string }>('GET', '/api/admin/auth', { token })
      expect(auth.body.role).toBe('viewer')
      const warned = stand.said.filter((line) => line.includes('no known role'))
      expect(warned.length).toBeGreaterThan(0)
      expect(warned[0]).toContain(id)
    },
  )

  it('forgets a role the moment it is taken away', async () => {
    const { id, token } = await stand.add({ role: 'super_admin' })
    expect(await probe(token, 'system', 'manage')).toBe('allowed')
    await stand.database.pool.query(`update staff set role = 'viewer' where id = $1`, [id])
    expect(await probe(token, 'system', 'manage')).toBe('403 not-allowed')
  })

  it('logs who tried what', async () => {
    const { id, token } = await stand.add({ role: 'viewer' })
    stand.said.length = 0
    await probe(token, 'users', 'delete')
    const [line = '{}'] = stand.said.filter((text) => text.includes('may not do'))
    expect(JSON.parse(line)).toMatchObject({ staffId: id, resource: 'users', verb: 'delete' })
  })
})
