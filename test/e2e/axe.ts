import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose verdict depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Needs `bypassCSP`: axe is put into the page as a script, which our policy rightly refuses. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoViolations(new AxeBuilder({ page }).withTags(standards))
}

/** Everything in the light theme, and in the dark one what the other colours can change. */
export async function expectCleanInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'light')
  await expectClean(page)
  await showTheme(page, 'dark')
  await expectNoViolations(new AxeBuilder({ page }).withRules(colourRules))
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

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const said = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html.slice(0, 160)),
  }))
  expect(said).toEqual([])
}
