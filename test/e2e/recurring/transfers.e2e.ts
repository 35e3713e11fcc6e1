import type { Page } from '@playwright/test'
import { accountCard, field, saveSheet, storeAccount } from '../accounts-of.ts'
import { expectFine } from '../goals-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'
import { chooseFor, dayIn, editButton, templateRow, undo } from './recurring-of.ts'

test.use({ bypassCSP: true })

test('money that goes to savings every month', { tag: '@phone' }, async ({
  page,
  person,
  baseURL,
  isMobile,
}) => {
  const url = baseURL ?? ''
  const of = { kind: 'current', openingBalance: 40_000 }
  await storeAccount(url, person, { name: 'Checking', ...of })
  await storeAccount(url, person, { name: 'Savings', ...of, kind: 'savings', openingBalance: 0 })
  await enter(page, person, '/mcapp/recurring?add=transfer')
  const sheet = page.getByRole('dialog', { name: 'New recurring transfer' })

  await test.step('is planned, once it says from where to where', async () => {
    await field(sheet, 'Amount').fill('300')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(sheet.getByText('Choose an account.')).toHaveCount(2)
    await field(sheet, 'From').selectOption('Checking (EUR)')
    await field(sheet, 'To').selectOption('Savings (EUR)')
    await field(sheet, 'First on').fill(dayIn(3))
    await expectFine(page, isMobile)
    await saveSheet(sheet)
    await expectToast(page, 'Added Checking to Savings')
    const row = templateRow(page, 'Checking to Savings')
    await expect(row).toContainText('Checking → Savings')
    await expect(row).toContainText('€300.00')
    await expectFine(page, isMobile)
  })

  await test.step('costs nothing, and is among what comes', async () => {
    await expect(page.getByLabel('What it comes to')).toHaveCount(0)
    await page.goto('/mcapp/dashboard')
    const coming = page.getByRole('region', { name: 'The next 14 days' })
    await expect(coming).toContainText('Checking to Savings')
  })

  await test.step('tells when its account gets low by it', async () => {
    await page.goto('/mcapp/accounts')
    await accountCard(page, 'Checking').getByRole('link', { name: 'Checking', exact: true }).click()
    await expect(page.getByRole('main')).toContainText('Checking to Savings')
  })

  await test.step('is skipped and brought back, entered and changed', () => dealWithIt(page))
  await test.step('begins with a transfer that was made', () => beginFromOne(page))
})

async function dealWithIt(page: Page): Promise<void> {
  await page.goto('/mcapp/recurring')
  await chooseFor(page, 'Checking to Savings', 'Skip the next one')
  await expectToast(page, 'Skipped Checking to Savings')
  await undo(page)
  await chooseFor(page, 'Checking to Savings', 'Post the next one now')
  await expectToast(page, 'Posted Checking to Savings')
  await page.goto('/mcapp/accounts')
  await expect(accountCard(page, 'Savings')).toContainText('€300.00')
  await page.goto('/mcapp/recurring')
  await editButton(page, 'Checking to Savings').click()
  const edit = page.getByRole('dialog', { name: 'Recurring transfer' })
  await field(edit, 'Amount').fill('250')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog', { name: 'Which ones change?' }).getByText('Save').click()
  await expect(templateRow(page, 'Checking to Savings')).toContainText('€250.00')
}

async function beginFromOne(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'New recurring transfer' })
  await page.goto('/mcapp/accounts')
  await accountCard(page, 'Savings').getByRole('link', { name: 'Savings', exact: true }).click()
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const transfer = page.getByRole('dialog', { name: 'New transfer' })
  await field(transfer, 'Amount').fill('20')
  await field(transfer, 'From').selectOption('Savings (EUR)')
  await field(transfer, 'To').selectOption('Checking (EUR)')
  await saveSheet(transfer)
  await page.getByRole('button', { name: /Checking.*20/ }).click()
  await page.getByRole('link', { name: 'Make recurring' }).click()
  await expect(field(sheet, 'From')).toHaveValue(/.+/)
  await expect(field(sheet, 'Amount')).toHaveValue('20.00')
  await saveSheet(sheet)
  await expect(templateRow(page, 'Savings to Checking')).toContainText('€20.00')
}
