import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'

/** The short form: every page has to take it in and read it first. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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
  await page.emulateMedia({ colorScheme: 'light' })
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((wanted) => {
    if (document.documentElement.classList.contains('dark') !== (wanted === 'dark')) return false
    // Colours change by way of transitions, one level of the page after the other.
    const changing = document.getAnimations().filter((each) => each instanceof CSSTransition)
    for (const each of changing) each.finish()
    return changing.length === 0
  }, colorScheme)
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
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
