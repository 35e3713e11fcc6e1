import { storedExpenses } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  chooseFor,
  dayIn,
  editButton,
  stage,
  storeTemplate,
  templateRow,
  undo,
} from './recurring-of.ts'

const path = '/mcapp/recurring'

test('write one down, with its schedule in words', { tag: '@phone' }, async ({ page, person }) => {
  await enter(page, person, path)
  await page.getByRole('button', { name: 'Add an expense' }).click()
  const sheet = page.getByRole('dialog', { name: 'New recurring expense' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Amount')).toHaveAccessibleDescription(/Enter an amount\./)
  await expect(sheet.getByLabel('Amount')).toBeFocused()

  await sheet.getByLabel('Amount').fill('950')
  await sheet.getByLabel('Description').fill('Starbucks Hbf')
  await expect(sheet).toContainText('Starbucks is known for Coffee and snacks')
  await sheet.getByLabel('Description').fill('Rent')
  await expect(sheet).toContainText('By its name')
  await sheet.getByText('Last day', { exact: true }).click()
  await sheet.getByText('1', { exact: true }).click()
  await sheet.getByLabel('On a weekend').selectOption('Move it to Friday')
  const preview = sheet.getByRole('region', { name: 'What will happen' })
  await expect(preview).toContainText(
    'Every month on the 1st and last day, or the Friday before a weekend',
  )
  await expect(preview.getByRole('listitem')).toHaveCount(6)
  await sheet.getByRole('button', { name: 'Save' }).click()

  await expect(sheet).toBeHidden()
  await expect(templateRow(page, 'Rent')).toContainText('€950.00')
  await page.reload()
  await expect(templateRow(page, 'Rent')).toContainText('Every month on the 1st and last day')
})

test('pause, go on, delete and undo', { tag: '@phone' }, async ({ page, person, server }) => {
  await storeTemplate(server.url, person)
  await enter(page, person, path)
  await expect(stage(page, 'Next 30 days')).toContainText('Rent')
  await expect(page.getByRole('region', { name: 'What it comes to' })).toContainText(
    '11,400.00 euros a year',
  )

  await chooseFor(page, 'Rent', 'Pause')
  await expect(stage(page, 'Paused')).toContainText('Rent')
  await expect(page.getByRole('region', { name: 'What it comes to' })).toContainText(
    '0.00 euros a year',
  )
  await chooseFor(page, 'Rent', 'Resume')
  await expect(stage(page, 'Next 30 days')).toContainText('Rent')

  await chooseFor(page, 'Rent', 'Delete')
  await expect(page.getByText('What comes again goes here')).toBeVisible()
  await undo(page)
  await expect(stage(page, 'Next 30 days')).toContainText('Rent')
})

test('skip one, post one now, and take both back', async ({ page, person, server }) => {
  await storeTemplate(server.url, person, { frequency: 'weekly' })
  await enter(page, person, path)
  const row = templateRow(page, 'Rent')
  await expect(row).toContainText('in 3 days')
  await chooseFor(page, 'Rent', 'Skip the next one')
  await expect(row).toContainText('in 10 days')
  await undo(page)
  await expect(row).toContainText('in 3 days')

  await chooseFor(page, 'Rent', 'Post the next one now')
  await expect(row).toContainText('in 10 days')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ amount: 95_000, date: dayIn(0), occurrenceOn: dayIn(3) }])

  await page.goto('/mcapp/expenses')
  await page.getByRole('link', { name: 'Rent comes again' }).click()
  await expect(page.getByRole('dialog', { name: 'Recurring expense' })).toBeVisible()
})

test('confirm one with the amount it really was', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeTemplate(server.url, person, {
    description: 'Electricity',
    startOn: dayIn(0),
    autoPost: false,
  })
  await enter(page, person, path)
  // Whether the server has looked at it already or not, it waits after this.
  const waiting = page.getByRole('region', { name: /^Waiting for you/ })
  if (!(await waiting.isVisible())) {
    await chooseFor(page, 'Electricity', 'Post the next one now')
    await undo(page)
  }
  await expect(waiting).toContainText('Electricity')
  await waiting.getByLabel('Amount in EUR').fill('61,37')
  await waiting.getByRole('button', { name: 'Confirm Electricity' }).click()
  await expect(waiting).toBeHidden()
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ amount: 6137, date: dayIn(0), description: 'Electricity' }])
})

test('change only the next one, or all from a later one on', async ({ page, person, server }) => {
  await storeTemplate(server.url, person, { frequency: 'weekly' })
  await enter(page, person, path)
  const change = async (amount: string, kind: string) => {
    await editButton(page, 'Rent').first().click()
    const sheet = page.getByRole('dialog', { name: 'Recurring expense' })
    await expect(sheet.getByLabel('Amount')).toBeVisible()
    await expect(sheet.getByText('You were writing')).toHaveCount(0)
    await sheet.getByLabel('Amount').fill(amount)
    await sheet.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Which ones change?' })
    await dialog.getByLabel('Change', { exact: true }).selectOption(kind)
    return dialog
  }
  const one = await change('1000', 'one')
  await expect(one.getByRole('row').nth(1)).toContainText('€1,000.00')
  await expect(one.getByRole('row').nth(2)).not.toContainText('€1,000.00')
  await one.getByRole('button', { name: 'Save' }).click()
  await expect(templateRow(page, 'Rent')).toContainText('in 10 days')
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ amount: 100_000, date: dayIn(3) }])

  const from = await change('980', 'from')
  await expect(from.getByRole('row').nth(1)).toContainText('€950.00')
  await expect(from.getByRole('row').nth(2)).toContainText('€980.00')
  await from.getByRole('button', { name: 'Save' }).click()
  await expect(templateRow(page, 'Rent')).toHaveCount(2)
  await undo(page)
  await expect(templateRow(page, 'Rent')).toHaveCount(1)
})

test('offline it works the same, and is sent later', async ({ page, person, server, forgive }) => {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  await storeTemplate(server.url, person)
  await enter(page, person, path)
  await expect(templateRow(page, 'Rent')).toBeVisible()
  await page.context().setOffline(true)
  await chooseFor(page, 'Rent', 'Post the next one now')
  await expect(stage(page, 'Later')).toContainText('Rent')
  await page.context().setOffline(false)
  await expect
    .poll(() => storedExpenses(server.url, person), { timeout: 30_000 })
    .toMatchObject([{ amount: 95_000, occurrenceOn: dayIn(3) }])
})
