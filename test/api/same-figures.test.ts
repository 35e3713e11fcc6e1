import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { userScope } from '#contract/sync.ts'
import { budgetScope } from '#domain/budgets/scope.ts'
import { daysLeft, safePerDay } from '#domain/budgets/standing.ts'
import { addDays, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { addMissing } from '#domain/money/convert-totals.ts'
import { addAmounts, sumAmounts } from '#domain/money/money.ts'
import { readQuery } from '#domain/search/typed/read-query.ts'
import { readFlow } from '#server/analytics/flow.ts'
import type { Look, Span } from '#server/analytics/look.ts'
import { readRowsBehind } from '#server/analytics/rows.ts'
import { readBudgetBook } from '#server/budgets/budget-book.ts'
import { standsIn } from '#server/budgets/stands.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { readRateTable } from '#server/rates/rates.ts'
import { search } from '#server/search/search.ts'
import { rolledUp } from '#web/app/analytics/charts/rolled-up.ts'
import { recentRange } from '#web/app/categories/usage.ts'
import { searchDevice } from '#web/search/device-search.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { compareAheadOf } from '../support/compare-ahead.ts'
import { compareSafe } from '../support/compare-safe.ts'
import { copyFor } from '../support/device-copy.ts'
import { type DeviceBook, DeviceScreens, whereOf } from '../support/device-screens.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import type { Person } from '../support/notification-fixture.ts'
import { households, type RandomHousehold, writeHousehold } from '../support/random-household.ts'
import { someCategories } from '../support/random-ledger.ts'
import { gapsOf, nothing, Said, told, toldAhead } from '../support/said.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

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
  const span = { from: addDays(today, -400), till: addDays(today, 60) }
  const asked = { currencies: ['USD', 'JPY', 'KWD', 'CHF', 'GHS'], ...span }
  const rates = await readRateTable(one.engine.database.pool, userScope(anna.uid), asked)
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
    isAbout: meant.some(({ about = [] }) => about.length > 0),
    missing: addMissing([missing.map(({ bucket: _, ...gap }) => gap)]),
  })
}

/** How often analytics says a category was used, with all below it. */
async function timesOf(look: Look, span: Span, ids: ReadonlySet<string>, device: DeviceScreens) {
  const flow = await readFlow(look, span, 'month')
  const { byId } = device.categories
  const [first] = [...ids]
  const isRoot = ids.has('none') || !byId.get(first ?? '')?.parentId
  const inside = isRoot ? null : (byId.get(first ?? '')?.parentId ?? null)
  const meant = rolledUp(flow, 'expense', byId, inside).filter(({ categoryIds }) =>
    categoryIds.every((id) => ids.has(id)),
  )
  return meant.reduce((sum, { count }) => sum + count, 0)
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
    const isAbout = flow.totals.isAbout?.[name]
    said.note(what, 'analytics', told({ amount: flow.totals[name], missing, isAbout }))
    const rows = await readRowsBehind(look, { ...span, kind: type })
    said.note(what, 'its rows', told({ ...rows, amount: rows.total }))
    said.note(`entries of ${what}`, 'the list', list.counted)
    said.note(`entries of ${what}`, 'its rows', rows.count)
    compareRest({ said, device, book }, { name, type, call, flow, figures })
  }
  const now = call.cashFlow.at(-1)
  said.note('the bar of this month', 'the dashboard call', [now?.income, now?.spending])
  said.note('the bar of this month', 'its figures', [call.income.amount, call.spending.amount])
  said.note('what is left over', 'the dashboard call', call.net.amount)
  const left = addAmounts(call.income.amount, -(call.spending.amount ?? 0))
  said.note('what is left over', 'its parts', left)
  const rough = [call.income, call.spending].some(({ isAbout }) => isAbout)
  said.note('what is left over is about', 'the dashboard call', !!call.net.isAbout)
  said.note('what is left over is about', 'its parts', rough)
  if (figures) said.note('the savings rate', 'the dashboard', figures.rate)
  said.note('the savings rate', 'the dashboard call', call.savingsRateBps)
  said.note('the savings rate', 'analytics', flow.totals.savingsRateBps)
  said.note('latest', 'the dashboard call', call.latest)
  said.note('latest', 'the dashboard', device.latest())
  compareAhead({ said, device, book }, call)
}

type Call = Awaited<ReturnType<typeof readDashboard>>

interface Named {
  readonly name: 'spending' | 'income'
  readonly type: 'expense' | 'income'
  readonly call: Call
  readonly flow: FlowAnswer
  readonly figures: ReturnType<DeviceScreens['dashboard']>
}

/** What is written down for the rest of the month: beside what is so far, in what is of all. */
function compareRest(
  { said, device, book }: Pick<Screens, 'said' | 'device' | 'book'>,
  { name, type, call, flow, figures }: Named,
): void {
  const what = `${name} still ahead`
  const month = monthRange(monthOf(book.today))
  const rest = { from: addDays(book.today, 1), to: month.to }
  said.note(what, 'the dashboard call', toldAhead(call[name].ahead ?? nothing))
  if (figures) said.note(what, 'the dashboard', toldAhead(figures[name].ahead ?? nothing))
  const { ahead } = flow
  const [missing, isAbout] = [ahead?.missing?.[name], ahead?.isAbout?.[name]]
  said.note(
    what,
    'analytics',
    toldAhead(ahead ? { amount: ahead[name], missing, isAbout } : nothing),
  )
  const parts = call.categories.map((part) => part.ahead?.amount ?? 0)
  if (type === 'expense') said.note(`known ${what}`, 'its categories', sumAmounts(parts))
  said.note(`known ${what}`, 'the dashboard call', call[name].ahead?.amount ?? 0)
  const whole = device.list(type, month)
  said.note(what, 'the list of the month', toldAhead(whole.ahead))
  if (rest.from <= rest.to) said.note(what, 'its rows', toldAhead(device.list(type, rest).total))
  said.note(`${name} of the month`, 'the list', whole.total.amount)
  const sum = addAmounts(call[name].amount, call[name].ahead?.amount ?? 0)
  said.note(`${name} of the month`, 'the dashboard call', sum)
}

