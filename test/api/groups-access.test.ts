import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections, openCollectionNames } from '#contract/collections.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { ScopesAnswer } from '#contract/sync.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { newToken, sendWell, TestGroup } from '../support/group-fixture.ts'

let server: TestServer
let other: TestServer
let anna: TestCaller
let strangers: Record<string, TestCaller>
let group: TestGroup
let ids: Record<string, string>

const day = '2026-03-31'

/** A group with one of everything in it, somebody who left it, and somebody of another group. */
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({ env: { DATABASE_URL: server.databaseUrl } })
  anna = await TestCaller.signUp(server.url, 'Anna')
  const [outside, left, emil] = [
    await TestCaller.signUp(server.url, 'Otto'),
    await TestCaller.signUp(server.url, 'Lena'),
    await TestCaller.signUp(server.url, 'Emil'),
  ]
  group = await TestGroup.make(anna, ['Ben'])
  await TestGroup.make(emil, ['Dora'])
  await group.join(left)
  await sendWell(left, 'groups.leave', { groupId: group.id })
  strangers = { outside, left, elsewhere: emil }
  ids = await fill()
})
afterAll(async () => {
  await Promise.all([server.stop(), other.stop()])
})

async function fill(): Promise<Record<string, string>> {
  const groupId = group.id
  const [me, ben] = [group.of('Anna'), group.of('Ben')]
  const [settlement, goal, comment, invitation] = Array.from({ length: 4 }, () => randomUUID())
  const expense = await group.spend(anna, 1001, 'Anna', ['Anna', 'Ben'])
  const money = { amount: 5, currency: 'EUR', date: day }
  await sendWell(anna, 'settlements.claim', {
    groupId,
    doc: { id: settlement, from: ben, to: me, ...money },
  })
  const sharing = { mode: 'equal', memberIds: [me, ben] }
  await sendWell(anna, 'group_goals.create', {
    groupId,
    doc: { id: goal, name: 'Sofa', targetAmount: 999, currency: 'EUR', sharing },
  })
  const contribution = randomUUID()
  await sendWell(anna, 'group_goals.contribute', {
    ...{ groupId, goalId: goal, memberId: me },
    doc: { id: contribution, amount: 5, date: day },
  })
  const [account, entry] = [randomUUID(), randomUUID()]
  const owners = [me, ben].map((memberId) => ({ memberId, bps: 5000 }))
  const joint = { id: account, name: 'Flat', kind: 'current', currency: 'EUR', openingOn: day }
  await sendWell(anna, 'group_accounts.create', { groupId, doc: { ...joint, owners } })
  const paid = { id: entry, accountId: account, memberId: me, amount: 5, date: day }
  await sendWell(anna, 'group_accounts.payIn', { groupId, doc: paid })
  await sendWell(anna, 'comments.create', {
    groupId,
    doc: { id: comment, expenseId: expense, text: 'Mine' },
  })
  await sendWell(anna, 'groups.invite', {
    ...{ groupId, id: invitation, channel: 'link', token: newToken() },
  })
  return {
    groups: groupId,
    group_expenses: expense,
    settlements: settlement ?? '',
    group_accounts: account,
    group_account_entries: entry,
    group_goals: goal ?? '',
    group_contributions: contribution,
    invitations: invitation ?? '',
    comments: comment ?? '',
    activity: randomUUID(),
  }
}

const ofGroups = openCollectionNames.filter((name) => collections[name].access === 'member')
const kinds = ['outside', 'left', 'elsewhere'] as const
const person = (kind: (typeof kinds)[number]) => strangers[kind] as TestCaller
const folderOf = (name: (typeof ofGroups)[number]) =>
  `/api/data/${collections[name].path
    .replace('{groupId}', group.id)
    .replace('{goalId}', String(ids.group_goals))}`

