import { dayIn, store, storeAccount } from '../accounts-of.ts'
import { expectNoSideScroll } from '../fits.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'

test('long names and what has no rate fit beside each other', { tag: '@phone' }, async ({
  page,
  person,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const id = await storeAccount(url, person, {
    name: 'Betaalrekening'.repeat(5),
    openingBalance: 9,
  })
  const spent = { amount: 24_000, currency: 'SYP', date: dayIn(0), description: 'Hotel' }
  await store(url, person, 'expenses', { ...spent, accountId: id })
  await enter(page, person, '/mcapp/dashboard')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByRole('region', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(
      1,
    )
    await expectNoSideScroll(page)
  }
})
