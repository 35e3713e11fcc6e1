import type { Page } from '@playwright/test'
import { expectDrawn, storeLoan } from '../e2e/loan-of.ts'
import { enter } from '../e2e/person.ts'
import type { Visit } from './main-thread.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'
import { installStopwatch } from './stopwatch.ts'
import { type Work, workOfAct } from './trace.ts'

const times = 12
/** Everything a step sets going is over by then; it counts as the step's work. */
const aftermathMs = 400
/** A slider that answers within this is followed without a thought. */
const stepMs = 50

/** Forty years, paid every week, every period by its days: the longest there is. */
const fortyYears = {
  name: 'Forty years, every week',
  frequency: 'weekly',
  termPeriods: 2080,
  dayCount: 'act/365',
}

const sliders = [
  'Extra with every payment',
  'One extra payment',
  'Another rate from today',
] as const

/** What one step of a slider costs the page: every row anew, the figures and the picture. */
export async function measureLoanSlider({ browser, url, person }: Visit): Promise<readonly Line[]> {
  const id = await storeLoan(url, person, fortyYears)
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const lines: Line[] = []
  await installStopwatch(page, 'input[type=range]')
  await enter(page, person, `/mcapp/loans/${id}`)
  await expectDrawn(page, /^Paid off in/)
  const all: Work[] = []
  for (const label of sliders) {
    const works = await stepsOf(page, label)
    all.push(...works)
    lines.push(line(label, works))
  }
  await context.close()
  const value = Math.max(...all.map(({ longestMs }) => longestMs))
  return [...lines, { journey: 'longest task of any step', value, unit: 'ms', target: stepMs }]
}

/** The first steps are left out: code is still being made fast. */
async function stepsOf(page: Page, label: string): Promise<readonly Work[]> {
  const slider = page.getByLabel(label)
  await slider.focus()
  const works: Work[] = []
  for (let n = 0; n < times; n++) {
    const work = await workOfAct(page, async () => {
      await slider.press('ArrowRight')
      await page.waitForTimeout(aftermathMs)
    })
    if (n > 1) works.push(work)
  }
  await page.getByRole('button', { name: 'Start over' }).click()
  return works
}

function line(label: string, works: readonly Work[]): Line {
  console.error(`${label}: ${works.map(({ ms }) => Math.round(ms)).join(' ')}`)
  const value = spreadOf(works.map(({ ms }) => ms)).median
  return { journey: `main-thread work: a step of “${label}”`, value, unit: 'ms', target: stepMs }
}
