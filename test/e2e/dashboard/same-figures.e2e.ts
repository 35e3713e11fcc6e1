import type { Locator, Page } from '@playwright/test'
import type { TestServer } from '../../support/server.ts'
import { budgetRow, figure, firstOf, storeBudget } from '../budgets-of.ts'
import { categoryRow } from '../categories/category-words.ts'
import { storeBill, storeGroup } from '../groups/group-of.ts'
import { storeExpense, storeIncome } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { dayIn, storeTemplate } from '../recurring/recurring-of.ts'
import { expect, test } from '../story.ts'

test.use({ bypassCSP: true })

const groceries = '019b0000-0000-7000-8000-000000000100'

/** A month with a split purchase, money expected back, a refund and a part of a group's bill. */
async function storeMonth(url: string, person: Person): Promise<string> {
  const on = { date: firstOf(0) }
  const shop = { ...on, amount: 6000, description: 'Weekly shop', categoryId: groceries }
  const first = await storeExpense(url, person, shop)
  const lines = [
    { categoryId: groceries, amount: 4799, note: null },
    { categoryId: null, amount: 1201, note: null },
  ]
  await storeExpense(url, person, { ...on, amount: 6000, description: 'Market', lines })
  const refund = { ...on, amount: 1000, description: 'Bottles', refundOf: first }
  await storeExpense(url, person, { ...refund, categoryId: groceries })
  const back = { amount: 2000, from: 'Ben', dueOn: null, settledBy: null }
  await storeExpense(url, person, {
    ...on,
    amount: 3000,
    description: 'Dinner',
    expectedBack: back,
  })
  await storeIncome(url, person, { ...on, amount: 250_000 })
  const group = await storeGroup(url, person, { name: 'Flat', currency: 'EUR', members: ['Ben'] })
  const bill = { amount: 2692, description: 'Cheese', categoryId: groceries, payer: 1 }
  await storeBill(url, person, group, bill)
  await storeBudget(url, person, { name: 'Kitchen', amount: 12_000, categoryIds: [groceries] })
  await storeTemplate(url, person, { description: 'Far rent', startOn: dayIn(14) })
  return group.id
}

/** The first amount that a part of a screen shows. */
async function amountIn(part: Locator): Promise<string> {
  await expect(part).toContainText(/€\d/)
  return /€[\d,]+\.\d\d/.exec((await part.textContent()) ?? '')?.[0] ?? ''
}

interface Walk {
  readonly page: Page
  readonly server: TestServer
  readonly person: Person
  /** What each screen says the groceries of this month came to, and all spending. */
  readonly groceries: Record<string, string>
  readonly spending: Record<string, string>
  /** What is safe to spend, and why. */
  readonly safe: Record<string, string>
}

async function safeOn(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Safe to spend today' })
  const why = card.getByText(/allows .* in its categories/)
  await expect(why).toBeVisible()
  // Until the server has answered of what it was just told, the card says of when it is; and again,
  // for a moment, whenever something else has come: what is read is what is looked at.
  let words = ''
  await expect
    .poll(async () => {
      words = (await why.textContent()) ?? ''
      return words
    })
    .not.toContain('as of')
  return `${await amountIn(card)}: ${words}`
}

async function readDashboard({ page, ...said }: Walk): Promise<void> {
  const month = page.getByRole('region', { name: 'This month' })
  said.spending.dashboard = await amountIn(month.getByRole('link', { name: 'Spending' }))
  const parts = page.getByRole('region', { name: 'Spending by category' })
  said.groceries.dashboard = await amountIn(parts.getByRole('link', { name: /Groceries/ }))
  const watched = page.getByRole('region', { name: 'Budgets to watch' })
  said.groceries['budgets to watch'] = await amountIn(
    watched.getByRole('link', { name: /Kitchen/ }),
  )
  said.safe.dashboard = await safeOn(page)
  await expect(page.getByRole('region', { name: 'The next 14 days' })).toContainText('Far rent')
  const latest = page.getByRole('region', { name: 'Latest' }).getByRole('listitem')
  await expect(latest.first()).toContainText('Cheese')
  await expect(latest).toHaveCount(6)
}

