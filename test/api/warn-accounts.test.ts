import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { warnAccounts } from '#server/accounts/warn-accounts.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must } from '../support/recurring-fixture.ts'

type Values = Readonly<Record<string, unknown>>

let one: TestEngine
let anna: Person
let giro: string
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
beforeEach(async () => {
  one.moveTo('2026-03-10T10:00:00.000Z')
  anna = await newPerson(one)
  giro = await add('accounts', { name: 'Giro', openingBalance: 50_000 })
})

async function add(table: string, fields: Values): Promise<string> {
  const id = randomUUID()
  const defaults: Readonly<Record<string, Values>> = {
    accounts: { kind: 'current', currency: 'EUR', openingOn: '2026-01-01' },
    expenses: { currency: 'EUR', description: 'Paid', paymentMethod: 'bank' },
  }
  await must(one, anna, `${table}.create`, { doc: { id, ...defaults[table], ...fields } })
  return id
}

async function toldAt(instant: string) {
  one.moveTo(instant)
  await warnAccounts(one.engine, one.now())
  const notices = await noticesOf(one, anna.uid)
  return notices.filter(({ kind }) => kind === 'account-low' || kind === 'statement-gap')
}

const rent = { amount: 60_000, startOn: '2026-03-15', autoPost: false }

it('tells before an account goes below zero, once for its cause', async () => {
  await addTemplate(one, anna, { ...rent, accountId: giro })
  const [first, ...more] = await toldAt('2026-03-11T08:00:00Z')
  expect(more).toEqual([])
  expect(first).toMatchObject({
    kind: 'account-low',
    title: 'Giro goes below zero on 15 Mar, by what is planned.',
    body: 'After Rent. The least it comes to is -€1,300.00.',
    link: `/mcapp/accounts/${giro}`,
  })
  expect(await toldAt('2026-03-12T08:00:00Z')).toHaveLength(1)
  await addTemplate(one, anna, { ...rent, accountId: giro, startOn: '2026-03-14' })
  expect(await toldAt('2026-03-13T08:00:00Z')).toHaveLength(2)
})

it('says nothing where there is enough, and counts what moves between accounts', async () => {
  const savings = await add('accounts', { name: 'Savings', kind: 'savings' })
  expect(await toldAt('2026-03-11T08:00:00Z')).toEqual([])
  const way = { fromId: giro, toId: savings, description: 'Put by', startOn: '2026-03-15' }
  await addTemplate(one, anna, { ...way, amount: 60_000 }, 'transfer_templates')
  expect(await toldAt('2026-03-12T08:00:00Z')).toMatchObject([
    { title: 'Giro goes below zero on 15 Mar, by what is planned.' },
  ])
})

it('tells of a card that goes over its limit', async () => {
  const card = { kind: 'card', name: 'Visa', creditLimit: 20_000, openingBalance: -5_000 }
  const visa = await add('accounts', card)
  await addTemplate(one, anna, { ...rent, accountId: visa, amount: 16_000 })
  expect(await toldAt('2026-03-12T08:00:00Z')).toMatchObject([
    { title: 'Visa goes over its limit on 15 Mar, by what is planned.' },
  ])
})

it('tells where an account stopped to agree with its bank, until it does', async () => {
  await add('expenses', { accountId: giro, amount: 10_000, date: '2026-01-20' })
  const said = { accountId: giro, at: 'close', source: 'typed' }
  await add('checkpoints', { ...said, date: '2026-01-31', balance: 40_000 })
  expect(await toldAt('2026-03-11T08:00:00Z')).toEqual([])
  await add('checkpoints', { ...said, date: '2026-02-28', balance: 38_760 })
  expect(await toldAt('2026-03-12T08:00:00Z')).toMatchObject([
    {
      kind: 'statement-gap',
      title: 'Giro does not agree with its bank',
      body: expect.stringContaining('€12.40 is too much between 1 Feb and 28 Feb.'),
      link: `/mcapp/accounts/${giro}?tab=statements`,
    },
  ])
  await add('expenses', { accountId: giro, amount: 1_240, date: '2026-02-10' })
  expect(await toldAt('2026-03-13T08:00:00Z')).toHaveLength(1)
})
