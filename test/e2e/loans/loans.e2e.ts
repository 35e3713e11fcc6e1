import { expectDrawn, expectGoodLooks, fillLoan, storeLoan } from '../loan-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

const path = '/mcapp/loans'

test.use({ bypassCSP: true })

test('write a loan down, and plan the way out of all of them', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, person, path)

  await test.step('nothing is owed yet', async () => {
    await expect(page.getByRole('heading', { name: 'What you owe goes here' })).toBeVisible()
  })

  await test.step('the form says what to fix, and what it comes to', async () => {
    await page.getByRole('button', { name: 'Add a loan' }).click()
    const sheet = page.getByRole('dialog', { name: 'New loan' })
    await expect(sheet.getByLabel('Name')).toBeFocused()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByLabel('Name')).toHaveAccessibleDescription('Give the loan a name.')
    await fillLoan(sheet, { name: 'Car', amount: '18000', rate: '5,99', payments: '60' })
    const preview = sheet.getByRole('region', { name: 'What it comes to' })
    await expect(preview).toContainText('€347.91')
    await expect(preview).toContainText('60 payments')
    await sheet.getByRole('button', { name: 'Fees' }).click()
    await sheet.getByRole('button', { name: 'The rate changes' }).click()
    await sheet.getByRole('button', { name: 'How the lender counts' }).click()
    await expectGoodLooks(page, isMobile)
    await sheet.getByRole('button', { name: 'Remove fee 1' }).click()
    await sheet.getByRole('button', { name: 'Remove change 1 of the rate' }).click()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Added Car')
  })

  await test.step('it is owed, and planned to end', async () => {
    const summary = page.getByRole('region', { name: 'All loans' })
    await expect(summary).toContainText('€18,000.00')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Car' })).toBeVisible()
    await storeLoan(server.url, person, { lender: 'Sparkasse' })
    await expect(summary).toContainText('€218,000.00')
  })

  await test.step('paying more every month ends all of it sooner', async () => {
    const planner = page.getByRole('region', { name: 'Pay off sooner' })
    const order = planner.getByRole('list', { name: 'Order of paying off' })
    await expect(order.getByRole('listitem')).toHaveCount(2)
    await expect(order.getByRole('listitem').first()).toContainText('Car')
    const slider = planner.getByLabel('More every month')
    await slider.focus()
    await slider.press('End')
    await expect(planner).toContainText(/instead of/)
    await planner.getByText('My order', { exact: true }).click()
    await order.getByRole('button', { name: 'Flat sooner' }).click()
    await expect(order.getByRole('listitem').first()).toContainText('Flat')
    await expectDrawn(page, /^Nothing left in/)
    await expectGoodLooks(page, isMobile)
  })
})

test('a loan that nobody has yet can be tried', { tag: '@phone' }, async ({
  page,
  person,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, person, path)
  await page.getByRole('button', { name: 'Try a loan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Try a loan' })
  await expect(dialog).toContainText('€1,055.67')
  await dialog.getByLabel('I want to know').selectOption('How much I can borrow')
  await expect(dialog).toContainText('You can borrow')
  await dialog.getByLabel('I want to know').selectOption('How long it takes')
  await dialog.getByLabel('Payment', { exact: true }).press('Home')
  await expect(dialog).toContainText('too low for the loan ever to end')
  await dialog.getByLabel('Payment', { exact: true }).press('End')
  await dialog.getByLabel('One extra payment').press('PageUp')
  await expect(dialog).toContainText('Interest saved')
  await expectDrawn(page, /^Paid off in/)
  await expectGoodLooks(page, isMobile)
})