function compareAhead(
  { said, device, book }: Pick<Screens, 'said' | 'device' | 'book'>,
  call: Call,
): void {
  const first = new Map<string, string>()
  for (const { kind, from, id, day } of call.upcoming) {
    if (from === null && (kind === 'expense' || kind === 'income') && !first.has(id))
      first.set(id, day)
  }
  const written = call.upcoming.filter(({ from }) => from !== null)
  const days = { from: addDays(book.today, 1), to: addDays(book.today, 14) }
  const kinds = ['expense', 'income'] as const
  const listed = kinds.reduce((sum, kind) => sum + device.list(kind, days).counted, 0)
  said.note('written down for 14 days', 'the dashboard call', written.length)
  said.note('written down for 14 days', 'the lists', listed)
  const soon = Array.from(first, (pair) => pair.join(' ')).sort()
  said.note('what is due in 14 days', 'the dashboard call', soon)
  said.note('what is due in 14 days', 'recurring', device.soon().sort())
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  const goals = call.goals.map(whereOf)
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
      said.note(what, 'its rows', told({ ...rows, amount: rows.total }))
      said.note(`entries of ${what}`, 'categories', line[name].rows)
      said.note(`entries of ${what}`, 'its rows', rows.count)
      said.note(`entries of ${what}`, 'the filtered list', list.counted)
      said.note(`entries of ${what}`, 'analytics', await timesOf(look, span, ids, device))
      said.note(`${what} still ahead`, 'categories', toldAhead(line[name].ahead))
      said.note(`${what} still ahead`, 'the filtered list', toldAhead(list.ahead))
    }
  }
}

async function compareBudgets({ said, look, device, book }: Screens): Promise<void> {
  const stands = await standsIn(await readBudgetBook(look.db, look.scope, book.today), book.today)
  const call = await readDashboard(look, monthOf(book.today))
  for (const { id, now } of device.budgets()) {
    const stand = stands.find(({ budget }) => budget.id === id)
    said.note(`budget ${id}`, 'its page', now?.sums)
    said.note(`budget ${id}`, 'the server', stand?.sums)
    said.note(`budget ${id} is about`, 'its page', now?.isAbout)
    said.note(`budget ${id} is about`, 'the server', stand?.isAbout)
    said.note(`without a rate in budget ${id}`, 'its page', gapsOf(now?.missing))
    said.note(`without a rate in budget ${id}`, 'the server', gapsOf(stand?.missing))
    said.note(`still ahead in budget ${id}`, 'its page', now?.ahead)
    said.note(`still ahead in budget ${id}`, 'the server', stand?.ahead)
    const risk = call.budgetsAtRisk.find((each) => each.id === id)
    if (risk) said.note(`budget ${id} is about`, 'the dashboard call', !!risk.isAbout)
    if (risk) said.note(`still ahead in budget ${id}`, 'the dashboard call', risk.ahead)
    said.note(`to come in budget ${id}`, 'its page', now?.upcoming.amount)
    said.note(`to come in budget ${id}`, 'the server', stand?.upcoming.amount)
    said.note(`projection of budget ${id}`, 'its page', now?.projection.amount)
    said.note(`projection of budget ${id}`, 'the server', stand?.projection.amount)
    const { safeToSpend } = call
    const by = safeToSpend?.basis === 'budgets' ? safeToSpend : safeToSpend?.byBudgets
    const safe = by?.budgets.find((each) => each.id === id)
    if (!stand || !safe) continue
    const days = daysLeft(stand.sums.period, book.today)
    said.note(`safe to spend of budget ${id}`, 'its page', now?.perDay)
    said.note(`safe to spend of budget ${id}`, 'the dashboard call', safe.perDay)
    const perDay = safePerDay(stand.sums.closing, stand.upcoming.amount, days)
    said.note(`safe to spend of budget ${id}`, 'the server', perDay)
  }
}

/** The same hits with the same amounts, here and there, and as the lists have them. */
async function compareSearch({ said, book, anna }: Screens): Promise<void> {
  const most = { hits: 10_000, entries: 10_000 }
  for (const words of ['bought', 'shared', 'pay', 'over 50', 'under 20', '20 to 60']) {
    const { sections } = await search(one.engine, anna, words, one.now(), most)
    const query = readQuery(words, { today: book.today, locale: 'en-GB' })
    const signal = new AbortController().signal
    const { currency, rates, today } = book
    const whose = { uid: anna.uid, today, home: { currency, rates } }
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
        compareSafe(screens, await readDashboard(screens.look, monthOf(house.today)))
        await compareAheadOf(screens)
        await compareSearch(screens)
        expect(screens.said.disagreements).toEqual([])
        expect(screens.said.compared).toBeGreaterThan(40)
      }),
      { numRuns: 6, endOnFailure: true },
    )
  }, 300_000)
})
