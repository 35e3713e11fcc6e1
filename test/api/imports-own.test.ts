import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { bookOf } from '#test/support/foreseen.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { problemOf } from '#web/app/profile/moving/own/check-own.ts'
import {
  type NamedCategory,
  type OwnTables,
  readOwnTables,
} from '#web/app/profile/moving/own/own-tables.ts'
import { planOwn } from '#web/app/profile/moving/own/plan-own.ts'

const server = sharedServer()

async function exported(person: TestCaller): Promise<OwnTables> {
  const answer = await fetch(`${server.url}/api/user/export`, { headers: person.bearer })
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const tables = readOwnTables(new Map(Object.entries(files)))
  if (!tables) throw new Error('the export cannot be read')
  return tables
}

async function give(person: TestCaller, name: string, args: Readonly<Record<string, unknown>>) {
  expect([name, args, (await person.push({ name, args }))[0]]).toMatchObject([
    name,
    args,
    { ok: true },
  ])
}

const money = { currency: 'EUR', date: '2026-03-31' }
const id = () => randomUUID()

type Make = (table: string, doc: Readonly<Record<string, unknown>>) => Promise<string>

const maker =
  (person: TestCaller): Make =>
  async (table, doc) => {
    const whole = { id: id(), ...doc }
    await give(person, `${table}.create`, { doc: whole })
    return whole.id
  }

const opened = { openingOn: '2026-01-01', currency: 'EUR' }

/** Accounts, categories and what hangs on them alone. */
async function places(make: Make) {
  const giro = await make('accounts', { ...opened, name: 'Giro', kind: 'current' })
  const card = { ...opened, name: 'Visa', kind: 'card', payFromId: giro, openingBalance: -500 }
  const visa = await make('accounts', card)
  const house = await make('accounts', { ...opened, name: 'House', kind: 'asset' })
  await make('valuations', { accountId: house, date: '2026-02-01', value: 90_000_00 })
  await make('checkpoints', { accountId: giro, date: '2026-03-31', balance: 100 })
  const food = await make('categories', { name: 'Food', type: 'expense' })
  const bread = await make('categories', { name: 'Bread', type: 'expense', parentId: food })
  await make('category_rules', { type: 'expense', contains: 'bakery', categoryId: bread })
  await make('saved_views', { name: 'Food', search: `range=year&category=${food}` })
  return { giro, visa, food, bread }
}

type Places = Awaited<ReturnType<typeof places>>

async function entries(anna: TestCaller, make: Make, { giro, visa, food, bread }: Places) {
  const lines = [
    { categoryId: food, amount: 1000, note: null },
    { categoryId: bread, amount: 250, note: 'rye' },
  ]
  const shop = newExpense({ ...money, accountId: visa, categoryId: food, lines, tags: ['a'] })
  await give(anna, 'expenses.create', { doc: shop })
  await make('expenses', { ...newExpense({ amount: 200 }), categoryId: food, refundOf: shop.id })
  const expectedBack = { amount: 600, from: 'Ben', dueOn: null, settledBy: null }
  const lent = await make('expenses', { ...newExpense(), id: id(), expectedBack })
  await make('incomes', { ...money, amount: 600, description: 'Ben', settles: lent })
  await make('incomes', { ...money, amount: 3000_00, description: 'Pay', accountId: giro })
  const side = { date: '2026-03-02', text: '', bankId: null, importId: null, isPending: false }
  const from = { ...side, accountId: giro, amount: 5200, kept: null }
  const to = { ...side, accountId: visa, amount: 5000, kept: null }
  await make('transfers', { from, to, fee: { side: 'from', amount: 200, categoryId: food } })
  const out = newExpense({ accountId: giro, amount: 700 })
  const back = { ...newExpense({ accountId: visa, amount: 700 }), description: 'In' }
  await give(anna, 'expenses.create', { doc: out })
  await give(anna, 'incomes.create', { doc: back })
  await give(anna, 'transfers.pair', { id: id(), outId: out.id, inId: back.id })
}

