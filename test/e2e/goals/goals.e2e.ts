import type { Page } from '@playwright/test'
import {
  chooseFor,
  dayIn,
  expectFine,
  goalCard,
  storedGoal,
  storeGoal,
  storeMoney,
  undo,
} from '../goals-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { goOffline, goOnline, untilAppKept } from '../vocabulary.ts'

const path = '/mcapp/goals'

test.use({ bypassCSP: true })

async function addBicycle(page: Page, isMobile: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Add a goal' }).click()
  const sheet = page.getByRole('dialog', { name: 'New goal' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Name')).toBeFocused()
  await expect(sheet.getByLabel('How much')).toHaveAccessibleDescription(/Enter an amount\./)
  await expectFine(page, isMobile)
  await sheet.getByLabel('Name').fill('Bicycle')
  await sheet.getByLabel('How much').fill('1.000,00')
  await sheet.getByLabel('Saved already (optional)').fill('100')
  await sheet.getByLabel('By when (optional)').fill(dayIn(-1))
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('By when (optional)')).toHaveAccessibleDescription(/still ahead/)
  await sheet.getByLabel('By when (optional)').fill(dayIn(310))
  await expect(sheet.getByText('That takes €90.00 a month.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'Bicycle' }).check({ force: true })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await expect(goalCard(page, 'Bicycle')).toContainText('10%')
  await expect(goalCard(page, 'Bicycle')).toContainText('€90.00 a month until')
}

test('from the first goal to the last milestone', { tag: '@phone' }, async ({
  page,
  person,
  isMobile,
}) => {
  await enter(page, person, path)

  await test.step('add one, after being told what is missing', () => addBicycle(page, isMobile))

  await test.step('add money and hear of a milestone', async () => {
    await goalCard(page, 'Bicycle')
      .getByRole('button', { name: /Add money/ })
      .click()
    const sheet = page.getByRole('dialog', { name: /money$/ })
    await sheet.getByLabel('Amount').fill('400')
    await expect(sheet.getByText('Then €500.00 of €1,000.00 is saved, 50%.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Halfway there: Bicycle', { exact: true })).toBeVisible()
    await expect(goalCard(page, 'Bicycle')).toContainText('50%')
  })

  await test.step('no more can be taken out than is there', async () => {
    await goalCard(page, 'Bicycle')
      .getByRole('button', { name: /Add money/ })
      .click()
    const sheet = page.getByRole('dialog', { name: /money$/ })
    await sheet.getByText('Take out', { exact: true }).click()
    await sheet.getByLabel('Amount').fill('500,01')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByLabel('Amount')).toHaveAccessibleDescription(/There is €500\.00 in it/)
    await sheet.getByRole('button', { name: /All of it/ }).click()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(goalCard(page, 'Bicycle')).toContainText('0%')
    await undo(page)
    await expect(goalCard(page, 'Bicycle')).toContainText('50%')
  })

  await test.step('the rest of it, and it is reached', async () => {
    await goalCard(page, 'Bicycle')
      .getByRole('button', { name: /Add money/ })
      .click()
    const sheet = page.getByRole('dialog', { name: /money$/ })
    await sheet.getByRole('button', { name: /The rest/ }).click()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('You made it: Bicycle', { exact: true })).toBeVisible()
    await expect(page.getByText('Every goal is reached or archived')).toBeVisible()
    await page.reload()
    await page.getByText('Reached 1').click()
    await expect(goalCard(page, 'Bicycle')).toContainText('All of it is saved')
  })
})

test('archive, delete and undo, also offline', { tag: ['@phone', '@keeps-app'] }, async ({
  page,
  person,
  server,
  forgive,
}) => {
  const id = await storeGoal(server.url, person)
  await storeMoney(server.url, person, id, 45_000)
  await storeGoal(server.url, person, { name: 'Tent', priority: 1 })
  await enter(page, person, path)
  await expect(goalCard(page, 'Bicycle')).toContainText('45%')

  await test.step('an empty one goes at once, and comes back', async () => {
    await chooseFor(page, 'Tent', 'Delete')
    await expect(goalCard(page, 'Tent')).toBeHidden()
    await undo(page)
    await expect(goalCard(page, 'Tent')).toBeVisible()
  })

  await test.step('one with money in it says so, and offers the archive', async () => {
    await chooseFor(page, 'Bicycle', 'Delete')
    const dialog = page.getByRole('dialog', { name: '€450.00 is in this goal' })
    await dialog.getByRole('button', { name: 'Archive instead' }).click()
    await expect(goalCard(page, 'Bicycle')).toBeHidden()
    await page.getByText('Archived 1').click()
    await chooseFor(page, 'Bicycle', 'Take out of the archive')
    await page.getByText('Active 2').click()
    await chooseFor(page, 'Bicycle', 'Delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(goalCard(page, 'Bicycle')).toBeHidden()
    await undo(page)
    await expect(goalCard(page, 'Bicycle')).toContainText('45%')
    await expect
      .poll(() => storedGoal(server.url, person, id))
      .toMatchObject({
        totalSaved: 45_000,
        status: 'active',
      })
  })

  await test.step('what is written offline is there at once and sent later', async () => {
    forgive(/ERR_INTERNET_DISCONNECTED/)
    await untilAppKept(page)
    await goOffline(page)
    await goalCard(page, 'Bicycle')
      .getByRole('button', { name: /Add money/ })
      .click()
    const sheet = page.getByRole('dialog', { name: /money$/ })
    await sheet.getByLabel('Amount').fill('50')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(goalCard(page, 'Bicycle')).toContainText('50%')
    await goOnline(page)
    await expect
      .poll(() => storedGoal(server.url, person, id))
      .toMatchObject({ totalSaved: 50_000, milestone: 50 })
    await expect(goalCard(page, 'Bicycle')).toContainText('€500.00')
  })
})

test('find, order and plan', { tag: '@phone' }, async ({ page, person, server, isMobile }) => {
  const { url } = server
  const commands = { targetAmount: 60_000, targetOn: dayIn(400), priority: 0 }
  const first = await storeGoal(url, person, { ...commands, name: 'Tent' })
  await storeMoney(url, person, first, 30_000, -120)
  await storeGoal(url, person, { name: 'Bicycle', targetOn: dayIn(190), priority: 1 })
  await storeGoal(url, person, { name: 'Trip to Kyoto', currency: 'JPY', priority: 2 })
  await storeGoal(url, person, { name: 'Fund '.repeat(15).trim(), priority: 3 })
  await enter(page, person, path)
  const names = page.getByRole('list', { name: 'Goals' }).getByRole('link')
  await expect(names).toHaveText([/Fund/, /Kyoto/, /Bicycle/, /Tent/])
  await page.getByLabel('Sort by').selectOption('Your order')
  await expect(names).toHaveText([/Tent/, /Bicycle/, /Kyoto/, /Fund/])
  await expectFine(page, isMobile)

  await page.getByLabel('Search goals').fill('kyo')
  await expect(names).toHaveText([/Kyoto/])
  await page.getByLabel('Search goals').fill('boat')
  await page.getByRole('button', { name: 'Clear the search' }).last().click()
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(names).toHaveText([/Bicycle/, /Fund/, /Tent/, /Kyoto/])

  await page.getByText('Plan', { exact: true }).click()
  const plan = page.getByRole('list', { name: 'Goals in your order' })
  const rows = plan.getByRole('listitem')
  await expect(rows).toHaveText([/Tent/, /Bicycle/, /Fund/])
  await page.getByRole('button', { name: /Just enough for every date/ }).click()
  await expect(page.getByText('Every date is kept.')).toBeVisible()
  await page.getByRole('slider', { name: 'Set aside' }).fill('5000')
  await expect(rows.nth(1)).toContainText('Late')
  await expectFine(page, isMobile)
  await page.getByRole('button', { name: 'Move Bicycle up' }).click()
  await expect(rows).toHaveText([/Bicycle/, /Tent/, /Fund/])
  await undo(page)
  await expect(rows).toHaveText([/Tent/, /Bicycle/, /Fund/])
})
