import { expect, type Page } from '@playwright/test'

const leastTargetPx = 44

export async function expectNoSideScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(wide).toBeLessThanOrEqual(seen ?? 0)
}

/** Links inside a sentence are excused, as WCAG does, and what waits above the screen for a Tab. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isHidden = (element: Element) => element.closest('[aria-hidden=true],[inert]') !== null
    const isInSentence = (element: Element) =>
      element.matches('a') && getComputedStyle(element).display === 'inline'
    // A switch takes touches around it too, through a pseudo-element.
    const grownBy = (element: Element) => {
      const { position, top } = getComputedStyle(element, '::after')
      return position === 'absolute' ? Math.max(0, -Number.parseFloat(top)) : 0
    }
    return [...document.querySelectorAll('a,button,input,select,textarea,[role=button]')]
      .filter((element) => element.checkVisibility() && !isHidden(element))
      .filter((element) => !isInSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.width > 1)
      .filter(({ element, box }) => {
        const more = 2 * grownBy(element)
        return Math.round(Math.min(box.width, box.height) + more) < least
      })
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)
  }, leastTargetPx)
}

/** What a field says before anything is typed is read whole, or it helps nobody. */
const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('input')]
      .filter((input) => input.checkVisibility() && input.placeholder !== '')
      .filter((input) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        const room =
          input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        if (pen) pen.font = font
        return (pen?.measureText(input.placeholder).width ?? 0) > room
      })
      .map(({ placeholder }) => placeholder)
  })

export async function expectPlaceholdersFit(page: Page): Promise<void> {
  expect(await cutPlaceholders(page)).toEqual([])
}

export async function expectFits(page: Page): Promise<void> {
  await expectNoSideScroll(page)
  expect(await smallTargets(page)).toEqual([])
}
