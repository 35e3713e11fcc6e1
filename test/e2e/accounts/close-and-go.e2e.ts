import type { Page } from '@playwright/test'
import { dayIn, store, storeAccount } from '../accounts-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

/** Quicker than any hand: in the moment the sheet closes, or while the browser steps back. */
const closeAndGo = (page: Page, isBehindPaint: boolean) =>
  page.evaluate(async (isLate) => {
    const close = document.querySelector<HTMLElement>('[role=dialog] [aria-label=Close]')
    const tab = [...document.querySelectorAll('[role=tab]')].find(
      ({ textContent }) => textContent === 'Settings',
    )
    if (isLate) {
      const back = history.go.bind(history)
      const { promise, resolve } = Promise.withResolvers<void>()
      history.go = (steps) => {
        back(steps)
        resolve()
      }
      close?.click()
      await promise
    } else close?.click()
    tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  }, isBehindPaint)

test('a tab pressed in the moment a sheet closes is the one that is shown', async ({
  page,
  person,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const id = await storeAccount(url, person, { name: 'Giro', openingBalance: 50_000 })
  const spent = { amount: 2_400, currency: 'EUR', date: dayIn(0), description: 'Hotel' }
  await store(url, person, 'expenses', { ...spent, accountId: id, paymentMethod: 'card' })
  await enter(page, person, `/mcapp/accounts/${id}`)
  for (const isBehindPaint of [false, true]) {
    await page.goto(`/mcapp/accounts/${id}`)
    await page.getByRole('main').getByRole('button', { name: /Hotel/ }).first().click()
    await expect(page.getByRole('dialog', { name: 'Edit expense' })).toBeVisible()
    await closeAndGo(page, isBehindPaint)
    await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/tab=settings$/)
  }
})
