import { randomUUID } from 'node:crypto'
import { type Collection, collections, type OpenCollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { addDays, dayAt, monthOf } from '#domain/calendar/calendar.ts'
import type { Held } from '#web/search/device-search.ts'
import type { TestCaller } from './caller.ts'
import { TestGroup } from './group-fixture.ts'

type Fields = Readonly<Record<string, unknown>>

const category = (n: number) => `019b0000-0000-7000-8000-${String(n).padStart(12, '0')}`

export const today = dayAt(Date.now(), 'UTC')
const year = Number(today.slice(0, 4))
/** The latest March that has begun. */
const march = monthOf(today) >= `${year}-03` ? `${year}-03` : `${year - 1}-03`

async function add(person: TestCaller, collection: string, fields: Fields): Promise<string> {
  const currency = collection === 'categories' ? {} : { currency: 'EUR' }
  const doc = { id: randomUUID(), ...currency, ...fields }
  const [result] = await person.push({ name: `${collection}.create`, args: { doc } })
  if (!result?.ok) throw new Error(`${collection} was refused: ${JSON.stringify(result)}`)
  return doc.id
}

const spend = (person: TestCaller, description: string, amount: number, fields: Fields = {}) =>
  add(person, 'expenses', { description, amount, date: '2024-06-12', ...fields })

async function spendMuch(person: TestCaller): Promise<void> {
  const groceries = { categoryId: category(100) }
  await spend(person, 'Weekly shop', 8245, { merchant: 'REWE', ...groceries })
  await spend(person, 'Bread and rolls', 640, { merchant: 'Mill Street Bakery', ...groceries })
  await spend(person, 'Netflix', 1799, { categoryId: category(190), merchant: 'NETFLIX.COM/BILL' })
  await spend(person, 'Flight to Lisbon', 18_950, { merchant: 'TAP', categoryId: category(202) })
  await spend(person, 'Dentist', 12_300, { merchant: 'Dr. Müller', categoryId: category(151) })
  await spend(person, 'Menu of the day', 1230, { merchant: 'Café São Jorge', tags: ['lunch'] })
  await spend(person, 'Train ticket', 4990, { tags: ['Work Trip'], paymentMethod: 'mobile' })
  await spend(person, 'Birthday present', 3500, { notes: 'wooden puzzle for little Theo' })
  await spend(person, 'Winter tyres', 41_200, { merchant: 'H&M Reifen', date: '2023-11-20' })
  await spend(person, 'Hammer', 1599, { paymentMethod: 'cash', merchant: "O'Brien's Tools" })
  await spend(person, 'March Bakery tart', 777, { date: '2022-08-01' })
  await spend(person, 'Tulips', 1111, { date: `${march}-08` })
  await spend(person, 'Umbrella', 2222, { date: addDays(today, -1) })
  await spend(person, 'Ramen', 1500, { currency: 'JPY', merchant: '東京ラーメン' })
  await spend(person, 'Молоко', 355, { merchant: 'Пятёрочка' })
  await spend(person, 'Studio 54 tickets', 9000, { date: '2021-01-05' })
  await spend(person, '<b>Bold</b> & "quoted" \\ name', 4242)
  await spend(person, 'Concert for two', 16_000, {
    expectedBack: { amount: 8000, from: 'Bert Stone', dueOn: null, settledBy: null },
  })
}

async function planMuch(person: TestCaller): Promise<void> {
  await add(person, 'incomes', {
    description: 'Salary',
    amount: 312_000,
    date: '2024-06-28',
    source: 'Lakeside School',
    categoryId: category(500),
  })
  await add(person, 'incomes', { description: 'Tax refund', amount: 45_010, date: '2024-07-02' })
  await add(person, 'goals', { name: 'New bicycle', targetAmount: 150_000 })
  await add(person, 'goals', { name: 'Emergency fund', targetAmount: 900_000 })
  await add(person, 'loans', {
    name: 'Kitchen',
    lender: 'Sparkasse Köln',
    principal: 1_200_000,
    annualRateBps: 600,
    termPeriods: 12,
    startOn: '2026-03-01',
    firstPaymentOn: '2026-04-01',
  })
  await add(person, 'budgets', {
    name: 'Food',
    categoryIds: [category(100), category(110)],
    amount: 60_000,
    period: 'monthly',
    startOn: '2024-01-01',
  })
  await add(person, 'expense_templates', {
    description: 'Gym membership',
    merchant: 'Iron Hall',
    amount: 3990,
    frequency: 'monthly',
    startOn: addDays(today, 20),
  })
  await add(person, 'categories', {
    name: 'Houseplants',
    type: 'expense',
    icon: 'x',
    color: 'leaf',
  })
}

export interface SearchBookStand {
  readonly lisbon: TestGroup
  readonly flat: TestGroup
}

/** A book with something of every kind, two groups, one of them square. */
export async function writeSearchBook(person: TestCaller): Promise<SearchBookStand> {
  await spendMuch(person)
  await planMuch(person)
  const me = person.session.user.name
  const lisbon = await TestGroup.make(person, ['Anna Lindqvist', 'Cem'], { name: 'Lisbon 2024' })
  const dinner = { description: 'Seafood dinner', date: '2024-09-14', categoryId: category(111) }
  await lisbon.spend(person, 9000, me, [me, 'Anna Lindqvist', 'Cem'], dinner)
  const tram = { description: 'Tram 28', date: '2024-09-15' }
  await lisbon.spend(person, 1200, 'Cem', [me, 'Cem'], tram)
  const flat = await TestGroup.make(person, ['Dora'], { name: 'Flat share', kind: 'home' })
  const bill = { description: 'Electricity bill', date: '2024-05-01' }
  await flat.spend(person, 7000, me, [me], bill)
  return { lisbon, flat }
}

/** What a device of theirs would hold: everything they may read, by table and month. */
export async function heldBy(person: TestCaller, groupIds: readonly string[]): Promise<Held> {
  const tables = new Map<string, readonly Row[]>()
  const names = Object.keys(collections) as OpenCollectionName[]
  for (const name of names) {
    const { path, isOpen }: Collection = collections[name]
    const isDeep = path.replace('{uid}', '').replace('{groupId}', '').includes('{')
    if (!isOpen || isDeep || name === 'users') continue
    const places = path.includes('{groupId}') ? groupIds : ['']
    const rows: Row[] = []
    for (const groupId of places) {
      const at = path.replace('{uid}', person.uid).replace('{groupId}', groupId)
      const { body } = await person.call<{ documents: Row[] }>('GET', `/api/data/${at}`)
      rows.push(...body.documents)
    }
    tables.set(name, rows)
  }
  return holding(tables)
}

/** A replica of these rows. */
export function holding(tables: ReadonlyMap<string, readonly Row[]>): Held {
  const rowsOf = (name: string) => tables.get(name) ?? []
  const months = (name: string) => [...new Set(rowsOf(name).map(({ date }) => monthOf(`${date}`)))]
  return {
    rows: (name) => new Map(rowsOf(name).map((row) => [row.id, row])),
    months: (name) => months(name).sort().reverse(),
    monthRows: (name, month) => rowsOf(name).filter(({ date }) => monthOf(`${date}`) === month),
    version: () => 1,
  }
}
