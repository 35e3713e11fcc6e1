import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userScope } from '#contract/sync.ts'
import { budgetScope } from '#domain/budgets/scope.ts'
import { daysLeft, safePerDay } from '#domain/budgets/standing.ts'
import { addDays, monthOf, monthRange } from '#domain/calendar.ts'
import { addMissing, type MissingRate } from '#domain/convert-totals.ts'
import { addAmounts, sumAmounts } from '#domain/money.ts'
import { readQuery } from '#domain/search/read-query.ts'
import { readFlow } from '#server/analytics/flow.ts'
import type { Look, Span } from '#server/analytics/look.ts'
import { readRowsBehind } from '#server/analytics/rows.ts'
import { readBudgetBook } from '#server/budgets/budget-book.ts'
import { standsIn } from '#server/budgets/stands.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { readRateTable } from '#server/rates/rates.ts'
import { search } from '#server/search/search.ts'
import { recentRange } from '#web/app/categories/usage.ts'
import { searchDevice } from '#web/search/device-search.ts'
import { lookOf } from '../support/analytics-stand.ts'
import { copyFor } from '../support/device-copy.ts'
import { type DeviceBook, DeviceScreens } from '../support/device-screens.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import type { Person } from '../support/notice-stand.ts'
import { households, type RandomHousehold, writeHousehold } from '../support/random-household.ts'
import { someCategories } from '../support/random-ledger.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

/** The same text for the same value, in whatever order it names its fields. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'nothing'

/** Who said what of the same thing; what is said of it must be one. */
class Said {
  readonly #said = new Map<string, Map<string, string>>()

  note(what: string, where: string, value: unknown): void {
    const all = this.#said.get(what) ?? new Map<string, string>()
    this.#said.set(what, all.set(where, written(value)))
  }

  get disagreements(): readonly string[] {
    return [...this.#said].flatMap(([what, all]) => {
      const isOne = new Set(all.values()).size === 1
      return isOne ? [] : [`${what}: ${Array.from(all, (pair) => pair.join(' says ')).join('; ')}`]
    })
  }

  get compared(): number {
    return [...this.#said.values()].filter((all) => all.size > 1).length
  }
}

interface Total {
  readonly amount: number | null
  readonly missing?: readonly MissingRate[] | undefined
}

/** In one order, and without how many there are: sums by category count a split record in each. */
const gapsOf = (missing: readonly MissingRate[] = []) =>
  missing
    .map(({ count: _, ...gap }) => gap)
    .sort((one, other) => (one.currency < other.currency ? -1 : 1))

const told = ({ amount, missing }: Total) => ({ amount, missing: gapsOf(missing) })

interface Screens {
  readonly said: Said
  readonly look: Look
  readonly device: DeviceScreens
  readonly book: DeviceBook
  readonly anna: Person
}

async function open(house: RandomHousehold): Promise<Screens> {
  const anna = await writeHousehold(one, house)
  const look = await lookOf(one, anna.uid)
  const { currency, timezone, today } = house
  expect(look.today).toBe(today)
  const span = { currencies: ['USD', 'JPY', 'KWD', 'CHF', 'GHS'], from: addDays(today, -400) }
  const { pool } = one.engine.database
  const rates = await readRateTable(pool, userScope(anna.uid), {
    ...span,
    till: addDays(today, 60),
  })
  const replica = await copyFor(one, anna.uid)
  const book = { replica, rates, uid: anna.uid, currency, timezone, today }
  return { said: new Said(), look, device: new DeviceScreens(book), book, anna }
}

/** What analytics has of a category with all below it. */
async function flowOf(look: Look, span: Span, ids: ReadonlySet<string>) {
  const { categories } = await readFlow(look, span, 'month')
  const meant = categories.filter(
    ({ kind, categoryId }) => kind === 'expense' && ids.has(categoryId ?? 'none'),
  )
  const missing = meant.flatMap((each) => each.missing ?? [])
  return told({
    amount: sumAmounts(meant.map(({ total }) => total)),
    missing: addMissing([missing.map(({ bucket: _, ...gap }) => gap)]),
  })
}

