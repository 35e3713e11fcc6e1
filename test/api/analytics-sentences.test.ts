import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChange } from '#server/analytics/change.ts'
import { readFlow } from '#server/analytics/flow.ts'
import type { Look } from '#server/analytics/look.ts'
import { readMerchants } from '#server/analytics/merchants.ts'
import { readCalendar } from '#server/analytics/read-buckets.ts'
import {
  calendarFinding,
  changeFinding,
  flowFinding,
  largestFinding,
  savingsFinding,
} from '#web/app/analytics/charts/findings.ts'
import { isAboutPart, whyWords } from '#web/app/analytics/charts/why-words.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson } from '../support/notification-fixture.ts'
import { must } from '../support/recurring-fixture.ts'

interface Row {
  readonly id: string
  readonly amount: number
  readonly date: string
  readonly merchant: string
  readonly refundOf: string | null
}

const now = { from: '2026-02-01', to: '2026-02-28' }
const before = { from: '2026-01-01', to: '2026-01-31' }
const shops = ['Bakery', 'Corner Shop', 'Ferry', 'Kiosk', 'Book Barn']

/** Numbers that look like chance, the same each time. */
function chance(seed: number) {
  let at = seed
  return (below: number) => {
    at = (at * 48_271) % 2_147_483_647
    return at % below
  }
}

function bookOf(seed: number): readonly Row[] {
  const next = chance(seed)
  const bought = Array.from({ length: 20 + next(30) }, (): Row => {
    const day = String(1 + next(28)).padStart(2, '0')
    return {
      id: randomUUID(),
      amount: 100 + next(9000),
      date: `2026-0${1 + next(2)}-${day}`,
      merchant: shops[next(shops.length)] ?? 'Kiosk',
      refundOf: null,
    }
  })
  const returned = bought.slice(0, 4).map(
    (row): Row => ({
      ...row,
      id: randomUUID(),
      amount: 1 + next(row.amount),
      date: row.date < now.from ? '2026-02-28' : row.date,
      refundOf: row.id,
    }),
  )
  return [...bought, ...returned]
}

