import type { Page } from '@playwright/test'
import { expectCleanInBothThemes } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { storeBill, storeGroup, tab } from './group-of.ts'

test.use({ bypassCSP: true })

const longName = 'Maximiliane Wolkenstein-Trostburg von und zu Hohenfels'
const nineteen = [longName, ...Array.from({ length: 18 }, (_, at) => `Friend ${at + 2}`)]
const longTrain = 'Train to Kanazawa with seats reserved for everybody who comes along'
const tabs = ['Expenses', 'Balances', 'Activity', 'Settings']

/** On the narrowest phone too, nothing has to be moved aside to see where one is. */
async function expectAllTabs(page: Page, current: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [size?.width ?? 390, 320]) {
    await page.setViewportSize({ width, height: size?.height ?? 800 })
    for (const name of tabs) await expect(tab(page, name)).toBeInViewport({ ratio: 0.95 })
    await expectNoSideScroll(page)
  }
  if (size) await page.setViewportSize(size)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(current)
}

/** Long names are cut there and push nothing out of sight. */
async function expectOnDashboard(page: Page, groupName: string): Promise<void> {
  await page.goto('/mcapp/dashboard')
  await expect(page.getByText(longTrain)).toBeVisible()
  await expect(page.getByRole('link', { name: groupName })).toBeVisible()
  await expectNoSideScroll(page)
}

/** Addresses of before, and what is shown there under which tab. */
const places = [
  ['balances', 'Balances', 'Balances in JPY'],
  ['settle', 'Balances', 'Settle up'],
  ['goals', 'Expenses', 'Save for something together'],
  ['members', 'Settings', 'The group'],
  ['activity', 'Activity', null],
  ['statistics', 'Expenses', 'By person'],
] as const

test('groups of one and of twenty are clean and fit', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const { url } = server
  await storeGroup(url, person, { name: 'Only me', currency: 'EUR' })
  const tokyo = { name: 'Tokyo in spring with all of us', currency: 'JPY', members: nineteen }
  const group = await storeGroup(url, person, tokyo)
  await storeBill(url, person, group, { amount: 98_001, description: 'Sushi' })
  await storeBill(url, person, group, { amount: 41_000, description: longTrain, payer: 1 })
  test.slow()
  const fits = async () => {
    await expectNoSideScroll(page)
    if (isMobile) expect(await smallTargets(page)).toEqual([])
  }
  const look = async () => {
    await fits()
    await expectCleanInBothThemes(page)
  }
  await enter(page, person, '/mcapp/groups')
  await expect(page.getByText('Only you so far')).toBeVisible()
  await look()
  await page.getByRole('link', { name: tokyo.name }).click()
  await expect(page.getByRole('button', { name: 'Sushi' })).toContainText('Sushi')
  await look()
  await expectAllTabs(page, 'Expenses')
  await tab(page, 'Expenses').press('ArrowRight')
  await expect(tab(page, 'Balances')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Settle up' })).toBeVisible()
  await look()
  for (const name of ['Activity', 'Settings']) {
    await tab(page, name).click()
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
    await expectAllTabs(page, name)
    await look()
  }
  for (const [place, under, heading] of places) {
    await page.goto(`/mcapp/groups/${group.id}?tab=${place}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(under)
    const named = heading ? { name: heading } : { name: group.name, level: 2 }
    const shown = page.getByRole('heading', named)
    await expect(shown).toBeVisible()
    if (place === 'settle') await expect(shown).toBeInViewport()
    if (under === 'Expenses') await look()
  }
  await page.getByText('List', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sushi' })).toBeVisible()
  await expectOnDashboard(page, tokyo.name)
  await page.goto(`/mcapp/groups/${group.id}?add=1`)
  const sheet = page.getByRole('dialog', { name: /^New expense in/ })
  await sheet.getByLabel('Amount').fill('1000')
  for (const mode of ['By percent', 'Equally, with more or less', 'By items']) {
    await sheet.getByLabel('Shared').selectOption(mode)
    await fits()
  }
  await sheet.getByRole('button', { name: 'Add an item' }).click()
  await look()
})