/** Spending and income of the month up to today. */
async function compareMonth({ said, look, device, book }: Screens): Promise<void> {
  const month = monthOf(book.today)
  const call = await readDashboard(look, month)
  const span = { from: call.from, to: call.to }
  const flow = await readFlow(look, span, 'month')
  const figures = device.dashboard()
  for (const [name, type] of [
    ['spending', 'expense'],
    ['income', 'income'],
  ] as const) {
    const what = `${name} up to today`
    said.note(what, 'the dashboard call', told(call[name]))
    if (figures) said.note(what, 'the dashboard', told(figures[name]))
    if (figures) said.note(`${what} before`, 'the dashboard', figures[name].before)
    said.note(`${what} before`, 'the dashboard call', call[name].before)
    const list = device.list(type, span)
    said.note(what, 'the list', told(list.total))
    const missing = flow.totals.missing?.[name]
    said.note(what, 'analytics', told({ amount: flow.totals[name], missing }))
    const rows = await readRowsBehind(look, { ...span, kind: type })
    said.note(what, 'its rows', told({ amount: rows.total, missing: rows.missing }))
    said.note(`entries of ${what}`, 'the list', list.counted)
    said.note(`entries of ${what}`, 'its rows', rows.count)
  }
  const now = call.cashFlow.at(-1)
  said.note('the bar of this month', 'the dashboard call', [now?.income, now?.spending])
  said.note('the bar of this month', 'its figures', [call.income.amount, call.spending.amount])
  said.note('what is left over', 'the dashboard call', call.net.amount)
  const left = addAmounts(call.income.amount, -(call.spending.amount ?? 0))
  said.note('what is left over', 'its parts', left)
  if (figures) said.note('the savings rate', 'the dashboard', figures.rate)
  said.note('the savings rate', 'the dashboard call', call.savingsRateBps)
  said.note('the savings rate', 'analytics', flow.totals.savingsRateBps)
  said.note('latest', 'the dashboard call', call.latest)
  said.note('latest', 'the dashboard', device.latest())
  compareAhead({ said, device, book }, call)
}

type Call = Awaited<ReturnType<typeof readDashboard>>

function compareAhead(
  { said, device }: Pick<Screens, 'said' | 'device' | 'book'>,
  call: Call,
): void {
  const first = new Map<string, string>()
  for (const { kind, id, day } of call.upcoming) {
    if ((kind === 'expense' || kind === 'income') && !first.has(id)) first.set(id, day)
  }
  const soon = Array.from(first, (pair) => pair.join(' '))
  said.note('what is due in 14 days', 'the dashboard call', soon.sort())
  said.note('what is due in 14 days', 'recurring', device.soon().sort())
  const goals = call.goals.map(({ id, percent, projectedOn }) => ({ id, percent, projectedOn }))
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  said.note('goals', 'the dashboard call', goals.sort(byId))
  said.note('goals', 'their page', device.goals().sort(byId))
  const balances = call.groups.flatMap(({ id, balances: all }) =>
    all.map((each) => ({ id, ...each })),
  )
  const inWords = (all: readonly { id: string; currency: string; amount: number }[]) =>
    all
      .filter(({ amount }) => amount !== 0)
      .map((each) => `${each.id} ${each.currency} ${each.amount}`)
  said.note('what groups owe', 'the dashboard call', inWords(balances).sort())
  said.note('what groups owe', 'their pages', inWords(device.balances()).sort())
}

