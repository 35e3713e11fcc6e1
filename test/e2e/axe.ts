import { expect, type Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The rules whose verdict depends on colours. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Needs `bypassCSP`: axe is put into the page as a script, which our policy rightly refuses. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoViolations(page, everything)
}

/** Everything in the light theme, and in the dark one what the other colours can change. */
export async function expectCleanInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'light')
  await expectNoViolations(page, everything)
  await showTheme(page, 'dark')
  await expectNoViolations(page, colours)
  await showTheme(page, 'light')
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const isDark = () => page.locator('html').evaluate((html) => html.classList.contains('dark'))
  await expect.poll(isDark).toBe(colorScheme === 'dark')
  // Colours change by way of transitions, one level of the page after the other.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition)),
  )
}

/** Nothing is on its way: a sheet that still slides in is outside the screen, and not seen. */
const isCalm = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' ||
        effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    )

/** Only what is wrong leaves the page: all that is right would be half a megabyte each time. */
async function expectNoViolations(page: Page, runOnly: RunOnly): Promise<void> {
  await page.waitForFunction(isCalm)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const said = await page.evaluate(async (wanted) => {
    const runner = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await runner.run({ runOnly: wanted, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html }) => html.slice(0, 160)),
    }))
  }, runOnly)
  expect(said).toEqual([])
}
