import { dayIn, expectDrawn, expectGoodLooks, storeLoan } from '../loan-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectNamed, expectToast } from '../vocabulary.ts'

test.use({ bypassCSP: true })

const days = { startOn: '2024-03-01', firstPaymentOn: '2024-04-01', trackFrom: dayIn(1) }

test('try, pay more and take it back, to the cent', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fees = [{ name: 'Account', amount: 2_50, when: 'each' }]
  const byHand = { posting: 'by-hand', trackFrom: dayIn(0) }
  const id = await storeLoan(server.url, person, { ...days, ...byHand, fees })
  await enter(page, person, `/mcapp/loans/${id}`)
  const head = page.getByRole('region', { name: 'Flat' })

  await test.step('what if answers while the slider moves', async () => {
    await expectNamed(page, 'Loans', 'Flat')
    await expect(head).toContainText('€1,044.42')
    const slider = page.getByLabel('Extra with every payment')
    for (let step = 0; step < 5; step++) await slider.press('ArrowRight')
    await expect(page.getByText('Done sooner by')).toBeVisible()
    await expectDrawn(page, /^Paid off in/)
    await expectDrawn(page, /of interest in all$/)
    await expectGoodLooks(page, isMobile)
    await page.getByRole('button', { name: 'Show as a table' }).first().click()
    await expect(page.getByText('One row a year, its last.')).toBeVisible()
    await page.getByRole('button', { name: 'Start over' }).click()
  })

  await test.step('an extra payment asks what it should change', async () => {
    await page.getByRole('button', { name: 'Pay extra' }).click()
    const sheet = page.getByRole('dialog', { name: 'Pay Flat' })
    await sheet.getByLabel('Amount in EUR').fill('5000')
    await expect(sheet.getByText(/^Payments of €1,/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText('Choose what it should change.')).toBeVisible()
    await expectGoodLooks(page, isMobile)
    await sheet.getByRole('radio', { name: /Be done sooner Saves/ }).check({ force: true })
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Paid extra on Flat')
  })

  await test.step('it is among the payments, and can be taken back', async () => {
    await page.getByRole('tab', { name: 'Payments' }).click()
    const payments = page.getByRole('list', { name: 'Payments' })
    await expect(payments.getByRole('listitem')).toContainText(['€5,000.00'])
    await page.getByRole('button', { name: /^Delete the payment of/ }).click()
    await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(payments.getByRole('listitem')).toContainText(['Ends the loan sooner'])
  })

  await test.step('an instalment is paid with what is due', async () => {
    await head.getByRole('button', { name: 'Pay', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Pay Flat' })
    await expect(sheet.getByLabel('Amount in EUR')).toHaveValue('1044.42')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Paid Flat')
    await page.reload()
    await expect(page.getByRole('list', { name: 'Payments' })).toContainText(/interest, .* repaid/)
  })
})

test('a payment is changed like any other row', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const byHand = { posting: 'by-hand', trackFrom: dayIn(0) }
  const id = await storeLoan(server.url, person, { ...days, ...byHand })
  await enter(page, person, `/mcapp/loans/${id}?view=payments`)
  await page.getByRole('button', { name: 'Write down a payment' }).click()
  await page.getByRole('dialog', { name: 'Pay Flat' }).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Paid Flat')
  const payments = page.getByRole('list', { name: 'Payments' })
  await payments.getByRole('button', { name: /interest, .* repaid/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Change the payment' })
  await sheet.getByLabel('Amount in EUR').fill('1000')
  await sheet.getByLabel('Note').fill('The rest follows')
  await expectGoodLooks(page, isMobile)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Changed a payment of Flat')
  await expect(payments).toContainText('The rest follows')
  await expect(page.getByRole('region', { name: 'Flat' })).toContainText('€41.92')
})

test('a payment today is the next one, and its expense is not offered what it cannot be', {
  tag: '@phone',
}, async ({ page, person, server, isMobile }) => {
  // Until some day of the next weeks they count as paid.
  const asExpense = { posting: 'expense', trackFrom: dayIn(20) }
  const id = await storeLoan(server.url, person, { ...days, ...asExpense })
  await enter(page, person, `/mcapp/loans/${id}?view=payments`)
  await page.getByRole('button', { name: 'Write down a payment' }).click()
  await page.getByRole('dialog', { name: 'Pay Flat' }).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Paid Flat')
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText(/interest, .* repaid/)

  await page.goto(new URL('/mcapp/expenses', server.url).href)
  await page.getByRole('button', { name: /Flat/ }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Payment of Flat')).toBeVisible()
  await expect(sheet.getByLabel('Notes')).toBeVisible()
  for (const name of ['Split over categories', 'Expected back', 'Refund of…']) {
    await expect(sheet.getByRole('button', { name })).toHaveCount(0)
  }
  await expectGoodLooks(page, isMobile)
})

test('the schedule is whole, on the screen and as a file', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const id = await storeLoan(server.url, person, days)
  await enter(page, person, `/mcapp/loans/${id}?view=schedule`)
  const table = page.getByRole('table', { name: 'Schedule of Flat' })
  await expect(table).toContainText('199,603.91')
  await page.getByRole('button', { name: 'Next payment' }).click()
  await expect(table.getByText('Next', { exact: true })).toBeInViewport()
  // The browser glides there and may come to rest a row too early.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(table.getByRole('row').last()).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await expect(table.getByRole('row').filter({ hasText: '1 Mar 2049' })).toContainText('0.00')
  await expectGoodLooks(page, isMobile)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('moneycomb-loan-flat.csv')
})
