import { expectCleanInBothThemes } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storeCategory, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { categorySheet, choose, expectCategories } from './category-words.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

const path = '/mcapp/categories'
const longName = 'Everything grandmother would have called unnecessary luxury'

test('the categories and their dialogs are clean by axe', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeCategory(server.url, person, { name: 'Old hobby', archived: true })
  const id = await storeCategory(server.url, person, { name: longName })
  await storeExpense(server.url, person, { categoryId: id })
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  await enter(page, person, path)
  await expectCategories(page)

  await test.step('all of them', async () => {
    await page.getByText('Hidden and archived (1)').click()
    // All of it in sight: what a bar covers half looks too small to axe.
    await page.setViewportSize({ width, height: 4000 })
    await expectCleanInBothThemes(page)
    await page.setViewportSize({ width, height })
  })

  await test.step('the form, with something to fix', async () => {
    await choose(page, longName, 'Edit')
    await categorySheet(page).getByLabel('Name').fill(' ')
    await categorySheet(page).getByRole('button', { name: 'Save' }).click()
    await expect(categorySheet(page).getByRole('alert')).toBeVisible()
    await expectCleanInBothThemes(page)
  })

  await test.step('what deleting one in use asks', async () => {
    await page.goto(path)
    await choose(page, longName, 'Delete')
    await page.getByRole('button', { name: 'Merge into…' }).click()
    await expect(page.getByLabel('Into', { exact: true })).toBeVisible()
    await expectCleanInBothThemes(page)
  })
})

test('the categories fit a phone and can be tapped', { tag: '@phone-only' }, async ({
  page,
  person,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const id = await storeCategory(server.url, person, { name: longName })
  await storeExpense(server.url, person, { categoryId: id, amount: 123_456_789 })
  await storeExpense(server.url, person, { categoryId: id, currency: 'IDR', amount: 987_654_321 })
  await enter(page, person, path)
  await expectCategories(page)
  await expectNoSideScroll(page)
  expect(await smallTargets(page)).toEqual([])
  await choose(page, longName, 'Edit')
  await expect(categorySheet(page)).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})

test('amounts without a rate stay in their column, and one note offers to add it', async ({
  page,
  person,
  server,
}) => {
  const id = await storeCategory(server.url, person, { name: longName })
  await storeExpense(server.url, person, { categoryId: id, currency: 'USD', amount: 123_456 })
  await storeExpense(server.url, person, { categoryId: id, currency: 'SYP', amount: 125_000_000 })
  await enter(page, person, path)
  await expectCategories(page)
  const figures = page.getByRole('link', { name: new RegExp(`${longName}: .*without a rate`) })
  await expect(figures).toHaveCount(2)
  for (const figure of await figures.all()) {
    expect(await figure.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
    const parts = figure.locator('.amount')
    const [converted, rest] = await Promise.all([
      parts.first().boundingBox(),
      parts.last().boundingBox(),
    ])
    expect(rest?.y).toBeGreaterThanOrEqual((converted?.y ?? 0) + (converted?.height ?? 0))
    expect(rest?.x).toBeGreaterThanOrEqual((await figure.boundingBox())?.x ?? 0)
  }
  await expect(page.getByText(/In 12 months SYP.1,250,000\.00.* without a rate/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a rate' }).click()
  await expect(page.getByRole('dialog', { name: 'Add a rate' })).toBeVisible()
})
