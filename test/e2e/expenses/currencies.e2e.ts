import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger, goOffline, untilAppKept } from '../vocabulary.ts'

test('several currencies make one total by the rates of their days', {
  tag: ['@phone', '@keeps-app'],
}, async ({ page, person, server, forgive }) => {
  forgive(/Failed to load resource|net::ERR/)
  await storeExpense(server.url, person, { date: '2024-03-05', amount: 1000 })
  await storeExpense(server.url, person, { date: '2024-03-05', amount: 1000, currency: 'USD' })
  await enter(page, person, '/mcapp/expenses?month=2024-03')
  await expectLedger(page)
  await expect(page.getByText('€19.21').first()).toBeVisible()
  await page.getByRole('button', { name: 'converted' }).click()
  const words = page.getByRole('dialog', { name: 'How this was converted' })
  await expect(words).toContainText('US$10.00')
  await expect(words).toContainText('5 Mar 2024')
  await untilAppKept(page)
  await goOffline(page)
  await page.reload()
  await expect(page.getByText('€19.21').first()).toBeVisible()
})

test('what has no rate is named beside the rest, and a rate written down counts first', async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { date: '1998-03-05', amount: 1000 })
  await storeExpense(server.url, person, { date: '1998-03-05', amount: 1000, currency: 'SYP' })
  await enter(page, person, '/mcapp/expenses?month=1998-03')
  await expect(page.getByText(/^and SYP.10.00 without a rate$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'converted' }).click()
  const words = page.getByRole('dialog', { name: 'How this was converted' })
  await expect(words).toContainText('No rate is known for SYP on 5 Mar 1998.')
  await expect(page.getByText('€20.00')).toHaveCount(0)

  await storeExpense(server.url, person, {
    date: '2024-03-05',
    amount: 1000,
    currency: 'USD',
    rate: { to: 'EUR', value: '0.5' },
  })
  await page.goto('/mcapp/expenses?month=2024-03')
  await expect(page.getByText('€5.00').first()).toBeVisible()
})
