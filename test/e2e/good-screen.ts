import { expect, type Page } from '@playwright/test'
import { expectCleanInBothThemes } from './axe.ts'
import { expectNoSideScroll, smallTargets } from './fits.ts'

/** As it should be for everybody: clean in both themes, nothing cut, nothing too small. */
export async function expectGoodScreen(page: Page, isMobile: boolean): Promise<void> {
  await expectCleanInBothThemes(page)
  await expectNoSideScroll(page)
  if (isMobile) expect(await smallTargets(page)).toEqual([])
}
