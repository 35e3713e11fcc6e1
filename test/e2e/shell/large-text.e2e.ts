import { type Browser, chromium, type Page } from '@playwright/test'
import { findLightBrowser } from '../../support/browser.ts'
import { enter, newPerson } from '../person.ts'
import { expect, test } from '../story.ts'
import { placesOf, storeBook } from '../whole-book.ts'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** The setting of the browser itself, as a person makes it: media queries follow it too. */
function openWithText(px: number): Promise<Browser> {
  const { executablePath, args, env } = findLightBrowser()
  const size = `--blink-settings=defaultFontSize=${px}`
  return chromium.launch({ executablePath, args: [...args, size], env: { ...env } })
}

const withoutSums = /profile|categories|notifications|testimonials|scan|search|ai-advice/

/** Charts far below are drawn when they are scrolled to. */
async function expectWhole(page: Page, place: string): Promise<void> {
  await expect(page.getByLabel('Logout')).toBeVisible()
  await expect(page.locator('main')).toContainText(withoutSums.test(place) ? /\w/ : 'Kč')
  if (!place.endsWith('analytics')) await expect(page.locator('.animate-shimmer')).toHaveCount(0)
  if (place.includes('?')) await expect(page.getByRole('dialog')).toBeVisible()
}

/**
 * What is wider than the screen, or cut by what is around it. The window of a phone grows with what
 * is in it, so it is no measure.
 */
const cutOn = (page: Page) =>
  page.evaluate((screen) => {
    const wide = document.documentElement.scrollWidth
    const found = wide > screen ? [`the page is ${wide} wide`] : []
    const say = (one: Element, what: string) => {
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)
      found.push(`${one.tagName} "${name}" ${what}`)
    }
    const isScrolled = (one: Element | null): boolean =>
      one !== null &&
      ((/auto|scroll/.test(getComputedStyle(one).overflowX) && !one.matches('[role=dialog] *')) ||
        isScrolled(one.parentElement))
    const inSight = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 1 &&
      !one.closest('[aria-hidden=true], .sr-only')
    const parts = 'main .amount, nav li, main :is(input, select, textarea, button, a), header *'
    for (const one of document.querySelectorAll(`${parts}, [role=dialog] *`)) {
      if (!inSight(one) || isScrolled(one.parentElement) || one.closest('svg')) continue
      const { left, right } = one.getBoundingClientRect()
      if (left < -1 || right > screen + 1) say(one, `is at ${left} to ${right}`)
    }
    for (const box of document.querySelectorAll('main section, [role=dialog], [role=dialog] *')) {
      const { overflowX, borderLeftWidth } = getComputedStyle(box)
      const isFrame = overflowX === 'auto' || borderLeftWidth !== '0px'
      if (!inSight(box) || !isFrame || isScrolled(box.parentElement)) continue
      if (
        box.scrollWidth > box.clientWidth + 1 &&
        box.clientWidth > 0 &&
        !box.matches('input, select, button')
      )
        say(box, `holds ${box.scrollWidth} in ${box.clientWidth}`)
    }
    const pen = document.createElement('canvas').getContext('2d')
    for (const title of document.querySelectorAll('h1, h2, h3, nav li > *, [role=tab]')) {
      if (!inSight(title) || !pen || title.scrollWidth <= title.clientWidth) continue
      const words = title.textContent ?? ''
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(title)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const first = pen.measureText(`${words.slice(0, 3)}…`).width
      if (words.length > 3 && title.clientWidth < first) say(title, 'shows less than 3 letters')
    }
    // What is a hair too high gets a bar to scroll by it.
    for (const tabs of document.querySelectorAll('[role=tablist]'))
      if (tabs.scrollHeight > tabs.clientHeight) say(tabs, 'scrolls up and down')
    return found
  }, phone.viewport.width)

/** Words beside each other, never on each other. */
const crowded = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return words.getBoundingClientRect()
    })
    return boxes.filter(({ left }, at) => left < (boxes[at - 1]?.right ?? -1)).length
  }, selector)

/** What can be done with a message stands beside or below its words, never on them. */
const buttonsOnWords = (page: Page) =>
  page.evaluate(() => {
    const rectOf = (one: Element) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return words.getBoundingClientRect()
    }
    const [message] = document.querySelectorAll('[data-message]')
    const words = [...(message?.querySelectorAll('div > *') ?? [])].map(rectOf)
    const buttons = [...(message?.querySelectorAll('button') ?? [])].map(rectOf)
    const isOn = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const found = buttons.filter((button) => words.some((one) => isOn(one, button)))
    return words.length === 0 ? 'no message' : found.length
  })

async function expectMessageWhole(page: Page): Promise<void> {
  await page.goto('/mcapp/expenses?add=1')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Amount').fill('5')
  await sheet.getByLabel('Description').fill('Haftpflichtversicherungsbeitrag')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await buttonsOnWords(page)).toBe(0)
}

for (const px of [21, 24, 32]) {
  test(`a small phone with text of ${px} px cuts nothing`, async ({ server }) => {
    test.slow()
    const fields = { currency: 'CZK', locale: 'cs-CZ', timezone: 'Europe/Prague' }
    const person = await newPerson(server.url, fields)
    const ids = await storeBook(server.url, person)
    const browser = await openWithText(px)
    const page = await browser.newPage({ ...phone, baseURL: server.url, locale: 'cs-CZ' })
    await enter(page, person, '/mcapp')
    for (const place of placesOf(ids)) {
      await page.goto(place)
      await expectWhole(page, place)
      expect.soft(await cutOn(page), place).toEqual([])
      expect.soft(await crowded(page, 'nav[aria-label=Main] :is(a, button)'), place).toBe(0)
    }
    await page.goto(`/mcapp/loans/${ids.loan}`)
    await expect(page.locator('svg.recharts-surface').first()).toBeVisible()
    expect(await crowded(page, '.recharts-xAxis .recharts-cartesian-axis-tick text')).toBe(0)
    await expectMessageWhole(page)
    await browser.close()
  })
}
