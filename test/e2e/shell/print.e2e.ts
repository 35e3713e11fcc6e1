import type { Page } from '@playwright/test'
import { newId } from '#web/data/new-id.ts'
import { storeBill, storeGroup } from '../groups/group-of.ts'
import { commandFor } from '../ledger-of.ts'
import { dayIn, storeLoan } from '../loan-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'

const rows = 'main :is(li[aria-setsize]:has(button), tr[aria-rowindex])'

/** How many rows are there when the browser puts the page on paper. */
async function printedRows(page: Page): Promise<number> {
  await page.evaluate((rows) => {
    const count = () => {
      document.body.dataset.printed = String(document.querySelectorAll(rows).length)
    }
    addEventListener('beforeprint', count, { once: true })
  }, rows)
  await page.pdf()
  return Number(await page.locator('body').getAttribute('data-printed'))
}

/** What paper has no use for, and is on it all the same. */
const chromeOn = (page: Page) =>
  page.evaluate(() => {
    const parts =
      'nav, aside, [href="#main"], header :is(button, a), main :is(input:not([type=radio]), button)'
    return [...document.querySelectorAll(parts)]
      .filter((one) => one.checkVisibility() && !one.closest('[aria-setsize], [aria-haspopup]'))
      .filter((one) => !one.matches('[role=tab][data-state=active]'))
      .map((one) => one.outerHTML.slice(0, 160))
  })

/** On paper every row flows below the one before it. */
const overlaps = (page: Page) =>
  page.evaluate((rows) => {
    const boxes = [...document.querySelectorAll(rows)].map((row) => row.getBoundingClientRect())
    return boxes.filter(({ top }, at) => top < (boxes[at - 1]?.bottom ?? top) - 1).length
  }, rows)

async function storeMany(url: string, person: Person, table: string, count: number) {
  const doc = { amount: 1250, currency: 'EUR', description: 'Bread', date: dayIn(0) }
  const own = table === 'incomes' ? { source: 'ACME' } : { paymentMethod: 'card' }
  const docs = Array.from({ length: count }, () => ({ id: newId(), ...doc, ...own }))
  await commandFor(url, person, `${table}.createMany`, { docs })
}

test('lists are printed with every row and without what is pressed', async ({
  page,
  person,
  server,
}) => {
  test.slow()
  await storeMany(server.url, person, 'expenses', 200)
  await storeMany(server.url, person, 'incomes', 60)
  const loan = await storeLoan(server.url, person, { termPeriods: 24 })
  const group = await storeGroup(server.url, person, {
    ...{ name: 'Chata', currency: 'EUR', members: ['Jana'] },
  })
  for (let at = 0; at < 40; at += 1) await storeBill(server.url, person, group, {})
  await enter(page, person, '/mcapp/income')
  const lists = [
    ['/mcapp/income', 60, '60 incomes'],
    [`/mcapp/groups/${group.id}`, 40, 'Jana owes you €1,800.00'],
    [`/mcapp/loans/${loan}?view=schedule`, 24, '24 payments'],
    // The person's part of what the group spent is among them.
    ['/mcapp/expenses', 240, '240 expenses'],
  ] as const
  for (const [place, count, words] of lists) {
    await page.goto(place)
    await expect(page.getByRole('main')).toContainText(words)
    await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(5)
    expect(await page.locator(rows).count(), `${place} on the screen`).toBeLessThan(count)
    expect(await printedRows(page), place).toBe(count)
    await expect.poll(() => page.locator(rows).count()).toBeLessThan(count)
  }
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await overlaps(page)).toBe(0)
  expect(await chromeOn(page)).toEqual([])
  const head = page.locator('header')
  await expect(head).toContainText('Expenses')
  const today = await page.evaluate(() => new Date().getDate())
  await expect(head).toContainText(`Anna Keller, ${today} `)
})