async function plans(anna: TestCaller, make: Make, { giro, visa, food }: Places) {
  const rule = { currency: 'EUR', amount: 900_00, description: 'Rent', frequency: 'monthly' }
  await make('expense_templates', { ...rule, startOn: '2027-02-01', accountId: giro })
  await make('income_templates', { ...rule, startOn: '2027-02-01', active: false })
  const ways = { fromId: giro, toId: visa, startOn: '2027-02-01' }
  await make('transfer_templates', { ...rule, ...ways, amount: 10 })
  const budget = { amount: 300_00, currency: 'EUR', startOn: '2026-01-01' }
  const eating = await make('budgets', { ...budget, name: 'Eating', categoryIds: [food] })
  const fun = await make('budgets', { ...budget, name: 'Fun' })
  const moved = { id: id(), fromId: eating, toId: fun, amount: 500, on: '2026-03-01' }
  await give(anna, 'budgets.move', moved)
  const goal = { name: 'Boat', targetAmount: 1000_00, currency: 'EUR', accountId: giro }
  const put = { goalId: await make('goals', goal), amount: 100_00, date: '2026-02-03' }
  await give(anna, 'goals.contribute', { ...put, id: id() })
  await give(anna, 'goals.withdraw', { ...put, id: id(), amount: 40_00, note: 'Sail' })
  const terms = { name: 'Car', principal: 1200_00, annualRateBps: 0, termPeriods: 12 }
  const said = { kind: 'interest-free', currency: 'EUR', posting: 'by-hand', payFromId: giro }
  const days = { startOn: '2026-01-01', firstPaymentOn: '2026-02-01', trackFrom: '2026-02-01' }
  const loanId = await make('loans', { ...terms, ...said, ...days })
  await make('accounts', { ...opened, name: 'Car', kind: 'loan', loanId })
  const paid = { loanId, date: '2026-02-02', amount: 100_00, type: 'regular', accountId: giro }
  await give(anna, 'loans.pay', { ...paid, id: id(), expenseId: id() })
  await give(anna, 'loans.pay', { ...paid, id: id(), date: '2026-03-02', note: 'By hand' })
}

/** Something of everything that points at something else. */
async function richBook(): Promise<TestCaller> {
  const anna = await TestCaller.signUp(server.url)
  const make = maker(anna)
  const where = await places(make)
  await entries(anna, make, where)
  await plans(anna, make, where)
  return anna
}

/** What is worked out of the days on which it was made, or belongs to the server it is on. */
const elsewhere = new Set([
  ...['users', 'imports', 'notifications', 'sign_ins', 'last_seen', 'known_networks'],
  ...['known_browsers', 'security_events', 'loan_versions', 'loan_version_rows'],
])
const stamps = new Set([
  'createdAt',
  'updatedAt',
  'lastContributionAt',
  'by',
  'createdBy',
  'importId',
])

/** Without ids and times: each id is told by what it points at, in words. */
function comparable(tables: OwnTables): Readonly<Record<string, readonly string[]>> {
  const names = new Map<string, string>()
  const nameOf = ({ name, description, amount, date }: Row) =>
    JSON.stringify([name, description, amount, date])
  for (const [table, rows] of tables)
    for (const row of rows) names.set(row.id, `${table} ${nameOf(row)}`)
  const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
  const told = (key: string, value: unknown): unknown => {
    if (stamps.has(key)) return undefined
    if (typeof value !== 'string') return value
    return value.replace(uuids, (one) => names.get(one) ?? 'somebody')
  }
  return Object.fromEntries(
    [...tables]
      .filter(([table]) => !elsewhere.has(table))
      .map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row, told)).sort()]),
  )
}

async function planFor(person: TestCaller, tables: OwnTables) {
  const rows: readonly unknown[] = (await exported(person)).get('built_in_categories') ?? []
  const shared = rows as readonly NamedCategory[]
  const about = { uid: person.uid, importId: id(), fileName: 'moneycomb.zip' }
  const plan = planOwn(tables, { ...about, shared, today: '2026-11-19' })
  return { plan, problem: problemOf(plan, shared) }
}

it('is the same book again once it was brought in elsewhere, but for ids and times', async () => {
  const anna = await richBook()
  const before = await exported(anna)
  const ben = await TestCaller.signUp(server.url, 'Ben')
  const { plan, problem } = await planFor(ben, before)
  expect(problem).toBeNull()
  for (const { name, args } of plan.commands()) await give(ben, name, args)
  const after = await exported(ben)
  expect(comparable(after)).toEqual(comparable(before))
  await give(ben, 'imports.undo', { id: plan.importId })
  const left = [...(await bookOf(ben))].filter(
    ([table]) => !/users|notifications|global/.test(table),
  )
  expect(left.map(([table, rows]) => [table, rows.size]).filter(([, size]) => size)).toEqual([])
}, 300_000)

it('says before anything is sent what a broken file would break', async () => {
  const anna = await TestCaller.signUp(server.url)
  const row = newExpense({ tags: [], categoryId: null })
  const problemIn = async (fields: Readonly<Record<string, unknown>>) =>
    (await planFor(anna, new Map([['expenses', [{ ...row, ...fields }]]]))).problem
  expect(await problemIn({})).toBeNull()
  expect(await problemIn({ amount: -5 })).toContain('does not fit')
  expect(await problemIn({ accountId: id() })).toContain('needs something that is not in the file')
})
