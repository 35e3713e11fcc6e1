import { expectClean } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storeGroup } from '../groups/group-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { chooseFor, templateRow } from './recurring-of.ts'

test.use({ bypassCSP: true })

test('what recurs in a group costs me my part', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const flat = { name: 'Flat', currency: 'EUR', members: ['Ben', 'Cleo'] }
  const group = await storeGroup(server.url, person, flat)
  await enter(page, person, '/mcapp/recurring?add=expense')
  const sheet = page.getByRole('dialog', { name: 'New recurring expense' })
  await test.step('the form says who shares it and what is mine', async () => {
    await sheet.getByLabel('Amount').fill('90')
    await sheet.getByLabel('Description').fill('Internet')
    await sheet.getByLabel('Group').selectOption('Flat')
    await expect(sheet.getByText('Your part is €30.00 of €90.00.')).toBeVisible()
    for (const name of ['You', 'Ben', 'Cleo']) await sheet.getByLabel(name).uncheck()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText('Choose who shares it.')).toBeVisible()
    await sheet.getByLabel('You').check()
    await sheet.getByLabel('Cleo').check()
    await expect(sheet.getByText('Your part is €45.00 of €90.00.')).toBeVisible()
    await sheet.getByLabel('Ben').check()
    await expectNoSideScroll(page)
    if (isMobile) expect(await smallTargets(page)).toEqual([])
    await expectClean(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toBeHidden()
  })
  await test.step('the list counts my part and names the group', async () => {
    const row = templateRow(page, 'Internet')
    await expect(row).toContainText('€30.00')
    await expect(row).toContainText('Your part of €90.00 in Flat')
    await expect(page.getByLabel('What it comes to')).toContainText('€360.00')
    await expectClean(page)
  })
  await test.step('the group gets all of it', async () => {
    await chooseFor(page, 'Internet', 'Post the next one now')
    await page.goto(`/mcapp/groups/${group.id}`)
    await expect(page.getByRole('button', { name: /Internet/ }).first()).toBeVisible()
    await expect(page.getByText('€90.00').first()).toBeVisible()
  })
})