/** Every category, this month and in twelve. */
async function compareCategories({ said, look, device, book }: Screens): Promise<void> {
  const places = [...device.categories.byId.values()]
  const spans = { month: monthRange(monthOf(book.today)), year: recentRange(book.today) }
  for (const id of [...someCategories, null]) {
    const ids = id === null ? new Set(['none']) : (budgetScope([id], places) ?? new Set())
    const line = device.category(id)
    for (const name of ['month', 'year'] as const) {
      const what = `category ${id} in a ${name}`
      const span = spans[name]
      const list = device.list('expense', span, [id ?? 'none'])
      said.note(what, 'categories', told(line[name].total))
      said.note(what, 'the filtered list', told(list.total))
      said.note(what, 'analytics', await flowOf(look, span, ids))
      const behind = { ...span, kind: 'expense' as const, categoryIds: [...ids] }
      const rows = await readRowsBehind(look, behind)
      said.note(what, 'its rows', told({ amount: rows.total, missing: rows.missing }))
      said.note(`entries of ${what}`, 'categories', line[name].rows)
      said.note(`entries of ${what}`, 'the filtered list', list.rows)
      said.note(`counted entries of ${what}`, 'its rows', rows.count)
      said.note(`counted entries of ${what}`, 'the filtered list', list.counted)
    }
  }
}

async function compareBudgets({ said, look, device, book }: Screens): Promise<void> {
  const stands = standsIn(await readBudgetBook(look.db, look.scope, book.today), book.today)
  const call = await readDashboard(look, monthOf(book.today))
  for (const { id, now } of device.budgets()) {
    const stand = stands.find(({ budget }) => budget.id === id)
    said.note(`budget ${id}`, 'its page', now?.sums)
    said.note(`budget ${id}`, 'the server', stand?.sums)
    said.note(`without a rate in budget ${id}`, 'its page', gapsOf(now?.missing))
    said.note(`without a rate in budget ${id}`, 'the server', gapsOf(stand?.missing))
    said.note(`to come in budget ${id}`, 'its page', now?.upcoming.amount)
    said.note(`to come in budget ${id}`, 'the server', stand?.upcoming.amount)
    said.note(`projection of budget ${id}`, 'its page', now?.projection.amount)
    said.note(`projection of budget ${id}`, 'the server', stand?.projection.amount)
    if (!stand || call.safeToSpend?.basis !== 'budgets') continue
    const safe = call.safeToSpend.budgets.find((each) => each.id === id)
    if (!safe) continue
    const days = daysLeft(stand.sums.period, book.today)
    said.note(`safe to spend of budget ${id}`, 'its page', now?.perDay)
    said.note(`safe to spend of budget ${id}`, 'the dashboard call', safe.perDay)
    const perDay = safePerDay(stand.sums.closing, stand.upcoming.amount, days)
    said.note(`safe to spend of budget ${id}`, 'the server', perDay)
  }
}

/** The same hits with the same amounts, here and there, and as the lists have them. */
async function compareSearch({ said, look, book, anna }: Screens): Promise<void> {
  const most = { hits: 10_000, entries: 10_000 }
  for (const words of ['bought', 'shared', 'pay']) {
    const { sections } = await search(look.db, anna.uid, words, one.now(), most)
    const query = readQuery(words, { today: book.today, locale: 'en-GB' })
    const signal = new AbortController().signal
    const whose = { uid: anna.uid, today: book.today }
    const here = await searchDevice(book.replica, whose, query, signal, most)
    const hitsOf = (all: typeof here) =>
      all
        .flatMap(({ hits }) =>
          hits.map(({ kind, id, amount, currency }) => [kind, id, amount, currency]),
        )
        .map((hit) => hit.join(' '))
        .sort()
    said.note(`found for ${words}`, 'the search call', hitsOf(sections as typeof here))
    said.note(`found for ${words}`, 'the search of a device', hitsOf(here))
  }
}

describe('the same figure', () => {
  it('is the same on every screen and in every call, for whatever household', async () => {
    await fc.assert(
      fc.asyncProperty(households, async (house) => {
        const screens = await open(house)
        await compareMonth(screens)
        await compareCategories(screens)
        await compareBudgets(screens)
        await compareSearch(screens)
        expect(screens.said.disagreements).toEqual([])
        expect(screens.said.compared).toBeGreaterThan(40)
      }),
      { numRuns: 6, endOnFailure: true },
    )
  }, 300_000)
})
