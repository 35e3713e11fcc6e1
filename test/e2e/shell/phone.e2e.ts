import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger } from '../vocabulary.ts'

test('the bottom bar leads on, and the side menu slides out', { tag: '@phone-only' }, async ({
  page,
  person,
}) => {
  await enter(page, person)
  await expectLedger(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Expenses' })).toBeVisible()
  await bar.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Expenses Track spending' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
})

test('the second of two taps on Save presses nothing below', { tag: '@phone-only' }, async ({
  page,
  person,
}) => {
  await enter(page, person, '/mcapp/expenses?add=1')
  const sheet = page.getByRole('dialog', { name: 'New expense' })
  await sheet.getByLabel('Amount').fill('12')
  await sheet.getByLabel('Description').fill('Bread')
  const box = await sheet.getByRole('button', { name: 'Save', exact: true }).boundingBox()
  const link = await page.locator('nav a', { hasText: 'Groups' }).boundingBox()
  if (!box || !link) throw new Error('there is nothing to tap')
  const spot = { x: Math.max(box.x + 10, link.x + 10), y: box.y + box.height / 2 }
  // As soon as the sheet is gone, whatever time that takes: what lies there then is pressed.
  await page.evaluate(({ x, y }) => {
    const place = { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true }
    const gone = new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) return
      gone.disconnect()
      const link = document.elementFromPoint(x, y)?.closest('a')
      let became = 'swallowed'
      link?.addEventListener('click', () => {
        became = 'pressed'
      })
      link?.dispatchEvent(new MouseEvent('click', place))
      document.body.dataset.tapped = `${link?.textContent} ${became}`
    })
    gone.observe(document.body, { childList: true, subtree: true })
  }, spot)
  await page.touchscreen.tap(spot.x, spot.y)
  await expect(page.locator('body')).toHaveAttribute('data-tapped', 'Groups swallowed')
  await expect(page.getByRole('main').getByText('Bread')).toBeVisible()
  await expect(page).toHaveURL(/\/mcapp\/expenses/)
})
