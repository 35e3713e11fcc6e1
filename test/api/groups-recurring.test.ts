import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { type Row, userScope } from '#contract/sync.ts'
import { readBudgetBook } from '#server/budgets/budget-book.ts'
import { makeFeed, readFeed } from '#server/recurring/calendar-feed.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newAccount } from '../support/accounts-fixture.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import {
  addTemplate,
  entriesOf,
  must,
  newTemplate,
  postAt,
  run,
  templateOf,
} from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
let ben: Person
let groupId: string
let mine: string
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-31T10:00:00.000Z' })
  anna = await newPerson(one)
  ben = await newPerson(one)
  groupId = randomUUID()
  mine = randomUUID()
  const doc = { id: groupId, name: 'Flat', currency: 'EUR' }
  await must(one, anna, 'groups.create', { doc, memberId: mine })
  const token = newToken()
  const link = { groupId, id: randomUUID(), channel: 'link', token }
  await must(one, anna, 'groups.invite', link)
  await must(one, ben, 'groups.accept', { token, newMemberId: randomUUID() })
})
afterAll(() => one.close())

async function spent(): Promise<readonly Pick<GroupExpenseRow, 'id' | 'amount' | 'shares'>[]> {
  const { rows } = await one.engine.database.pool.query(
    `select id, amount, shares, date, template_id as "templateId" from group_expenses
      order by date`,
  )
  return rows
}

const shareOf = async ({ uid }: Person) => {
  const { rows } = await one.engine.database.pool.query<{ share: number }>(
    'select share from group_shares where scope = $1 order by date',
    [`u:${uid}`],
  )
  return rows.map(({ share }) => share)
}

it('becomes an expense of the group once, shared by all, and nothing in the own book', async () => {
  const id = await addTemplate(one, anna, { amount: 90_001, groupId })
  await postAt(one, '2026-04-01T10:00:00.000Z')
  await postAt(one, '2026-04-01T10:01:00.000Z')
  expect(await spent()).toMatchObject([{ amount: 90_001, templateId: id, date: '2026-04-01' }])
  expect(await entriesOf(one, anna)).toEqual([])
  const [annas, bens] = [await shareOf(anna), await shareOf(ben)]
  expect((annas[0] ?? 0) + (bens[0] ?? 0)).toBe(90_001)
  await must(one, anna, 'expense_templates.undoPost', { id, dueOn: '2026-04-01' })
  expect(await spent()).toEqual([])
  expect(await templateOf(one, id)).toMatchObject({ waitingOn: ['2026-04-01'] })
  const confirm = { id, dueOn: '2026-04-01', entryId: randomUUID(), date: '2026-04-02' }
  await must(one, anna, 'expense_templates.confirm', { ...confirm, amount: 80_000 })
  expect(await shareOf(ben)).toEqual([40_000])
  await must(one, anna, 'expense_templates.delete', { id })
})

it('moves the account of its owner by all they pay, which nobody else sees', async () => {
  const giro = newAccount()
  await must(one, anna, 'accounts.create', { doc: giro })
  const fields = { amount: 70_000, groupId, accountId: giro.id, startOn: '2026-04-03' }
  const id = await addTemplate(one, anna, fields)
  await postAt(one, '2026-04-03T10:00:00.000Z')
  const { pool } = one.engine.database
  const { rows: moves } = await pool.query(
    'select scope, effect from account_moves where account_id = $1',
    [giro.id],
  )
  expect(moves).toEqual([{ scope: userScope(anna.uid), effect: -70_000 }])
  const { rows: others } = await pool.query(
    'select account_id as "accountId" from group_shares where scope = $1 and date = $2',
    [userScope(ben.uid), '2026-04-03'],
  )
  expect(others).toEqual([{ accountId: null }])
  await must(one, anna, 'expense_templates.undoPost', { id, dueOn: '2026-04-03' })
  await must(one, anna, 'expense_templates.delete', { id })
})

