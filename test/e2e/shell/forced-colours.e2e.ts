import type { Locator, Page } from '@playwright/test'
import { firstOf, storeBudget } from '../budgets-of.ts'
import { storeBill, storeGroup } from '../groups/group-of.ts'
import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const colourOf = (one: Locator, property: 'backgroundColor' | 'outlineColor' | 'borderColor') =>
  one.evaluate((element, name) => getComputedStyle(element)[name], property)

/** The page behind everything, in the colours of whoever looks. */
const canvasOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('with colours of their own, people see what is chosen, filled and pressed', async ({
  page,
  person,
  server,
}) => {
  const { url } = server
  await storeBudget(url, person, { name: 'Food', amount: 50_000 })
  await storeExpense(url, person, { amount: 20_000, date: firstOf(0) })
  const group = await storeGroup(url, person, { name: 'Flat', currency: 'EUR', members: ['Jana'] })
  await storeBill(url, person, group, { amount: 4000, date: firstOf(0) })
  await enter(page, person, '/mcapp/budgets')
  const canvas = await canvasOf(page)

  await test.step('a bar and how full it is', async () => {
    const bar = page.getByRole('main').locator('.rounded-full.overflow-hidden').first()
    await expect(bar).toBeVisible()
    expect(await colourOf(bar, 'borderColor')).not.toBe(canvas)
    expect(await colourOf(bar.locator('> *').first(), 'backgroundColor')).not.toBe(canvas)
  })

  await test.step('the button for what is done most', async () => {
    const add = page.getByRole('main').getByRole('button', { name: /^Add a? ?budget/ })
    expect(await colourOf(add, 'outlineColor')).not.toBe(canvas)
  })

  await test.step('where one is among the screens', async () => {
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    const here = links.and(page.locator('[aria-current=page]'))
    await expect(here).toHaveCSS('outline-style', 'solid')
    await expect(links.filter({ hasText: 'Expenses' })).toHaveCSS('outline-style', 'none')
  })

  await test.step('which of two words holds', async () => {
    await page.goto('/mcapp/expenses')
    const choices = page.getByRole('group', { name: 'Shared expenses' }).locator('label')
    await expect(choices).toHaveCount(2)
    const [chosen, other] = [choices.nth(0), choices.nth(1)]
    expect(await colourOf(chosen, 'backgroundColor')).not.toBe(
      await colourOf(other, 'backgroundColor'),
    )
  })

  await test.step('which tab is open, and which switch is on', async () => {
    await page.goto(`/mcapp/groups/${group.id}`)
    const tabs = page.getByRole('tab')
    const [open, shut] = [tabs.and(page.locator('[aria-selected=true]')).first(), tabs.last()]
    expect(await colourOf(open, 'borderColor')).not.toBe(await colourOf(shut, 'borderColor'))
    await page.goto('/mcapp/profile')
    const switches = page.getByRole('switch')
    const first = switches.first()
    await first.scrollIntoViewIfNeeded()
    const seen = new Set([await colourOf(first, 'backgroundColor')])
    await first.click()
    await expect.poll(async () => seen.add(await colourOf(first, 'backgroundColor')).size).toBe(2)
  })
})
