import { field, fillTransfer, saveSheet, storeAccount } from '../accounts-of.ts'
import { storedExpenses } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger, expectToast } from '../vocabulary.ts'

test('a line that moves money is a transfer, asks for an open end, and leaves no draft', {
  tag: '@phone',
}, async ({ page, person, server }) => {
  await storeAccount(server.url, person, { name: 'Checking' })
  await storeAccount(server.url, person, { name: 'Wallet', kind: 'cash' })
  await storeAccount(server.url, person, { name: 'Visa', kind: 'card' })
  await enter(page, person)
  await expectLedger(page)
  await page.keyboard.press('n')
  const line = page.getByLabel('In one line')
  const sheet = page.getByRole('dialog')
  await test.step('saved, with another after it', async () => {
    await line.fill('withdrew 30 cash from checking')
    await expect(sheet.getByText('€30.00')).toBeVisible()
    await expect(sheet.getByText('from Checking to Wallet')).toBeVisible()
    await sheet.getByRole('button', { name: 'Save and add another' }).click()
    await expect(sheet.getByText('Moved €30.00 from Checking to Wallet')).toBeVisible()
    await expect(line).toHaveValue('')
    // Its long words make nothing wider than the screen.
    const box = await line.boundingBox()
    const right = (box?.x ?? 0) + (box?.width ?? 0)
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })
  await test.step('an unknown card is asked for', async () => {
    await line.fill('paid off amex 120')
    await expect(sheet.getByText('Which account?')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('heading', { name: 'New transfer' })).toBeVisible()
    await fillTransfer(sheet, { amount: '120', to: 'Visa (EUR)' })
    await saveSheet(sheet)
    await expectToast(page, 'Moved €120.00 from Checking to Visa')
    await expect(sheet).toBeHidden()
  })
  await test.step('one thrown away is not offered again, as whatever it began', async () => {
    await page.keyboard.press('n')
    await line.fill('paid off amex 90')
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('heading', { name: 'New transfer' })).toBeVisible()
    await field(sheet, 'Amount').fill('95')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(sheet).toBeHidden()
  })
  await test.step('nothing of it is left, and nothing was spent', async () => {
    await page.keyboard.press('n')
    await expect(line).toBeVisible()
    await expect(sheet.getByText('You were writing')).toBeHidden()
    expect(await storedExpenses(server.url, person)).toEqual([])
  })
})

test('a line that moves money again and again makes it recurring', {
  tag: '@phone',
}, async ({ page, person, server }) => {
  await storeAccount(server.url, person, { name: 'Checking' })
  await storeAccount(server.url, person, { name: 'Savings', kind: 'savings' })
  await enter(page, person)
  await expectLedger(page)
  await page.keyboard.press('n')
  const line = page.getByLabel('In one line')
  const sheet = page.getByRole('dialog')
  await line.fill('200 to savings every month')
  await expect(sheet.getByText('from Checking to Savings')).toBeVisible()
  await expect(sheet.getByText('Every month', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Moved €200.00 from Checking to Savings')
  await page.goto('/mcapp/recurring')
  await expect(page.getByRole('main')).toContainText('Transfer to Savings')
})
