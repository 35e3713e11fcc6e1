import type { Locator, Page } from '@playwright/test'
import { accountCard, storeAccount } from '../accounts-of.ts'
import { storeGroup, tab } from '../groups/group-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger, expectToast, writeLine } from '../vocabulary.ts'

const worthOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Net worth', exact: true })

/** Half of both bills is mine; the other half is owed until it comes back, and worth as much. */
test('what I lay out for others leaves an account and comes back into one', async ({
  page,
  person,
  server: { url },
}) => {
  await storeAccount(url, person, { name: 'Giro', openingBalance: 100_000 })
  const group = await storeGroup(url, person, {
    name: 'Lisbon',
    currency: 'EUR',
    members: ['Cleo'],
  })
  await enter(page, person, `/mcapp/groups/${group.id}`)

  await test.step('a bill written in the group', async () => {
    await expect(page.getByRole('heading', { name: 'Lisbon', exact: true })).toBeVisible()
    await page.keyboard.press('n')
    const sheet = page.getByRole('dialog', { name: /^New expense in/ })
    await sheet.getByLabel('Amount').fill('60')
    await sheet.getByLabel('What was it').fill('Starbucks Rossio')
    await expect(sheet).toContainText('Starbucks is known for Coffee and snacks')
    await sheet.getByLabel('What was it').fill('Tram')
    await expect(sheet.getByLabel('Paid from your account')).toContainText('Giro')
    await sheet.getByLabel('What was it').press('Enter')
    await expect(sheet).toBeHidden()
  })

  await test.step('one written in my own book', async () => {
    await page.goto('/mcapp/expenses')
    await expectLedger(page)
    await writeLine(page, 'pizza 40 in:lisbon')
    await expectToast(page, 'Added pizza')
    await page.goto('/mcapp/accounts')
    await expect(accountCard(page, 'Giro')).toContainText('€900.00')
    await expect(worthOf(page)).toContainText('€950.00')
  })

  await test.step('what is given back makes nobody poorer', async () => {
    await page.goto(`/mcapp/groups/${group.id}`)
    await tab(page, 'Balances').click()
    await page.getByRole('button', { name: /^Record that Cleo paid/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a payment' })
    await expect(dialog.getByLabel('Into your account')).toHaveValue(/./)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Payment recorded')
    await page.goto('/mcapp/accounts')
    await expect(accountCard(page, 'Giro')).toContainText('€950.00')
    await expect(worthOf(page)).toContainText('€950.00')
  })
})
