import type { Page } from '@playwright/test'
import { expectGoodLooks, storeLoan } from '../loan-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

test.use({ bypassCSP: true })

test('compare with an offer, a statement and before', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  const id = await storeLoan(server.url, person, {
    startOn: '2026-01-01',
    firstPaymentOn: '2026-02-01',
    fees: [{ name: 'Arrangement', amount: 1_200_00, when: 'start' }],
  })
  await enter(page, person, `/mcapp/loans/${id}?view=compare`)

  await test.step('another loan pays off from a day on', async () => {
    await expect(page.getByRole('region', { name: 'What it really costs' })).toContainText('3.93%')
    const offer = page.getByRole('region', { name: 'Another loan instead' })
    await offer.getByLabel('New rate a year, %').fill('3')
    await offer.getByLabel('Costs of changing, EUR').fill('1500')
    await expect(offer).toContainText('Saved in all')
  })

  await test.step('the lender’s figure says how the lender counts', async () => {
    const statement = page.getByRole('region', { name: 'Compare with a statement' })
    await statement.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(statement.getByLabel('Interest, EUR')).toHaveAccessibleDescription(
      'Enter the interest or what is still owed.',
    )
    await statement.getByLabel('Payment of').selectOption('1 Feb 2026')
    // 31 days of 360, not a month of 30: 200,000 × 3.875 % × 31 / 360.
    await statement.getByLabel('Interest, EUR').fill('667.36')
    await statement.getByRole('button', { name: 'Compare', exact: true }).click()
    const found = statement.getByRole('region', { name: 'What was found' })
    await expect(
      found.getByText('Days: Real days of a 360-day year (act/360)').first(),
    ).toBeVisible()
    await found.getByRole('button', { name: 'Count like this' }).first().click()
    await expectToast(page, 'Flat counts like the lender')
  })

  await test.step('what it was before stands beside what it is', async () => {
    const versions = page.getByRole('region', { name: 'Before and now' })
    await expect(versions).toContainText('Before the terms changed, today')
    await versions.getByRole('button', { name: 'Compare' }).click()
    await expect(versions.getByRole('button', { name: 'Before' })).toBeVisible()
    await expectGoodLooks(page, isMobile)
  })

  await test.step('deleted and undone, it is as it was', async () => {
    await deleteAndUndo(page, isMobile)
  })
})

async function deleteAndUndo(page: Page, isMobile: boolean) {
  await page.getByRole('button', { name: 'More for Flat' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Flat?' })
  await expect(question).toContainText('Deleting it takes 1 earlier version along.')
  await expectGoodLooks(page, isMobile)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'What you owe goes here' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Flat' }).click()
  await page.getByRole('tab', { name: 'Compare' }).click()
  await expect(page.getByRole('region', { name: 'Before and now' })).toContainText(
    'Before the terms changed',
  )
}