it('is posted by a row of a statement, from its account, and waits again without it', async () => {
  const giro = newAccount()
  await must(one, anna, 'accounts.create', { doc: giro })
  const id = await addTemplate(one, anna, { groupId, autoPost: false, startOn: '2026-04-04' })
  await postAt(one, '2026-04-05T10:00:00.000Z')
  const before = await templateOf(one, id)
  const posted = { date: '2026-04-06', amount: 90_000 }
  const importFor = async (accountId: string) => {
    const [importId, entryId] = [randomUUID(), randomUUID()]
    const changed = [{ table: 'group_expenses', id: entryId, was: {}, is: posted }]
    const doc = { id: importId, fileName: 'a.csv', format: 'csv', changed }
    await must(one, anna, 'imports.create', { doc })
    const args = { id, dueOn: '2026-04-04', entryId, ...posted, accountId }
    await must(one, anna, 'expense_templates.confirm', args)
    return { importId, entryId }
  }
  const found = async (sql: string, entryId: string) =>
    (await one.engine.database.pool.query<Row>(sql, [entryId, userScope(anna.uid)])).rows[0]
  const accountOf = async (entryId: string) =>
    (await found('select * from group_shares where expense_id = $1 and scope = $2', entryId))
      ?.account_id
  const first = await importFor(giro.id)
  expect(await accountOf(first.entryId)).toBe(giro.id)
  await must(one, anna, 'imports.undo', { id: first.importId })
  expect(await accountOf(first.entryId)).toBe(undefined)
  expect(await templateOf(one, id)).toEqual(before)
  const { importId, entryId } = await importFor(randomUUID())
  expect(await accountOf(entryId)).toBe(null)
  const bill = (await spent()).find(({ id: of }) => of === entryId)
  const payers = [{ memberId: mine, amount: 80_000 }]
  const update = { groupId, id: entryId, version: 1, patch: { amount: 80_000, payers } }
  expect(bill).toMatchObject({ amount: 90_000 })
  await must(one, anna, 'group_expenses.update', update)
  await must(one, anna, 'imports.undo', { id: importId })
  expect(await spent()).toContainEqual(expect.objectContaining({ id: entryId, amount: 80_000 }))
  await must(one, anna, 'expense_templates.undoPost', { id, dueOn: '2026-04-04' })
  await must(one, anna, 'expense_templates.delete', { id })
})

it('brings a group no more of the past at once than the others can answer', async () => {
  const daily = (startOn: string) => newTemplate({ frequency: 'daily', groupId, startOn })
  const refused = { code: 'invalid-input', fields: { startOn: expect.stringContaining('31') } }
  const create = 'expense_templates.create'
  expect(await run(one, anna, create, { doc: daily('2026-03-01') })).toMatchObject(refused)
  // Nor by several of them, or by one that moves into it.
  const docs = [daily('2026-03-20'), daily('2026-03-10')]
  const together = { code: 'invalid-input', fields: { 'docs.1.startOn': expect.anything() } }
  const many = 'expense_templates.createMany'
  expect(await run(one, anna, many, { docs })).toMatchObject(together)
  const own = newTemplate({ frequency: 'daily', startOn: '2026-03-01', autoPost: false })
  await must(one, anna, create, { doc: own })
  const patch = { groupId }
  const update = { id: own.id, patch }
  expect(await run(one, anna, 'expense_templates.update', update)).toMatchObject(refused)
  await must(one, anna, 'expense_templates.delete', { id: own.id })
  const fine = daily('2026-03-10')
  await must(one, anna, create, { doc: fine })
  await must(one, anna, 'expense_templates.delete', { id: fine.id })
})

it('counts in budgets and calendars as the part of its owner', async () => {
  const id = await addTemplate(one, anna, { amount: 123_456, groupId, startOn: '2026-04-20' })
  const { database } = one.engine
  const { templates } = await readBudgetBook(database.pool, userScope(anna.uid), '2026-04-10')
  expect(templates).toMatchObject([{ id, amount: 61_728 }])
  const token = await makeFeed(one.engine, anna.uid, true)
  expect(await readFeed(one.engine, token)).toContain('617.28')
  await must(one, anna, 'expense_templates.delete', { id })
})

it('waits while the group takes no costs, or the people of its split are gone', async () => {
  const before = await spent()
  const split = { mode: 'equal', memberIds: [randomUUID()] }
  const lost = await addTemplate(one, anna, { groupId, groupSplit: split, startOn: '2026-05-01' })
  await postAt(one, '2026-05-01T10:00:00.000Z')
  await must(one, anna, 'groups.setStatus', { groupId, status: 'closed' })
  const closed = await addTemplate(one, anna, { groupId, startOn: '2026-05-02' })
  await postAt(one, '2026-05-02T10:00:00.000Z')
  expect(await templateOf(one, lost)).toMatchObject({ waitingOn: ['2026-05-01'] })
  expect(await templateOf(one, closed)).toMatchObject({ waitingOn: ['2026-05-02'] })
  expect(await spent()).toEqual(before)
  const confirm = { id: closed, dueOn: '2026-05-02', entryId: randomUUID(), date: '2026-05-02' }
  const refused = await run(one, anna, 'expense_templates.confirm', { ...confirm, amount: 5 })
  expect(refused).toMatchObject({ code: 'group-closed' })
})

it('names only a group its owner is in', async () => {
  const stranger = await newPerson(one)
  const doc = newTemplate({ groupId })
  expect(await run(one, stranger, 'expense_templates.create', { doc })).toMatchObject({
    code: 'invalid-input',
    fields: { groupId: expect.any(String) },
  })
})