describe.each(ofGroups)('%s', (name) => {
  it('is there for a member', async () => {
    const { status, body } = await anna.call<{ documents: unknown[] }>('GET', folderOf(name))
    expect(status).toBe(200)
    expect(body.documents.length).toBeGreaterThan(0)
  })

  it.each(kinds)('is not read by somebody %s', async (kind) => {
    for (const path of [`${folderOf(name)}/${ids[name]}`, folderOf(name)]) {
      const answer = await person(kind).call<ErrorBody & { documents?: { id: string }[] }>(
        'GET',
        path,
      )
      if (path === '/api/data/groups') {
        expect(answer.body.documents?.map(({ id }) => id)).not.toContain(group.id)
      } else expect(answer.body.code, path).toBe('not-allowed')
    }
  })

  it('is not read by nobody', async () => {
    const answer = await call<ErrorBody>(`${server.url}${folderOf(name)}`, 'GET')
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })
})

describe('the wire', () => {
  it('gives the scope of a group to its members, and nothing of it to others', async () => {
    const scopes = await anna.call<ScopesAnswer>('GET', '/api/sync/scopes')
    expect(scopes.body.scopes).toContain(group.scope)
    for (const kind of kinds) {
      const theirs = await person(kind).call<ScopesAnswer>('GET', '/api/sync/scopes')
      expect(theirs.body.scopes).not.toContain(group.scope)
      for (const path of ['snapshot', 'pull']) {
        const answer = await person(kind).call<ErrorBody>(
          'GET',
          `/api/sync/${path}?scope=${encodeURIComponent(group.scope)}`,
        )
        expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
      }
    }
    for (const scope of ['g:', 'g:1', `g:${group.id.toUpperCase()}`, `g:${group.id}x`]) {
      const query = `?scope=${encodeURIComponent(scope)}`
      const answer = await anna.call<ErrorBody>('GET', `/api/sync/snapshot${query}`)
      expect(answer.status, scope).toBe(403)
    }
  })

  it('never shows a token, its hash or an address', async () => {
    await sendWell(anna, 'groups.invite', {
      ...{ groupId: group.id, id: randomUUID(), channel: 'email', token: newToken() },
      to: 'someone.else@example.org',
    })
    const snapshot = await anna.call('GET', `/api/sync/snapshot?scope=${group.scope}`)
    const text = JSON.stringify(snapshot.body)
    expect(text).toContain('s…@example.org')
    expect(text).not.toMatch(/someone\.else|token|hash/i)
  })

  it('lets somebody hear of a group from the moment they join until they leave', async () => {
    const newcomer = await TestCaller.signUp(server.url, 'Nora')
    const stream = await newcomer.at(other.url).listen({ [newcomer.scope]: 1 })
    await group.join(newcomer)
    await stream.until(() => stream.heard('reset').some(({ scope }) => scope === group.scope))
    stream.close()
    const { body } = await newcomer.call<{ cursor: number }>(
      'GET',
      `/api/sync/snapshot?scope=${group.scope}`,
    )
    const inside = await newcomer.at(other.url).listen({ [group.scope]: body.cursor })
    const before = await group.spend(anna, 300, 'Anna', ['Anna', 'Ben'])
    await inside.until(() => inside.changes(group.scope).some(({ id }) => id === before))
    await sendWell(anna, 'groups.removeMember', {
      ...{ groupId: group.id, memberId: group.of('Nora') },
    })
    const after = await group.spend(anna, 400, 'Anna', ['Anna', 'Ben'])
    await inside.until(() => inside.heard('revoked').length > 0)
    const heard = inside.changes(group.scope)
    expect(heard.some(({ id }) => id === after)).toBe(false)
    const left = heard.filter(({ table, row }) => {
      const memberIds = (row?.memberIds ?? []) as readonly string[]
      return table === 'groups' && !memberIds.includes(newcomer.uid)
    })
    expect(left).toEqual([])
    expect(inside.heard('revoked')).toEqual([{ scope: group.scope }])
    inside.close()
  })

  it('carries nothing of a group to a stream that asks for it without being in it', async () => {
    for (const kind of kinds) {
      const stream = await person(kind).listen({ [group.scope]: 0, [person(kind).scope]: 0 })
      await group.spend(anna, 100, 'Anna', ['Anna', 'Ben'])
      const id = await person(kind).create()
      await stream.until(() => stream.changes(person(kind).scope).some((one) => one.id === id))
      expect(stream.heard('changes').filter(({ scope }) => scope === group.scope)).toEqual([])
      stream.close()
    }
  })
})