const isIn = ({ date }: Row, { from, to }: typeof now) => date >= from && date <= to
const costOf = ({ amount, refundOf }: Row) => (refundOf ? -amount : amount)
const sum = (rows: readonly Row[]) => rows.reduce((all, row) => all + costOf(row), 0)
const euros = (amount: number) =>
  `€${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-10T10:00:00.000Z' })
})
afterAll(() => one.close())

const earned = 90_000

async function keep(rows: readonly Row[]): Promise<Look> {
  const person = await newPerson(one)
  const written = (row: Row) => ({ ...row, description: 'Something', currency: 'EUR' })
  const [bought, returned] = [rows.filter((r) => !r.refundOf), rows.filter((r) => r.refundOf)]
  await must(one, person, 'expenses.createMany', { docs: bought.map(written) })
  for (const row of returned) await must(one, person, 'expenses.create', { doc: written(row) })
  for (const date of ['2026-01-02', '2026-02-02']) {
    const doc = { id: randomUUID(), amount: earned, currency: 'EUR', description: 'Job', date }
    await must(one, person, 'incomes.create', { doc })
  }
  return lookOf(one, person.uid)
}

/** The sentences above the charts, of a book whose rows are counted here once more by hand. */
describe.each([3, 17, 71, 233, 977, 4001])('a book of chance, number %i', (seed) => {
  const rows = bookOf(seed)
  const [lately, earlier] = [now, before].map((span) => rows.filter((row) => isIn(row, span)))
  const [spent, was] = [sum(lately ?? []), sum(earlier ?? [])]
  let look: Look
  beforeAll(async () => {
    look = await keep(rows)
  })

  it('says what came in and went out', async () => {
    const answer = await readFlow(look, now)
    const net = earned - spent
    const more = net > 0 ? 'more came in than went out' : 'more went out than came in'
    expect(flowFinding(answer, false, 'en-GB')).toBe(`${euros(Math.abs(net))} ${more}`)
    const rate = Number(/(\d+(?:\.\d)?)%/.exec(savingsFinding(answer, 'en-GB'))?.[1])
    expect(Math.abs((Math.abs(net) / earned) * 100 - rate)).toBeLessThan(0.51)
  })

  it('says what changed, and why', async () => {
    const compared = { ...now, beforeFrom: before.from, beforeTo: before.to }
    const answer = await readChange(look, compared)
    const said = changeFinding(answer, 'en-GB')
    expect(said).toContain(` ${euros(Math.abs(spent - was))} (`)
    expect(said).toContain(spent > was ? ' above the time before' : ' below the time before')
    for (const item of answer.items) {
      const mine = (all: readonly Row[] = []) =>
        all.filter(({ merchant }) => merchant === item.name)
      const [after, then] = [mine(lately), mine(earlier)]
      const bought = (all: readonly Row[]) => all.filter(({ refundOf }) => !refundOf).length
      const [many, few] = [bought(after), bought(then)]
      const words = whyWords(item)
      expect(item.change).toBe(sum(after) - sum(then))
      if (words.includes('more often')) expect(many).toBeGreaterThan(few)
      if (words.includes('less often')) expect(many).toBeLessThan(few)
      if (words.includes('dearer')) expect(sum(after) / many).toBeGreaterThan(sum(then) / few)
      if (words.includes('cheaper')) expect(sum(after) / many).toBeLessThan(sum(then) / few)
      if (words.includes(' after ')) expect(words).toMatch(new RegExp(`\\b(${many}|once)\\b`))
    }
  })

  it('says where most went, and on which day', async () => {
    const merchants = await readMerchants(look, now)
    const whole = { ...merchants, of: 'what was spent', nothing: 'Where it went' }
    const said = largestFinding(merchants.merchants, whole, 'en-GB')
    const byShop = shops.map((shop) => ({
      shop,
      total: sum((lately ?? []).filter(({ merchant }) => merchant === shop)),
    }))
    const most = byShop.reduce((a, b) => (b.total > a.total ? b : a))
    expect(said).toContain(`${most.shop} is the largest, with `)
    const share = Number(/(\d+(?:\.\d)?)%/.exec(said)?.[1])
    expect(Math.abs((most.total / spent) * 100 - share)).toBeLessThan(0.51)
    const days = Map.groupBy(lately ?? [], ({ date }) => date)
    const dearest = Math.max(...[...days.values()].map(sum))
    const calendar = calendarFinding(await readCalendar(look, now), '2026-03-10', 'en-GB')
    expect(calendar).toContain(`, with ${euros(dearest)}`)
  })
})

const parts = ['fresh', 'stopped', 'oftener', 'dearer'] as const

describe('what changed where some was paid in another currency', () => {
  it('says of each figure whether it took a rate', async () => {
    const person = await newPerson(one)
    const paid = [
      ['Bakery', '2026-01-05', 'EUR'],
      ['Bakery', '2026-02-05', 'EUR'],
      ['Bakery', '2026-02-06', 'EUR'],
      ['Ferry', '2026-02-07', 'USD'],
      ['Kiosk', '2026-01-07', 'EUR'],
    ] as const
    const docs = paid.map(([merchant, date, currency]) => ({
      ...{ id: randomUUID(), amount: 1000, description: 'Something' },
      ...{ merchant, date, currency },
    }))
    await must(one, person, 'expenses.createMany', { docs })
    const look = await lookOf(one, person.uid)
    const compared = { ...now, beforeFrom: before.from, beforeTo: before.to }
    const answer = await readChange(look, compared)
    expect(answer).toMatchObject({ isAbout: true, isAboutNow: true, aboutParts: ['fresh'] })
    expect(answer.isAboutBefore).toBeUndefined()
    const [ferry, bakery] = ['Ferry', 'Bakery'].map((shop) =>
      answer.items.find(({ name }) => name === shop),
    )
    if (!ferry || !bakery) throw new Error('both changed')
    expect(parts.filter((part) => isAboutPart(ferry, part))).toEqual(['fresh'])
    expect(parts.filter((part) => isAboutPart(bakery, part))).toEqual([])
  })
})
