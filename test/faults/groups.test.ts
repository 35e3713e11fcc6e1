import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { balancesOf } from '#domain/groups/balances.ts'
import { isUneven } from '#domain/groups/even-out.ts'
import { borneIn } from '#domain/groups/share-out.ts'
import { TestCaller } from '#test/support/caller.ts'
import { brokenInvariants } from '#test/support/invariants.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'

const MEMBERS = 10
const ROUNDS = 3

let stopPostgres: () => Promise<void>
let servers: readonly TestServer[]
let database: pg.Client
beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  const first = await startTestServer()
  const env = { DATABASE_URL: first.databaseUrl }
  servers = [first, await startTestServer({ env }), await startTestServer({ env })]
  database = new pg.Client({ connectionString: first.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await Promise.all(servers.map((server) => server.stop()))
  await stopPostgres()
})

/** Somebody of the group, at one of the three servers. */
const somewhere = (person: TestCaller, n: number) => person.at(servers[n % 3]?.url ?? '')

async function gather(): Promise<{ group: TestGroup; people: readonly TestCaller[] }> {
  const url = servers[0]?.url ?? ''
  const names = Array.from({ length: MEMBERS }, (_, n) => `Person ${n}`)
  const people = await Promise.all(names.map((name) => TestCaller.signUp(url, name)))
  const [owner, ...others] = people
  if (!owner) throw new Error('Nobody is there.')
  const group = await TestGroup.make(owner)
  for (const person of others) await group.join(person)
  return { group, people: people.map(somewhere) }
}

/** Writes a word into the shared note: on top of whatever others wrote in the meantime. */
async function addWord(person: TestCaller, group: TestGroup, id: string, word: string) {
  let [version, notes] = [1, '']
  for (let stale = 0; ; stale++) {
    const patch = { notes: `${notes} ${word}`.trim() }
    const args = { groupId: group.id, id, version, patch }
    const result = await send(person, 'group_expenses.update', args)
    if (result.ok) return stale
    expect(result).toMatchObject({ code: 'stale-edit' })
    const current = result.current as unknown as GroupExpenseRow
    version = current.version
    notes = current.notes ?? ''
  }
}

/** Spends, changes what it costs, pays somebody, and takes every third back. */
async function live(person: TestCaller, group: TestGroup, n: number): Promise<void> {
  const name = person.session.user.name
  const others = Object.keys(group.member).filter((_, at) => (at + n) % 3 !== 0 || at === n)
  const groupId = group.id
  for (let round = 0; round < ROUNDS; round++) {
    const id = await group.spend(person, 1000 + 37 * n + round, name, others)
    const amount = 2001 + 11 * n + round
    const payers = [{ memberId: group.of(name), amount }]
    const change = { groupId, id, version: 1, patch: { amount, payers } }
    await sendWell(person, 'group_expenses.update', change)
    if (round % 3 === 2) await sendWell(person, 'group_expenses.delete', { groupId, id })
    const to = Object.keys(group.member)[(n + 1 + round) % MEMBERS] ?? ''
    if (to === name) continue
    // The receiver's own word: it counts at once.
    const doc = { id: randomUUID(), from: group.of(to), to: group.of(name) }
    const money = { amount: 100 + n, currency: 'EUR', date: '2026-04-01' }
    await sendWell(person, 'settlements.claim', { groupId, doc: { ...doc, ...money } })
  }
}

it('ten people edit one group at three servers at once, and nothing is lost', async () => {
  const { group, people } = await gather()
  const [first] = people
  if (!first) throw new Error('Nobody is there.')
  const shared = await group.spend(first, 9000, 'Person 0', Object.keys(group.member))
  const [stale] = await Promise.all([
    Promise.all(people.map((person, n) => addWord(person, group, shared, `word${n}`))),
    ...people.map((person, n) => live(person, group, n)),
  ])
  expect(stale.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)

  const expenses = await group.expenses(first)
  const note = expenses.find(({ id }) => id === shared)
  const words = (note?.notes ?? '').split(' ').sort()
  expect(words).toEqual(people.map((_, n) => `word${n}`).sort())
  expect(note?.version).toBe(MEMBERS + 1)

  const { rows: payments } = await database.query(
    'select from_member as "from", to_member as "to", amount, currency from settlements',
  )
  const asNumbers = payments.map((row) => ({ ...row, amount: Number(row.amount) }))
  const recount = balancesOf(expenses, asNumbers).get('EUR') ?? new Map()
  const { balances } = await group.read(first)
  expect(new Map(balances.map(({ memberId, amount }) => [memberId, amount]))).toEqual(
    new Map([...recount].filter(([, amount]) => amount !== 0)),
  )
  expect(balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(isUneven(borneIn(expenses).values())).toBe(false)
  await expectBooks(expenses, people, group)
  expect(await brokenInvariants(database)).toEqual({})
})

/** Every member's own book has exactly their part of every expense: cash − share = net debt. */
async function expectBooks(
  expenses: readonly GroupExpenseRow[],
  people: readonly TestCaller[],
  group: TestGroup,
) {
  for (const person of people) {
    const memberId = group.of(person.session.user.name)
    const mine = (list: readonly { memberId: string; amount: number }[]) =>
      list.find((one) => one.memberId === memberId)?.amount ?? 0
    const expected = expenses
      .map(({ id, shares, payers }) => ({ id, share: mine(shares), paid: mine(payers) }))
      .filter(({ share, paid }) => share + paid > 0)
      .map(({ id, share, paid }) => `${id} ${share} ${paid}`)
    const { rows } = await database.query<{ part: string }>(
      `select expense_id || ' ' || share || ' ' || paid as part from group_shares where scope = $1`,
      [person.scope],
    )
    expect(rows.map(({ part }) => part).sort()).toEqual(expected.sort())
  }
}
