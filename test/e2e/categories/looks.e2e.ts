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
