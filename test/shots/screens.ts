import type { Page } from '@playwright/test'
import { type DrawnRow, drawReceipt } from '../support/draw-receipt.ts'

export interface Screen {
  /** The picture's name, as the site asks for it. */
  readonly name: string
  readonly path: string
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

const openFirst = (within: string) => async (page: Page) => {
  await page.locator(`main a[href^="${within}/"]`).first().click()
  await page.waitForURL(`**${within}/*`)
}

/** As a till prints it: 14.11.2026. */
const yesterday = () =>
  new Date(Date.now() - 86_400_000).toLocaleDateString('de-DE', { dateStyle: 'medium' })

const groceries = (): readonly DrawnRow[] => [
  'LINDEN MARKET',
  '12 Harbour Street',
  '',
  ['Tomatoes', '3.49'],
  ['Olive oil 0.5 l', '8.99'],
  ['Sourdough loaf', '4.20'],
  ['Goat cheese', '5.75'],
  ['Oranges 1.5 kg', '3.90'],
  ['Coffee beans', '11.50'],
  '',
  ['TOTAL EUR', '37.83'],
  ['Card', '37.83'],
  ['Date', yesterday()],
]

async function readReceipt(page: Page): Promise<void> {
  const buffer = await drawReceipt(groceries(), { turn: 2, contrast: 0.86, brightness: 24 })
  const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByLabel('Files of receipts').setInputFiles([file])
  await page.getByRole('form', { name: 'Receipt' }).waitFor({ timeout: readingMs })
}

/** A machine that does much else reads slowly. */
const readingMs = 120_000

const openRows = async (page: Page) =>
  page
    .getByText(/^Show the \d+ rows/)
    .first()
    .click()

export const screens: readonly Screen[] = [
  { name: 'expenses', path: '/mcapp/expenses' },
  { name: 'group', path: '/mcapp/groups', prepare: openFirst('/mcapp/groups') },
  { name: 'budgets', path: '/mcapp/budgets' },
  { name: 'goals', path: '/mcapp/goals' },
  { name: 'loan', path: '/mcapp/loans', prepare: openFirst('/mcapp/loans') },
  { name: 'recurring', path: '/mcapp/recurring' },
  { name: 'dashboard', path: '/mcapp/dashboard' },
  { name: 'analytics', path: '/mcapp/analytics' },
  { name: 'scan', path: '/mcapp/scan', prepare: readReceipt },
  { name: 'ai-advice', path: '/mcapp/ai-advice', prepare: openRows },
  { name: 'search', path: '/mcapp/search?q=dinner+last+90+days+over+30' },
]
