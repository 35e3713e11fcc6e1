import type { Page } from '@playwright/test'
import { accountCard, dayIn, field, saveSheet, store } from '../accounts-of.ts'
import { chooseFor, expectFine, undo } from '../goals-of.ts'
import { enter } from '../person.ts'
import { storeTemplate } from '../recurring/recurring-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

const path = '/mcapp/accounts'

test.use({ bypassCSP: true })

test('from the first account to one that is archived', { tag: '@phone' }, async ({
  page,
  person,
  isMobile,
}) => {
  await enter(page, person, path)
  const sheet = page.getByRole('dialog', { name: 'New account' })
  const fill = async (name: string, kind: string, opening: string) => {
    await field(sheet, 'Name').fill(name)
    await field(sheet, 'Kind').selectOption(kind)
    await sheet.getByLabel(/^(Balance|Owed)$/).fill(opening)
  }

  await test.step('nothing yet, and what is missing is said', async () => {
    await expect(page.getByRole('link', { name: 'Import a statement' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Accounts', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Add an account' }).click()
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(field(sheet, 'Name')).toBeFocused()
    await expectFine(page, isMobile)
    await sheet.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('three of them, in their groups', async () => {
    await page.getByRole('button', { name: /^Add (an )?account$/ }).click()
    await fill('Giro', 'Current account', '1200')
    await sheet.getByRole('button', { name: 'Save and add another' }).click()
    await expect(field(sheet, 'Name')).toHaveValue('')
    await expect(field(sheet, 'Name')).toBeFocused()
    await fill('Wallet', 'Cash', '40')
    await page.keyboard.press('Control+Enter')
    await expect(field(sheet, 'Name')).toHaveValue('')
    await fill('Visa', 'Credit card', '300')
    await saveSheet(sheet)
    await expect(accountCard(page, 'Giro')).toContainText('€1,200.00')
    await expect(accountCard(page, 'Visa')).toContainText('-€300.00')
    await expect(page.getByRole('list', { name: 'Money' }).last()).toContainText('Wallet')
    await seeNetWorth(page)
    await expectFine(page, isMobile)
  })

  await test.step('in sight from everywhere, beside the ten sections', async () => {
    if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click()
    const lines = page.getByRole('region', { name: 'Accounts', exact: true })
    await expect(lines.getByRole('link', { name: /Giro/ })).toContainText('€1,200.00')
    await expect(lines.getByRole('heading')).toContainText('€940.00')
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('link')).toHaveCount(10)
    if (isMobile) await page.getByRole('button', { name: 'Close the menu' }).click()
  })

  await test.step('another order, an archive and a way back', () => tidyUp(page))
})

/** All of it, why it changed, and each part with what it opens. */
async function seeNetWorth(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('region', { name: 'Net worth', exact: true })
  await expect(card).toContainText('€940.00')
  await card.getByText('Why', { exact: true }).click()
  const began = card.getByRole('listitem').filter({ hasText: 'Accounts and loans that began' })
  await expect(began).toContainText('€940.00')
  await card.getByText('Cards and debts', { exact: true }).click()
  await expect(card.getByRole('link', { name: /^Visa/ })).toContainText('-€300.00')
}

async function tidyUp(page: Page): Promise<void> {
  const names = page.getByRole('main').getByRole('list', { name: 'Money' }).getByRole('heading')
  await chooseFor(page, 'Wallet', 'Move up')
  await expect(names).toHaveText(['Wallet', 'Giro'])
  await undo(page)
  await expect(names).toHaveText(['Giro', 'Wallet'])
  // The message stays while the pointer is on it, and the last row may be below it.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await chooseFor(page, 'Visa', 'Archive')
  await expect(accountCard(page, 'Visa')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show 1 archived' }).click()
  await expect(accountCard(page, 'Visa')).toBeVisible()
  await chooseFor(page, 'Wallet', 'Delete')
  await expect(accountCard(page, 'Wallet')).toHaveCount(0)
  await undo(page)
  await expect(accountCard(page, 'Wallet')).toContainText('€40.00')
}

test('accounts of what is here, and back again', async ({ page, person, server: { url } }) => {
  const cash = { paymentMethod: 'cash', amount: 1250, description: 'Bread' }
  await store(url, person, 'expenses', { ...cash, date: dayIn(-3) })
  await store(url, person, 'expenses', { ...cash, amount: 750, date: dayIn(-1) })
  await enter(page, person, path)
  const offer = page.getByRole('region', { name: 'Accounts of what is here' })
  await expect(offer).toContainText('2 rows in EUR paid this way')
  await offer.getByRole('checkbox', { name: /Cash/ }).click()
  await offer.getByLabel('Balance today').fill('30')
  await offer.getByRole('button', { name: 'Make 1 account' }).click()
  await expect(accountCard(page, 'Cash')).toContainText('€30.00')
  await undo(page)
  await expect(accountCard(page, 'Cash')).toHaveCount(0)
  await expect(offer).toContainText('2 rows in EUR paid this way')
})

test('how low it gets, when, and why', async ({ page, person, server: { url } }) => {
  const opened = { kind: 'current', openingOn: dayIn(-9), openingBalance: 50_000 }
  const giro = await store(url, person, 'accounts', { name: 'Giro', ...opened })
  await storeTemplate(url, person, { accountId: giro, startOn: dayIn(5) })
  await enter(page, person, path)
  await expect(accountCard(page, 'Giro')).toContainText('Lowest')
  await page.getByRole('link', { name: 'Giro' }).last().click()
  const lowest = page.getByRole('region', { name: 'Lowest balance ahead' })
  await expect(lowest.getByRole('listitem').first()).toContainText('Rent')
  await expect(lowest).toContainText('is missing by then')
  await expect(lowest).toContainText('Income that is not in Recurring')
  await page.goto('/mcapp/dashboard')
  const warned = page.getByRole('region', { name: 'Accounts that get low' })
  await expect(warned).toContainText('Giro goes below zero on')
  await warned.getByRole('link', { name: 'See why' }).click()
  await expect(lowest).toContainText('is missing by then')
})

test('the last one is not deleted while something is in it', async ({
  page,
  person,
  server: { url },
}) => {
  const openingOn = dayIn(-9)
  const giro = await store(url, person, 'accounts', { name: 'Giro', kind: 'current', openingOn })
  await store(url, person, 'accounts', { name: 'Other', kind: 'current', openingOn })
  const bread = { amount: 500, description: 'Bread', date: dayIn(-1), accountId: giro }
  await store(url, person, 'expenses', bread)
  await enter(page, person, path)
  await expect(accountCard(page, 'Giro')).toContainText('-€5.00')
  await chooseFor(page, 'Giro', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Giro cannot be deleted' })
  await expect(dialog).toContainText('It has 1 entry.')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expectToast(page, 'Giro is a part of Other now')
  await expect(accountCard(page, 'Other')).toContainText('-€5.00')
})
