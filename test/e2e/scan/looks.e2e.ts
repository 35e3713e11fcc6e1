import { expectCleanInBothThemes } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storeGroup } from '../groups/group-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { chosen, notAPicture, paper, scan } from './scan-of.ts'

test.use({ bypassCSP: true })

test('scanning is clean and fits a phone', { tag: '@phone-only' }, async ({
  page,
  person,
  server,
}) => {
  test.slow()
  await storeGroup(server.url, person, { name: 'Flat', currency: 'GBP', members: ['Cleo'] })
  const look = async () => {
    await expectNoSideScroll(page)
    expect(await smallTargets(page)).toEqual([])
    await expectCleanInBothThemes(page)
  }
  await enter(page, person, '/mcapp/scan')
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
  await look()
  await scan(page, [await paper(), notAPicture])
  await look()
  await chosen(page).getByText('In a group').click()
  await look()
})
