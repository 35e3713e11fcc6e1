import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '#server/documents/run-command.ts'
import { dropKept } from '#server/groups/kept-rows.ts'
import { readGroup } from '#server/groups/read-groups.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

const day = (on: number, month = '03') => `2026-${month}-${String(on).padStart(2, '0')}T10:00:00Z`

let one: TestEngine
let two: TestEngine
let anna: Person
let ben: Person
const groupId = randomUUID()
const ids = { anna: randomUUID(), ben: randomUUID() }
beforeAll(async () => {
  one = await openTestEngine({ at: day(1) })
  two = await openTestEngine({ at: day(1), databaseUrl: one.engine.config.databaseUrl ?? '' })
  anna = await newPerson(one)
  ben = await newPerson(one)
  const doc = { id: groupId, name: 'Lisbon', currency: 'EUR' }
  await must(one, anna, 'groups.create', { doc, memberId: ids.anna })
  const token = newToken()
  const link = { groupId, id: randomUUID(), channel: 'link', token }
  await must(one, anna, 'groups.invite', link)
  await must(one, ben, 'groups.accept', { token, newMemberId: ids.ben })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const signal = new AbortController().signal
const at = (instant: string) => {
  for (const engine of [one, two]) engine.moveTo(instant)
}
/** Both servers at the same moment, as an alarm may ring at either. */
const dropAtBoth = () =>
  Promise.all([one, two].map((each) => dropKept(each.engine, each.now(), signal)))

const query = async <T>(sql: string, ...values: unknown[]) =>
  (await one.engine.database.pool.query(sql, [`g:${groupId}`, ...values])).rows as T[]

const money = { amount: 900, currency: 'EUR', date: '2026-03-01' }

async function spend(): Promise<string> {
  const id = randomUUID()
  const payers = [{ memberId: ids.anna, amount: money.amount }]
  const split = { mode: 'equal', memberIds: [ids.anna, ids.ben] }
  const doc = { id, description: 'Dinner', ...money, payers, split }
  await must(one, anna, 'group_expenses.create', { groupId, doc })
  const text = { id: randomUUID(), expenseId: id, text: 'Good one' }
  await must(one, ben, 'comments.create', { groupId, doc: text })
  return id
}

const restore = (person: Person, id: string, noun = 'group_expenses', where = one) =>
  run(where, person, `${noun}.restore`, { groupId, id })
const remove = (id: string, noun = 'group_expenses') =>
  must(one, anna, `${noun}.delete`, { groupId, id })

const keptIds = async () =>
  (
    await query<{ id: string }>(
      `select subject_id as id from activity where scope = $1 and data ? 'row'`,
    )
  ).map(({ id }) => id)
const saidAbout = async (id: string) =>
  (await query('select from comments where scope = $1 and expense_id = $2', id)).length
const revision = async () =>
  Number((await query<{ rev: string }>('select rev from sync_scope where scope = $1'))[0]?.rev)
const balances = async () =>
  (await readGroup(one.engine.database.pool, anna.uid, groupId)).balances.map(
    ({ amount }) => amount,
  )

it('restores until the thirtieth day is over, and then drops it once, at all servers', async () => {
  const [early, late] = [await spend(), await spend()]
  const payment = { id: randomUUID(), from: ids.ben, to: ids.anna, ...money }
  await must(one, anna, 'settlements.claim', { groupId, doc: payment })
  for (const id of [early, late]) await remove(id)
  await remove(payment.id, 'settlements')

  at(day(30))
  const before = await revision()
  await dropAtBoth()
  expect(await revision()).toBe(before)
  expect(await restore(ben, early)).toHaveProperty('revs')
  await remove(early)

  at(day(1, '04'))
  for (const person of [anna, ben]) {
    expect(await restore(person, late)).toMatchObject({ code: 'not-found' })
    expect(await restore(person, payment.id, 'settlements')).toMatchObject({ code: 'not-found' })
  }
  const then = await revision()
  await dropAtBoth()
  // Two entries of the record and one comment, each of them once.
  expect(await revision()).toBe(then + 3)
  expect(await keptIds()).toEqual([early])
  expect([await saidAbout(late), await saidAbout(early)]).toEqual([0, 1])
  const told = `select data->>'description' as name from activity
    where scope = $1 and kind = 'expense-deleted' and subject_id = $2`
  expect(await query(told, late)).toEqual([{ name: 'Dinner' }])
  // It was deleted again at the twenty-ninth day, and counts from there.
  expect(await restore(ben, early)).toHaveProperty('revs')
  await remove(early)
})

it('restores once what two restore at the same time, at two servers', async () => {
  const id = await spend()
  const whole = await balances()
  await remove(id)
  const answers = await Promise.all([restore(anna, id), restore(ben, id, 'group_expenses', two)])
  expect(answers.filter((answer) => 'revs' in answer)).toHaveLength(1)
  expect(answers).toContainEqual(expect.objectContaining({ code: 'not-found' }))
  expect(await balances()).toEqual(whole)
  await remove(id)
})

it('carries out a deletion and its undoing from a queue, once for all sendings', async () => {
  const id = await spend()
  const whole = await balances()
  const queue = ['delete', 'restore'].map((verb) => ({
    ...{ key: randomUUID(), name: `group_expenses.${verb}`, args: { groupId, id } },
  }))
  const sendAll = async () => {
    const answers = []
    for (const command of queue) answers.push(await runCommand(one.engine, ben, command))
    return answers
  }
  const first = await sendAll()
  expect(first.map(({ status }) => status)).toEqual([200, 200])
  expect(await sendAll()).toEqual(first)
  expect(await balances()).toEqual(whole)
  expect(await saidAbout(id)).toBe(1)
})
