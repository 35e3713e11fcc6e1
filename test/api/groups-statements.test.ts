import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '#server/documents/run-command.ts'
import { watchStatements } from '#test/support/count-statements.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must, postAt } from '../support/recurring-fixture.ts'

type Values = Readonly<Record<string, unknown>>

const sizes = [2, 20, 50]
const most = 22
const toldByAll = { emailNotifications: true, pushNotifications: true }

interface Circle {
  readonly groupId: string
  readonly memberIds: readonly string[]
  /** In the order of their member ids. */
  readonly people: readonly Person[]
}

let one: TestEngine
let watch: ReturnType<typeof watchStatements>
const circles = new Map<number, Circle>()

async function makeCircle(people: readonly Person[]): Promise<Circle> {
  const groupId = randomUUID()
  const memberIds = people.map(() => randomUUID())
  const [anna, ...others] = people
  if (!anna) throw new Error('A group has somebody in it.')
  const doc = { id: groupId, name: 'Flat', currency: 'EUR' }
  await must(one, anna, 'groups.create', { doc, memberId: memberIds[0] })
  const token = newToken()
  await must(one, anna, 'groups.invite', { groupId, id: randomUUID(), channel: 'link', token })
  for (const [at, person] of others.entries()) {
    await must(one, person, 'groups.accept', { token, newMemberId: memberIds[at + 1] })
  }
  return { groupId, memberIds, people }
}

beforeAll(async () => {
  one = await openTestEngine()
  watch = watchStatements(one)
  const people: Person[] = []
  for (let n = 0; n < Math.max(...sizes); n++) people.push(await newPerson(one, toldByAll))
  for (const size of sizes) circles.set(size, await makeCircle(people.slice(0, size)))
}, 120_000)
afterAll(() => one.close())

const circleOf = (size: number) => circles.get(size) as Circle

function billOf({ memberIds }: Circle, fields: Values = {}) {
  const amount = 100_001
  return {
    id: randomUUID(),
    description: 'Dinner',
    amount,
    currency: 'EUR',
    date: '2026-03-31',
    categoryId: '019b0000-0000-7000-8000-000000000110',
    payers: [{ memberId: memberIds[0], amount }],
    split: { mode: 'equal', memberIds },
    ...fields,
  }
}

/** As a device sends it: with a key, under which the answer is kept. */
const push = (circle: Circle, name: string, args: Values, by = 0) =>
  watch(async () => {
    const person = circle.people[by] as Person
    const full = { groupId: circle.groupId, ...args }
    const answer = await runCommand(one.engine, person, { key: randomUUID(), name, args: full })
    expect(answer).toMatchObject({ status: 200 })
  })

const addBill = (circle: Circle, fields?: Values) =>
  push(circle, 'group_expenses.create', { doc: billOf(circle, fields) })

/** What it takes in each group, which is the same and little. */
async function expectFew(act: (circle: Circle) => Promise<readonly string[]>, limit = most) {
  const counts: number[] = []
  for (const size of sizes) {
    // What one does often is told as one after a while, until an hour has passed.
    one.moveTo(new Date(one.now().getTime() + 2 * 3_600_000).toISOString())
    const asked = await act(circleOf(size))
    expect(asked.length, asked.join('\n;\n')).toBeLessThanOrEqual(limit)
    counts.push(asked.length)
  }
  expect(new Set(counts).size, counts.join()).toBe(1)
}

describe('however many are in the group, few statements', () => {
  it('add a bill, put a part into every book and tell everybody', async () => {
    const reader = circleOf(2).people[1] as Person
    const before = (await noticesOf(one, reader.uid)).length
    await expectFew((circle) => addBill(circle))
    expect((await noticesOf(one, reader.uid)).length).toBe(before + sizes.length)
    const { rows } = await one.engine.database.pool.query<{ n: number }>(
      'select count(*) as n from group_shares group by group_id order by n',
    )
    expect(rows.map(({ n }) => n)).toEqual(sizes)
  })

  it('change what it cost', async () => {
    await expectFew(async (circle) => {
      const doc = billOf(circle)
      await push(circle, 'group_expenses.create', { doc })
      const payers = [{ memberId: circle.memberIds[0], amount: 50_000 }]
      const patch = { amount: 50_000, payers }
      return push(circle, 'group_expenses.update', { id: doc.id, version: 1, patch })
    })
  })

  it('delete it', async () => {
    await expectFew(async (circle) => {
      const doc = billOf(circle)
      await push(circle, 'group_expenses.create', { doc })
      return push(circle, 'group_expenses.delete', { id: doc.id })
    })
  })

  it('say something about it', async () => {
    await expectFew(async (circle) => {
      const doc = billOf(circle)
      await push(circle, 'group_expenses.create', { doc })
      const comment = { id: randomUUID(), expenseId: doc.id, text: 'Thanks' }
      return push(circle, 'comments.create', { doc: comment }, 1)
    })
  })

  it('tell of a payment and confirm it', async () => {
    const sides = ({ memberIds: [to, from] }: Circle) => ({ from, to })
    const money = { amount: 100, currency: 'EUR', date: '2026-03-31' }
    const pay = (circle: Circle, id: string) =>
      push(circle, 'settlements.claim', { doc: { id, ...sides(circle), ...money } }, 1)
    await expectFew((circle) => pay(circle, randomUUID()))
    await expectFew(async (circle) => {
      const id = randomUUID()
      await pay(circle, id)
      return push(circle, 'settlements.confirm', { id })
    })
    await expectFew(async (circle) => {
      const id = randomUUID()
      await pay(circle, id)
      return push(circle, 'settlements.delete', { id }, 1)
    })
  })

  it('post what recurs', async () => {
    let month = 4
    await expectFew(async ({ groupId, people }) => {
      const first = `2026-${String(month++).padStart(2, '0')}-01`
      await addTemplate(one, people[0] as Person, { groupId, startOn: first, endOn: first })
      return watch(() => postAt(one, `${first}T10:00:00.000Z`))
    }, 40)
  })
})
