import { readFile } from 'node:fs/promises'
import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectNothingKept, expectToast, signIn } from '../vocabulary.ts'

test('everything of mine comes as a zip', async ({ page, person, server }) => {
  await storeExpense(server.url, person, { description: 'Bread and cheese' })
  await enter(page, person, '/mcapp/profile')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^moneycomb-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await expectToast(page, 'Your data is downloaded')
})

test('deleting the account says what goes, asks in words and leaves nothing', {
  tag: '@phone',
}, async ({ page, person, server, forgive }) => {
  forgive(/status of (401|422|403)/)
  await storeExpense(server.url, person)
  await storeExpense(server.url, person)
  await enter(page, person, '/mcapp/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('This deletes 2 expenses, your profile, picture, settings')
  const remove = dialog.getByRole('button', { name: 'Delete my account' })
  await remove.click()
  await expect(dialog.getByLabel('Type')).toHaveAccessibleDescription('Type: delete my account')
  await dialog.getByLabel('Type').fill('delete my account')
  await dialog.getByLabel('Password', { exact: true }).fill('not my password')
  await remove.click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This is not your password.',
  )
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await remove.click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/mcapp\/login$/)
  await expectNothingKept(page)
  await signIn(page, person)
  await expect(page.getByText('That email and password do not match.')).toBeVisible()
})
