import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminRole, adminRoles, resources, verbs } from '#contract/permissions.ts'
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

const cells = adminRoles.flatMap((role) =>
  resources.flatMap((resource) =>
    verbs.map((verb) => ({
      role,
      resource,
      verb,
      isAllowed: specified[role][resource].includes(verb.charAt(0)),
    })),
  ),
)

let stand: StaffStand
const active = new Map<string, string>()
const inactive = new Map<string, string>()
beforeAll(async () => {
  stand = await openStaffStand()
  for (const role of adminRoles) {
    active.set(role, (await stand.add({ role })).token)
    inactive.set(role, (await stand.add({ role, isActive: false })).token)
  }
})
afterAll(() => stand.close())

const probe = async (token: string | undefined, resource: string, verb: string) => {
  const path = `/probe/${resource}/${verb}`
  const { status, body } = await stand.send('GET', path, token === undefined ? {} : { token })
  return status === 200 ? 'allowed' : `${status} ${body.code}`
}

describe('the guard', () => {
  it('is asked about 96 cells', () => {
    expect(cells).toHaveLength(96)
    expect(cells.filter(({ isAllowed }) => isAllowed)).toHaveLength(24 + 10 + 5 + 3)
  })

  it.each(cells)(
    '$role, $resource, $verb: $isAllowed',
    async ({ role, resource, verb, isAllowed }) => {
      const expected = isAllowed ? 'allowed' : '403 not-allowed'
      expect(await probe(active.get(role), resource, verb)).toBe(expected)
    },
  )

  it.each(cells)('inactive $role, $resource, $verb: false', async ({ role, resource, verb }) => {
    expect(await probe(inactive.get(role), resource, verb)).toBe('403 not-allowed')
  })

  it.each([undefined, '', 'x', 'a'.repeat(43), `${'a'.repeat(42)}.`])(
    'lets nobody do anything with the token %s',
    async (token) => {
      for (const { resource, verb } of cells.slice(0, 24)) {
        expect(await probe(token, resource, verb)).toBe('401 not-signed-in')
      }
    },
  )

  it.each([null, '', 'owner', 'SUPER_ADMIN', 'constructor', 'user'])(
    'takes somebody with the role %s as a viewer, and says so',
    async (role) => {
      const { id, token } = await stand.add({ role })
      stand.said.length = 0
      for (const { resource, verb, isAllowed } of cells.filter((cell) => cell.role === 'viewer')) {
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
