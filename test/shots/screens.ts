import type { Page } from '@playwright/test'
import { routeList } from '#contract/routes.ts'

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

const screens: readonly Screen[] = [
  { name: 'expenses', path: '/mcapp/expenses' },
  { name: 'group', path: '/mcapp/groups', prepare: openFirst('/mcapp/groups') },
  { name: 'budgets', path: '/mcapp/budgets' },
  { name: 'goals', path: '/mcapp/goals' },
  { name: 'loan', path: '/mcapp/loans', prepare: openFirst('/mcapp/loans') },
  { name: 'recurring', path: '/mcapp/recurring' },
  { name: 'dashboard', path: '/mcapp/dashboard' },
  { name: 'analytics', path: '/mcapp/analytics' },
  { name: 'scan', path: '/mcapp/scan' },
  { name: 'ai-advice', path: '/mcapp/ai-advice' },
  { name: 'search', path: '/mcapp/search?q=dinner' },
]

const open = new Set(routeList.filter(({ isOpen }) => isOpen).map(({ path }) => path))

/** Those that can be used today. */
export const openScreens = screens.filter(({ path }) => open.has(path.replace(/\?.*$/, '')))
