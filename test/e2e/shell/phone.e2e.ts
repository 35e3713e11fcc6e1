import type { Page } from '@playwright/test'
import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { phoneBox } from '../phone.ts'
import { expect, test } from '../story.ts'
import { expectExpense, expectLedger, openExpenseForm } from '../vocabulary.ts'

const leastTargetPx = 44

test.describe('on a phone', { tag: '@phone-only' }, () => {
  for (const path of ['/mcapp/login', '/mcapp/signup'])
    test(`${path} fits and can be tapped`, async ({ page }) => {
      await page.goto(path)
      await expect(phoneBox(page)).toBeVisible()
      await expectNoSideScroll(page)
      expect(await smallTargets(page)).toEqual([])
    })

  test('the ledger fits, with long names and large amounts', async ({ page, person, server }) => {
    const description = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3)
    await storeExpense(server.url, person, { description, amount: 9_999_999_999_999 })
    await enter(page, person)
    await expectExpense(page, { description, amount: '99,999,999,999.99' })
    await expectNoSideScroll(page)
    expect(await smallTargets(page)).toEqual([])
  })

  test('the form fits and asks for digits', async ({ page, person }) => {
    await enter(page, person)
    const form = await openExpenseForm(page)
    await expect(form.getByLabel('Amount')).toHaveAttribute('inputmode', 'decimal')
    await expectNoSideScroll(page)
    expect(await smallTargets(page)).toEqual([])
  })

  test('the bottom bar leads on, and the side menu slides out', async ({ page, person }) => {
    await enter(page, person)
    await expectLedger(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link', { name: 'Expenses' })).toBeVisible()
    await bar.getByRole('button', { name: 'More' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Expenses Track spending' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  })
})

async function expectNoSideScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(wide).toBeLessThanOrEqual(seen ?? 0)
}

/** Links inside a sentence are excused, as WCAG does, and what waits above the screen for a Tab. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isHidden = (element: Element) => element.closest('[aria-hidden=true],[inert]') !== null
    const isInSentence = (element: Element) =>
      element.matches('a') && getComputedStyle(element).display === 'inline'
    return [...document.querySelectorAll('a,button,input,select,textarea,[role=button]')]
      .filter((element) => element.checkVisibility() && !isHidden(element))
      .filter((element) => !isInSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.width > 1)
      .filter(({ box }) => Math.round(Math.min(box.width, box.height)) < least)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)
  }, leastTargetPx)
}
