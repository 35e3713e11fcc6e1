import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { userScope } from '#contract/sync.ts'
import { monthOf } from '#domain/calendar/calendar.ts'
import { readFlow } from '#server/analytics/flow.ts'
import { readPayees } from '#server/analytics/payees.ts'
import { readRowsBehind } from '#server/analytics/rows.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { readRateTable } from '#server/rates/rates.ts'
import { lookOf, type TestLens } from '../support/analytics-fixture.ts'
import { copyFor } from '../support/device-copy.ts'
import { DeviceScreens } from '../support/device-screens.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

const today = '2026-03-31'
const span = { from: '2026-03-01', to: today }
const timezone = 'Europe/Berlin'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
  one.moveTo(`${today}T10:00:00Z`)
  // One euro is two dollars all month; nobody knows what a Syrian pound is.
  await one.engine.database.pool.query(
    `insert into rates (day, currency, rate) select day, code, value
      from generate_series(date '2026-03-01', date '2026-03-31', interval '1 day') day,
        (values ('USD', 2), ('JPY', 160)) as known (code, value)
      on conflict (day, currency) do update set rate = excluded.rate`,
  )
})
afterAll(() => one.close())

let anna: Person
let ben: Person
let groupId: string
let members: readonly string[]

async function personIn(currency: string): Promise<Person> {
  const person = await newPerson(one, { timezone })
  const { pool } = one.engine.database
  await pool.query('update users set currency = $2 where id = $1', [person.uid, currency])
  return person
}

/** Anna counts in euros, as the group does; Ben counts in dollars. */
beforeEach(async () => {
  anna = await personIn('EUR')
  ben = await personIn('USD')
  groupId = randomUUID()
  const [mine, his] = [randomUUID(), randomUUID()]
  const doc = { id: groupId, name: 'Damascus', currency: 'EUR' }
  await must(one, anna, 'groups.create', { doc, memberId: mine, placeholders: [] })
  const token = newToken()
  const link = { groupId, id: randomUUID(), channel: 'link', memberId: null, token }
  await must(one, anna, 'groups.invite', link)
  await must(one, ben, 'groups.accept', { token, newMemberId: his })
  members = [mine, his]
})

const docOf = (fields: object) => ({
  ...{ id: randomUUID(), description: 'Supper', amount: 10_000, currency: 'SYP', date: today },
  payers: [{ memberId: members[0] ?? '', amount: 10_000 }],
  split: { mode: 'equal', memberIds: [...members] },
  ...fields,
})

async function spend(fields: object): Promise<string> {
  const doc = docOf(fields)
  await must(one, anna, 'group_expenses.create', { groupId, doc })
  return doc.id
}

/** What somebody's server says it comes to, in every way it counts. */
async function onServer(person: Person, lens: TestLens = 'share') {
  const look = await lookOf(one, person.uid, lens)
  const { totals } = await readFlow(look, span, 'month')
  const behind = await readRowsBehind(look, { ...span, kind: 'expense', payee: 'supper' })
  const [payee] = await readPayees(look, span)
  return [...new Set([totals.spending, behind.total, payee?.total ?? 0])]
}

/** What somebody's device says, in a list and by category, and the dashboard call. */
async function onDevice(person: Person, currency: string) {
  const scope = userScope(person.uid)
  const asked = { ...span, till: today, currencies: ['USD', 'JPY', 'SYP'] }
  const rates = await readRateTable(one.engine.database.pool, scope, asked)
  const replica = await copyFor(one, person.uid)
  const screens = new DeviceScreens({
    ...{ replica, rates, uid: person.uid, currency, timezone, today },
  })
  const call = await readDashboard(await lookOf(one, person.uid), monthOf(today))
  const { amount } = screens.list('expense', span).total
  return [...new Set([amount, screens.category(null).month.total.amount, call.spending.amount])]
}

const typed = { rate: { to: 'EUR', value: '0.5' } }

it('has a value in every book by the rate typed on it, where no other is known', async () => {
  await spend({})
  expect([await onServer(anna), await onDevice(anna, 'EUR')]).toEqual([[0], [0]])
  await spend(typed)
  // 50.00 each: 25.00 euros, and 50.00 dollars by way of them.
  expect([await onServer(anna), await onDevice(anna, 'EUR')]).toEqual([[2500], [2500]])
  expect([await onServer(ben), await onDevice(ben, 'USD')]).toEqual([[5000], [5000]])
  expect([await onServer(anna, 'paid'), await onServer(anna, 'group')]).toEqual([[5000], [5000]])
  expect(await onServer(ben, 'group')).toEqual([10_000])
})

it('is worth what was typed to who counts in that, and the rate of the day to others', async () => {
  await spend({ currency: 'JPY', amount: 10_000, ...typed })
  expect([await onServer(anna), await onDevice(anna, 'EUR')]).toEqual([[250_000], [250_000]])
  expect([await onServer(ben), await onDevice(ben, 'USD')]).toEqual([[6250], [6250]])
})

it('gives way to what a person typed for the currency, unless it leads to theirs', async () => {
  await spend(typed)
  for (const [person, to] of [
    [anna, 'EUR'],
    [ben, 'USD'],
  ] as const) {
    const doc = { currency: 'SYP', to, rate: '3', fromOn: span.from, toOn: null }
    await must(one, person, 'own_rates.create', { doc: { id: randomUUID(), ...doc } })
  }
  expect([await onServer(anna), await onDevice(anna, 'EUR')]).toEqual([[2500], [2500]])
  expect([await onServer(ben), await onDevice(ben, 'USD')]).toEqual([[15_000], [15_000]])
})

it('is changed, deleted and brought back with its rate', async () => {
  const id = await spend(typed)
  const patch = { rate: { to: 'EUR', value: '2' } }
  await must(one, ben, 'group_expenses.update', { groupId, id, version: 1, patch })
  expect([await onServer(anna), await onDevice(anna, 'EUR')]).toEqual([[10_000], [10_000]])
  await must(one, anna, 'group_expenses.delete', { groupId, id })
  await must(one, anna, 'group_expenses.restore', { groupId, id })
  expect([await onServer(anna), await onDevice(anna, 'EUR')]).toEqual([[10_000], [10_000]])
  const none = { groupId, id, version: 3, patch: { rate: null } }
  await must(one, anna, 'group_expenses.update', none)
  expect([await onServer(ben), await onDevice(ben, 'USD')]).toEqual([[0], [0]])
})

it('is refused by its field where it is no rate', async () => {
  const refused = async (fields: object) =>
    run(one, anna, 'group_expenses.create', { groupId, doc: docOf(fields) })
  const words = 'Enter a rate, like 0.9312.'
  for (const value of ['1,5', '-1', '1e3', '1'.repeat(13), '0.12345678901']) {
    const fields = { 'rate.value': words }
    expect(await refused({ rate: { to: 'EUR', value } })).toMatchObject({ fields })
  }
  expect(await refused({ rate: { to: 'EUR', value: '0.0' } })).toMatchObject({
    fields: { 'rate.value': 'Enter a rate above zero.' },
  })
  expect(await refused({ rate: { to: 'SYP', value: '1' } })).toMatchObject({
    fields: { 'rate.to': 'Choose another currency than that of the amount.' },
  })
})
