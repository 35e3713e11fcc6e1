import type { Page } from '@playwright/test'
import { routes } from '#contract/routes.ts'
import { expectCleanInBothThemes } from '../axe.ts'
import { expect, test } from '../story.ts'

test.use({ bypassCSP: true })

/** A machine that does much else makes a household slowly. */
const makingMs = 90_000

/** Written as money is; a rate of interest is none. */
const money = /\p{Sc}\s?\d|\d[.,]\d{2}(?!\d|\s?%)|\d{1,3}(?:[,.]\d{3})+(?!\d)/gu

/** They show how amounts may be written, by amounts that are nobody's. */
const examples = new Set(['profile', 'search'])
const found = `${routes.search.path}?q=lunch`
const screens = Object.entries(routes)
  .filter(([id, route]) => route.layout === 'app' && !examples.has(id))
  .map(([, { path }]) => path)
  .filter((path) => !path.includes(':'))

/** All a person may read or hear, but for fields to write in. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const said = ['aria-label', 'aria-description', 'title', 'alt', 'aria-valuetext']
    const named = said.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''),
    )
    const waiting = [...document.querySelectorAll<HTMLInputElement>('main input.amount')]
    const values = waiting.map(({ value }) => value)
    const shown = document.body.textContent ?? ''
    return [document.title, shown, ...named, ...values].join('\n')
  })

const moneyOn = async (page: Page) => [...((await wordsOn(page)).match(money) ?? [])]

/** Charts come when they are scrolled to. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => {
    const waiting = document.querySelector('main .animate-shimmer')
    waiting?.scrollIntoView()
    return waiting === null
  })
}

/** The first of each kind, as its list names it. */
async function detailsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const list of ['goals', 'loans', 'budgets', 'groups'] as const) {
    const { path } = routes[list]
    await page.goto(path)
    await settle(page)
    const link = page.getByRole('main').locator(`a[href^="${path}/"]`).first()
    found.push((await link.getAttribute('href')) ?? '')
  }
  return found
}

test('amounts are hidden on every screen, from the first moment, until they are shown again', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow()
  await page.goto(`${routes.login.path}?demo`)
  const banner = page.getByRole('complementary', { name: 'Demo' })
  await expect(banner).toBeVisible({ timeout: makingMs })
  await settle(page)
  await expect.poll(() => moneyOn(page)).not.toEqual([])

  await test.step('one key, or the menu', async () => {
    if (isMobile) {
      await page.getByRole('button', { name: 'Your menu' }).click()
      await page.getByRole('menuitem', { name: 'Hide amounts' }).click()
    } else await page.keyboard.press('p')
    await expect.poll(() => moneyOn(page)).toEqual([])
    await expect(page.getByText('hidden amount').first()).toBeAttached()
    await expectCleanInBothThemes(page)
  })

  await test.step('a reload shows none of them first', async () => {
    await page.addInitScript((source) => {
      const seen: string[] = []
      Object.assign(window, { seenMoney: seen })
      const shape = new RegExp(source, 'u')
      const look = () => {
        const text = document.body?.textContent ?? ''
        if (shape.test(text)) seen.push(text)
      }
      new MutationObserver(look).observe(document, { subtree: true, childList: true })
    }, money.source)
  })

  const paths = isMobile
    ? ['/mcapp', '/mcapp/expenses']
    : [...screens, found, ...(await detailsOf(page))]
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await settle(page)
      expect(await moneyOn(page)).toEqual([])
      const seen = await page.evaluate(() => Reflect.get(window, 'seenMoney') as string[])
      expect(seen).toEqual([])
    })
  }

  await test.step('a form shows what is typed, and the palette shows them again', async () => {
    await page.goto(`${routes.expenses.path}?add=1`)
    const amount = page.getByRole('dialog').getByLabel('Amount', { exact: true })
    await amount.fill('12.50')
    await expect(amount).toHaveValue('12.50')
    await page.goto(routes.expenses.path)
    await settle(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').last().fill('show amounts')
    await page.keyboard.press('Enter')
    await expect.poll(() => moneyOn(page)).not.toEqual([])
  })
})
