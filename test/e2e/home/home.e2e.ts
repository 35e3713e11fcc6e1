import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../story.ts'

async function typeInto(loan: Locator) {
  await loan.getByLabel('Type the extra amount').fill('100')
  await expect(loan.getByText('Paid each time')).toBeVisible()
  await expect(loan.getByText('Paid each time').locator('..')).toContainText('1,155.67')
  const amount = loan.getByLabel('Type the amount')
  await amount.fill('0')
  await amount.blur()
  await expect(amount, 'what was typed stays, with what can be').toHaveValue('0')
  await expect(loan.getByText(/^More than 0, and up to/)).toBeVisible()
  await amount.fill('200000')
  await expect(loan.getByText(/^More than 0, and up to/)).toBeHidden()
  await loan.getByLabel('Type the years').fill('20')
  await expect(loan.getByRole('slider', { name: 'Years' })).toHaveValue('20')
}

async function walkIn(page: Page) {
  await page.getByRole('link', { name: 'Try the demo' }).first().focus()
  const fields = page.locator('[data-island]').first().locator('input:focus, select:focus')
  await expect(async () => {
    if ((await page.locator('[data-island]:focus').count()) === 0) await page.keyboard.press('Tab')
    await expect(fields).toHaveCount(1, { timeout: 300 })
  }).toPass()
}

test('a visitor looks around, calculates and tries the demo', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your money and you, growing stronger together every day',
  )

  await test.step('the theme is chosen once, for site and app', async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.goto('/features')
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('.shot-light').first()).toBeHidden()
    await page.goto('/')
  })

  await test.step('the keyboard walks into a calculator not there yet', () => walkIn(page))

  await test.step('the loan calculator says what paying more saves', async () => {
    const loan = page.locator('#loan')
    await loan.scrollIntoViewIfNeeded()
    const more = loan.getByRole('slider', { name: 'Extra with every payment' })
    await more.focus()
    await more.press('PageUp')
    await expect(loan.getByText('Interest saved')).toBeVisible()
    await expect(loan.getByText('Done sooner by')).toBeVisible()
    await typeInto(loan)
  })

  await test.step('the split calculator finds the fewest payments', async () => {
    const split = page.locator('#split')
    await split.scrollIntoViewIfNeeded()
    const dora = split.getByRole('group', { name: 'Dora' })
    await dora.getByLabel('Paid').fill('twelve')
    await expect(dora.getByText('Enter an amount, like 12.50.')).toBeVisible()
    await dora.getByLabel('Paid').fill('')
    await split.getByRole('button', { name: 'Remove Chris' }).click()
    await split.getByRole('group', { name: 'Ben' }).getByLabel('Paid').fill('96,40')
    const plan = split.getByRole('list').filter({ hasText: 'pays' })
    await expect(plan.getByRole('listitem')).toHaveCount(2)
    await expect(plan.getByRole('listitem').first()).toContainText(/Dora.*Anna.*32\.13/)
  })

  await test.step('the demo opens the app with figures in it, and starts over', async () => {
    await page.getByRole('link', { name: 'Try the demo' }).first().click()
    const banner = page.getByRole('complementary', { name: 'Demo' })
    await expect(banner).toContainText('made-up people and amounts')
    await page.goto('/mcapp/groups')
    await expect(page.getByText('Weekend in Lisbon')).toBeVisible()
    const whose = () => page.evaluate(() => JSON.parse(localStorage['mc-user'] ?? '{}').id)
    const before = await whose()
    await banner.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => whose().catch(() => before)).not.toBe(before)
    await expect(banner).toBeVisible()
  })
})
