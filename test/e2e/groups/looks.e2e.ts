import { expectCleanInBothThemes } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { storeBill, storeGroup, tab } from './group-of.ts'

test.use({ bypassCSP: true })

const longName = 'Maximiliane Wolkenstein-Trostburg von und zu Hohenfels'
const nineteen = [longName, ...Array.from({ length: 18 }, (_, at) => `Friend ${at + 2}`)]
/** Lists of words and amounts like those before them. */
const plain = ['Balances', 'Goals', 'Activity']
const rest = ['Balances', 'Settle up', 'Goals', 'Members', 'Activity', 'Statistics']

test('groups of one and of twenty are clean and fit', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const { url } = server
  await storeGroup(url, person, { name: 'Only me', currency: 'EUR' })
  const tokyo = { name: 'Tokyo in spring with all of us', currency: 'JPY', members: nineteen }
  const group = await storeGroup(url, person, tokyo)
  await storeBill(url, person, group, { amount: 98_001, description: 'Sushi' })
  await storeBill(url, person, group, { amount: 41_000, description: 'Train', payer: 1 })
  test.slow()
  const fits = async () => {
    await expectNoSideScroll(page)
    if (isMobile) expect(await smallTargets(page)).toEqual([])
  }
  const look = async () => {
    await fits()
    await expectCleanInBothThemes(page)
  }
  await enter(page, person, '/mcapp/groups')
  await expect(page.getByText('Only you so far')).toBeVisible()
  await look()
  await page.getByRole('link', { name: tokyo.name }).click()
  await expect(page.getByRole('button', { name: 'Sushi' })).toContainText('Sushi')
  await look()
  for (const name of rest) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
    await (plain.includes(name) ? fits() : look())
  }
  await page.goto(`/mcapp/groups/${group.id}?add=1`)
  const sheet = page.getByRole('dialog', { name: /^New expense in/ })
  await sheet.getByLabel('Amount').fill('1000')
  for (const mode of ['By percent', 'Equally, with more or less', 'By items']) {
    await sheet.getByLabel('Shared').selectOption(mode)
    await fits()
  }
  await sheet.getByRole('button', { name: 'Add an item' }).click()
  await look()
})
