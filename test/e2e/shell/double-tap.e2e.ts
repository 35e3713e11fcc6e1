import type { Locator, Page } from '@playwright/test'
import { storeGroup } from '../groups/group-of.ts'
import { enter } from '../person.ts'
import { expect, slowDown, test } from '../story.ts'

const onPhone = { tag: '@phone-only' }

/** Where both the button and what the bottom bar has below it are pressed. */
async function spotOver(page: Page, button: Locator) {
  const box = await button.boundingBox()
  const link = await page.locator('nav a', { hasText: 'Groups' }).boundingBox()
  if (!box || !link) throw new Error('there is nothing to tap')
  const y = Math.max(box.y + box.height / 2, link.y + 4)
  return { x: Math.max(box.x, link.x) + 12, y }
}

/** Twice at one place, as fast as an impatient thumb: the second does not wait for the first. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  const spot = await spotOver(page, button)
  const devtools = await page.context().newCDPSession(page)
  const touches = [[spot], [], [spot], []].map((touchPoints) => {
    const type = touchPoints.length > 0 ? 'touchStart' : 'touchEnd'
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  })
  await Promise.all(touches)
}

/** The names of the commands that leave for the server. */
function watchSent(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/sync/push')) return
    const { commands } = request.postDataJSON() as { commands: readonly { name: string }[] }
    sent.push(...commands.map(({ name }) => name))
  })
  return sent
}

const saveIn = (sheet: Locator) => sheet.getByRole('button', { name: 'Save', exact: true })

test(
  'two taps on Save write a shared expense once and stay there',
  onPhone,
  async ({ page, person, server }) => {
    const fields = { name: 'Flat', currency: 'EUR', members: ['Ben'] }
    const group = await storeGroup(server.url, person, fields)
    for (const rate of [1, 6]) {
      await enter(page, person, `/mcapp/groups/${group.id}?add=1`)
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Amount').first().fill('12')
      await sheet.getByLabel('What was it').fill(`Bread ${rate}`)
      const sent = watchSent(page)
      const answered = page.waitForResponse('**/api/sync/push')
      await slowDown(page, rate)
      await tapTwice(page, saveIn(sheet))
      await expect(sheet).toHaveCount(0)
      await answered
      await slowDown(page, 1)
      await expect(page.getByRole('main').getByText(`Bread ${rate}`)).toHaveCount(1)
      expect(sent).toEqual(['group_expenses.create'])
      await expect(page).toHaveURL(new RegExp(`/mcapp/groups/${group.id}`))
    }
  },
)

test(
  'two taps on Save make one group, and it can be deleted',
  onPhone,
  async ({ page, person }) => {
    await enter(page, person, '/mcapp/groups?new=1')
    const sheet = page.getByRole('dialog', { name: 'New group' })
    await sheet.getByLabel('Name').fill('Lisbon')
    await slowDown(page, 6)
    await tapTwice(page, saveIn(sheet))
    await expect(page).toHaveURL(/\/mcapp\/groups\/[0-9a-f-]{36}/)
    await slowDown(page, 1)
    await page.goto('/mcapp/groups')
    await expect(page.getByRole('link', { name: /Lisbon/ })).toHaveCount(1)
    await page.getByRole('link', { name: /Lisbon/ }).click()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Delete the group' }).click()
    const question = page.getByRole('dialog', { name: 'Delete Lisbon?' })
    await expect(question).toContainText('Nothing was paid in it.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/mcapp\/groups$/)
    await expect(page.getByRole('link', { name: /Lisbon/ })).toHaveCount(0)
  },
)

test('two taps on Save write an expense once and stay there', onPhone, async ({ page, person }) => {
  await enter(page, person, '/mcapp/expenses?add=1')
  const sheet = page.getByRole('dialog', { name: 'New expense' })
  await sheet.getByLabel('Amount').fill('12')
  await sheet.getByLabel('Description').fill('Bread')
  const sent = watchSent(page)
  const answered = page.waitForResponse('**/api/sync/push')
  await slowDown(page, 6)
  await tapTwice(page, saveIn(sheet))
  await expect(sheet).toHaveCount(0)
  await answered
  await slowDown(page, 1)
  await expect(page.getByRole('main').getByText('Bread')).toHaveCount(1)
  expect(sent).toEqual(['expenses.create'])
  await expect(page).toHaveURL(/\/mcapp\/expenses/)
})

test(
  'on a phone on its side the buttons of a sheet scroll with it',
  onPhone,
  async ({ page, person }) => {
    await page.setViewportSize({ width: 640, height: 360 })
    await enter(page, person, '/mcapp/expenses?add=1')
    const sheet = page.getByRole('dialog', { name: 'New expense' })
    await expect(sheet.getByLabel('Description')).toBeVisible()
    await expect(saveIn(sheet)).not.toBeInViewport()
    await saveIn(sheet).scrollIntoViewIfNeeded()
    await expect(saveIn(sheet)).toBeInViewport()
  },
)
