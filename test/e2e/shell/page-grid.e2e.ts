import type { Page } from '@playwright/test'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { placesOf, storeBook } from '../whole-book.ts'

/** From the smallest phone, by a tablet, to a desk. */
const widths = [320, 390, 820, 1440]

/** Names with it are as long as they may be: a word that breaks nowhere, and small ones. */
const long = ' Donaudampfschifffahrtsgesellschaft and so on, and so on'

/** Where the page begins and ends, and what stands out of it. */
const edgesOn = (page: Page) =>
  page.evaluate(() => {
    const content = document.querySelector('main > *')?.getBoundingClientRect()
    const wide = document.documentElement.scrollWidth
    return {
      left: content?.left,
      right: content?.right,
      tooWide: wide > innerWidth ? `${wide} in ${innerWidth}` : null,
    }
  })

/** Charts far below are drawn when they are scrolled to. */
async function expectWhole(page: Page, place: string): Promise<void> {
  await expect(page.locator('main')).toContainText(/\w/)
  if (!place.endsWith('analytics')) await expect(page.locator('.animate-shimmer')).toHaveCount(0)
  if (place.includes('?')) await expect(page.getByRole('dialog')).toBeVisible()
}

test('all screens share one column, which nothing bursts', async ({ page, person, server }) => {
  test.slow()
  const ids = await storeBook(server.url, person, long)
  await enter(page, person, '/mcapp')
  const edges = new Map<number, Map<string, string[]>>()
  for (const place of placesOf(ids)) {
    await page.goto(place)
    await expectWhole(page, place)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { left, right, tooWide } = await edgesOn(page)
      expect.soft(tooWide, `${place} at ${width}`).toBeNull()
      const places = edges.get(width) ?? new Map<string, string[]>()
      const at = `${left} to ${right}`
      edges.set(width, places.set(at, [...(places.get(at) ?? []), place]))
    }
  }
  for (const [width, places] of edges)
    expect.soft([...places.keys()], `${width}: ${JSON.stringify([...places])}`).toHaveLength(1)
  expect([...(edges.get(1440)?.keys() ?? [])]).toEqual(['288 to 1376'])
})
