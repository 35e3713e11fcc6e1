import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeFeed, readFeed } from '#server/recurring/calendar-feed.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import {
  addTemplate,
  entriesOf,
  must,
  postAt,
  run,
  templateOf,
} from '../support/recurring-fixture.ts'

type Values = Readonly<Record<string, unknown>>
const table = 'transfer_templates'

let one: TestEngine
let anna: Person
let giro: string
let savings: string
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
beforeEach(async () => {
  await one.engine.database.pool.query('truncate transfer_templates, transfers')
  one.moveTo('2026-03-31T10:00:00.000Z')
  anna = await newPerson(one)
  giro = await addAccount({ name: 'Giro' })
  savings = await addAccount({ name: 'Savings', kind: 'savings' })
})

async function addAccount(fields: Values): Promise<string> {
  const doc = { id: randomUUID(), kind: 'current', currency: 'EUR', ...fields }
  await must(one, anna, 'accounts.create', { doc: { ...doc, openingOn: '2026-01-01' } })
  return doc.id
}

const add = (fields: Values = {}) =>
  addTemplate(
    one,
    anna,
    { description: 'Put by', amount: 30_000, fromId: giro, toId: savings, ...fields },
    table,
  )
const say = (verb: string, args: Values) => must(one, anna, `${table}.${verb}`, args)

async function refusal(name: string, args: Values) {
  const result = await run(one, anna, name, args)
  return 'fields' in result ? result.fields : result
}

async function movesOf(accountId: string) {
  const { rows } = await one.engine.database.pool.query<{ day: string; effect: number }>(
    'select day, effect from account_moves where account_id = $1 order by day',
    [accountId],
  )
  return rows
}

it('moves money on its day, once, and nothing is spent or earned', async () => {
  const id = await add()
  await postAt(one, '2026-05-01T08:00:00Z')
  await postAt(one, '2026-05-01T09:00:00Z')
  expect(await entriesOfTransfers()).toEqual([
    { date: '2026-04-01', dueOn: '2026-04-01', templateId: id },
    { date: '2026-05-01', dueOn: '2026-05-01', templateId: id },
  ])
  expect(await movesOf(giro)).toEqual([
    { day: '2026-04-01', effect: -30_000 },
    { day: '2026-05-01', effect: -30_000 },
  ])
  expect(await movesOf(savings)).toMatchObject([{ effect: 30_000 }, { effect: 30_000 }])
  expect(await entriesOf(one, anna)).toEqual([])
  expect(await entriesOf(one, anna, 'incomes')).toEqual([])
  expect(await templateOf(one, id, table)).toMatchObject({ nextOn: '2026-06-01' })
  const notices = await noticesOf(one, anna.uid)
  expect(notices).toMatchObject([{ title: '2 recurring items added', body: '€600.00' }])
})

async function entriesOfTransfers() {
  const { rows } = await one.engine.database.pool.query(
    `select date, occurrence_on as "dueOn", template_id as "templateId" from transfers
      where scope = $1 order by date`,
    [`u:${anna.uid}`],
  )
  return rows
}

it('waits to be confirmed with the amount it really was, and undone waits again', async () => {
  const id = await add({ autoPost: false })
  await postAt(one, '2026-04-01T08:00:00Z')
  expect(await movesOf(giro)).toEqual([])
  const dueOn = '2026-04-01'
  const args = { id, dueOn, entryId: randomUUID(), date: '2026-04-02', amount: 25_000 }
  await say('confirm', args)
  expect(await movesOf(savings)).toEqual([{ day: '2026-04-02', effect: 25_000 }])
  await say('undoPost', { id, dueOn })
  expect(await movesOf(savings)).toEqual([])
  expect(await templateOf(one, id, table)).toMatchObject({ waitingOn: [dueOn] })
  await say('skip', { id, dueOn })
  expect(await templateOf(one, id, table)).toMatchObject({ waitingOn: [], skippedOn: [dueOn] })
  await say('undoSkip', { id, dueOn })
  expect(await templateOf(one, id, table)).toMatchObject({ waitingOn: [dueOn], skippedOn: [] })
})

it('becomes more from a day on, and that is undone', async () => {
  const id = await add()
  const newId = randomUUID()
  await say('changeFrom', { id, from: '2026-05-01', newId, patch: { amount: 40_000 } })
  await postAt(one, '2026-05-01T08:00:00Z')
  expect(await movesOf(savings)).toMatchObject([{ effect: 30_000 }, { effect: 40_000 }])
  await say('undoChangeFrom', { id, newId, endOn: null })
  expect(await entriesOfTransfers()).toMatchObject([{ templateId: id }, { templateId: id }])
  await must(one, anna, `${table}.delete`, { id })
  expect(await entriesOfTransfers()).toMatchObject([{ templateId: null }, { templateId: null }])
})

it('says what arrives in another currency, in proportion where another amount left', async () => {
  const dollars = await addAccount({ name: 'Dollars', currency: 'USD' })
  const doc = { id: randomUUID(), description: 'Abroad', amount: 10_000, currency: 'EUR' }
  const way = { fromId: giro, toId: dollars, frequency: 'monthly', startOn: '2026-04-01' }
  expect(await refusal(`${table}.create`, { doc: { ...doc, ...way } })).toEqual({
    toId: 'Say what arrives in USD.',
  })
  expect(
    await refusal(`${table}.create`, { doc: { ...doc, ...way, toId: savings, toAmount: 1 } }),
  ).toEqual({ toId: 'As much arrives as left.' })
  expect(await refusal(`${table}.create`, { doc: { ...doc, ...way, toId: giro } })).toEqual({
    toId: 'Choose another account than the one it left from.',
  })
  expect(
    await refusal(`${table}.create`, { doc: { ...doc, ...way, currency: 'USD' } }),
  ).toMatchObject({ fromId: 'The account is in EUR.' })
  const id = await add({ amount: 10_000, toId: dollars, toAmount: 10_800 })
  const args = { id, dueOn: '2026-04-01', entryId: randomUUID(), date: '2026-03-31' }
  await say('postNow', { ...args, amount: 5_000 })
  expect(await movesOf(dollars)).toEqual([{ day: '2026-03-31', effect: 5_400 }])
})

it('keeps its accounts: none of them goes, and the two never become one', async () => {
  const id = await add()
  expect(await refusal('accounts.delete', { id: savings })).toEqual({ transfer_templates: '1' })
  expect(await refusal('accounts.merge', { id: savings, into: giro })).toEqual({
    transfer_templates: '1',
  })
  const other = await addAccount({ name: 'Other', kind: 'savings' })
  await must(one, anna, 'accounts.merge', { id: savings, into: other })
  await postAt(one, '2026-04-01T08:00:00Z')
  expect(await movesOf(other)).toEqual([{ day: '2026-04-01', effect: 30_000 }])
  expect(await templateOf(one, id, table)).toMatchObject({ nextOn: '2026-05-01' })
})

it('is in the calendar that others read', async () => {
  await add()
  const token = await makeFeed(one.engine, anna.uid, true)
  expect(await readFeed(one.engine, token)).toContain('SUMMARY:Put by\\, €300.00')
})