async function readLists({ page, ...said }: Walk): Promise<void> {
  await page.goto('/mcapp/expenses')
  const main = page.getByRole('main')
  await expect(main).toContainText('4 expenses and 1 refund')
  said.spending['list of expenses'] = await amountIn(main.getByText('Spent').locator('..'))
  await page.goto(`/mcapp/expenses?category=${groceries}`)
  await expect(main).toContainText('3 expenses and 1 refund')
  said.groceries['filtered list'] = await amountIn(main.getByText('Spent').locator('..'))
  await page.getByRole('button', { name: 'Filter, 1 set' }).click()
  await expect(page.getByRole('button', { name: 'Show 3 expenses and 1 refund' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Show 4 expenses and 1 refund' })).toBeVisible()
}

async function readCategories({ page, ...said }: Walk): Promise<void> {
  await page.goto('/mcapp/categories')
  const row = categoryRow(page, 'Groceries')
  const links = row.getByRole('link')
  said.groceries['categories, this month'] = await amountIn(links.first())
  said.groceries['categories, in 12 months'] = await amountIn(links.last())
  await expect(row).toContainText('4×')
}

async function readBudgets({ page, ...said }: Walk): Promise<void> {
  await page.goto('/mcapp/budgets')
  said.safe.budgets = await safeOn(page)
  said.groceries.budgets = await amountIn(budgetRow(page, 'Kitchen').getByText(/spent/))
  await page.getByRole('link', { name: /^Kitchen/ }).click()
  const stands = page.getByRole('region', { name: 'Where it stands' })
  const spent = stands.locator('dl div').filter({ has: page.getByText('Spent', { exact: true }) })
  said.groceries['page of the budget'] = await amountIn(spent.first())
}

async function readAnalytics({ page, ...said }: Walk): Promise<void> {
  await page.goto('/mcapp/analytics?range=12-months')
  const categories = page.locator('#categories')
  await categories.scrollIntoViewIfNeeded()
  const line = categories.getByRole('listitem').filter({ hasText: /Groceries.*€/s })
  said.groceries.analytics = await amountIn(line.first())
  const flow = page.locator('#flow')
  await flow.getByRole('button', { name: 'Show as a table' }).click()
  const total = flow.getByRole('table').getByRole('row').filter({ hasText: '€2,500.00' })
  await expect(total).toContainText('€2,500.00')
  said.spending['table of the chart'] =
    /€1\d\d\.\d\d/.exec((await total.textContent()) ?? '')?.[0] ?? ''
  await line.first().getByRole('link').last().click()
  const rows = page.getByRole('dialog')
  await expect(rows).toContainText('4 rows')
  said.groceries['rows of the chart'] = await amountIn(rows)
  await page.keyboard.press('Escape')
}

async function readOthers({ page, ...said }: Walk, groupId: string): Promise<void> {
  await page.goto(`/mcapp/groups/${groupId}`)
  await expect(page.getByRole('main')).toContainText('€13.46')
  await page.goto('/mcapp/search?q=weekly')
  await expect(page.getByRole('main')).toContainText('€60.00')
  await page.goto('/mcapp/recurring')
  await expect(page.getByRole('main')).toContainText('in 14 days')
  const [year, month] = firstOf(0).split('-').map(Number)
  const answer = await fetch(new URL('/api/dashboard/data', said.server.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${said.person.session.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ year, month }),
  })
  const call = (await answer.json()) as { spending: { amount: number } }
  said.spending['dashboard call'] = `€${(call.spending.amount / 100).toFixed(2)}`
}

/** Bought besides the budget, until the month has less than it leaves; also without a network. */
async function spendMost({ page, server, person, ...said }: Walk): Promise<void> {
  const rest = { description: 'Car', amount: 236_654, date: firstOf(0) }
  await storeExpense(server.url, person, rest)
  await page.goto('/mcapp')
  const card = page.getByRole('region', { name: 'Safe to spend today' })
  await expect(card).toContainText('€0.00 of this month is still free')
  said.safe.dashboard = await safeOn(page)
  await page.goto('/mcapp/budgets')
  await expect(card).toContainText('€0.00 of this month is still free')
  expect(await safeOn(page)).toBe(said.safe.dashboard)
  await card.getByRole('button', { name: 'How it’s calculated' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: 'Spent so far' })).toContainText(
    '2,500.00',
  )
}

test('every screen says the same of the same month', async ({ page, person, server }) => {
  const groupId = await storeMonth(server.url, person)
  await enter(page, person, '/mcapp')
  const walk: Walk = { page, server, person, groceries: {}, spending: {}, safe: {} }
  await test.step('the dashboard', () => readDashboard(walk))
  await test.step('the list, and how much a filter would show', () => readLists(walk))
  await test.step('categories', () => readCategories(walk))
  await test.step('budgets', () => readBudgets(walk))
  await test.step('analytics, its table and its rows', () => readAnalytics(walk))
  await test.step('the group, search, recurring and the call', () => readOthers(walk, groupId))
  const same = (said: Readonly<Record<string, string>>, amount: string) =>
    Object.fromEntries(Object.keys(said).map((screen) => [screen, amount]))
  expect(walk.groceries).toEqual(same(walk.groceries, '€111.45'))
  expect(walk.spending).toEqual(same(walk.spending, '€133.46'))
  expect(Object.keys(walk.groceries)).toHaveLength(9)
  expect(walk.safe.budgets).toBe(walk.safe.dashboard)
  expect(walk.safe.budgets).toContain('Kitchen allows')
  await test.step('what is safe is the month where it leaves less', () => spendMost(walk))
})

const lastOfMonth = Temporal.PlainDate.from(firstOf(-1)).subtract({ days: 1 }).toString()

/** An amount stands there twice: on the screen, and in words for a screen reader. */
const asSaid = (words: string) =>
  new RegExp(words.replace(/(€\d+)\.00/g, '$1.00(\\d+.00 euros)?').replaceAll(' ', '\\s+'))

/** On the last day of a month nothing of it is ahead: then the same is spent, and no more said. */
async function expectAhead(part: Locator, words: string): Promise<void> {
  const isAhead = lastOfMonth > dayIn(0)
  await expect(part).toContainText(isAhead ? asSaid(words) : '€90.00')
  if (!isAhead) await expect(part.locator('[data-ahead-note]')).toHaveCount(0)
}

/** All of its letters are on the screen. */
async function expectWhole(words: Locator): Promise<void> {
  await expect(words).toBeVisible()
  expect(await words.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
}

test('beside every sum stands what of it is still ahead', { tag: '@phone' }, async ({
  page,
  person,
  server: { url },
}) => {
  const food = { categoryId: groceries, description: 'Party' }
  await storeExpense(url, person, { ...food, date: firstOf(0), amount: 6000 })
  await storeExpense(url, person, { ...food, date: lastOfMonth, amount: 3000 })
  const kitchen = { name: 'Kitchen', amount: 10_000, categoryIds: [groceries] }
  const id = await storeBudget(url, person, kitchen)
  await enter(page, person, '/mcapp')
  const region = (name: string) => page.getByRole('region', { name })
  await expectAhead(region('This month'), 'and €30.00 still ahead')
  await expectAhead(region('Spending by category'), 'and €30.00 still ahead')
  await expectWhole(region('Spending by category').getByText('Groceries', { exact: true }))
  await expectAhead(region('Budgets to watch'), '€30.00 of it still ahead')
  await page.goto('/mcapp/expenses')
  await expectAhead(page.getByRole('main'), '€30.00 of it still ahead')
  await page.goto('/mcapp/categories')
  const row = categoryRow(page, 'Groceries').getByRole('link')
  await expectAhead(row.first(), 'Groceries: €90.00 this month, €30.00 of it still ahead')
  await page.goto('/mcapp/budgets')
  await expectAhead(budgetRow(page, 'Kitchen'), '€90.00 spent · €30.00 of it still ahead')
  await page.goto(`/mcapp/budgets/${id}`)
  await expectAhead(figure(page, 'Spent'), '€30.00 of it still ahead')
  await page.goto('/mcapp/analytics')
  await expectAhead(page.locator('#flow'), 'And €30.00 of spending still ahead this month.')
})
