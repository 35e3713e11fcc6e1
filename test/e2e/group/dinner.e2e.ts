import type { Locator, Page } from '@playwright/test'
import { addBill, tab } from '../groups/group-of.ts'
import { enter, newPerson, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectNamed, goOffline, goOnline } from '../vocabulary.ts'

const spent = (page: Page) => page.getByText(/^Spent/).locator('..')

async function makeGroup(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a group' }).click()
  const sheet = page.getByRole('dialog', { name: 'New group' })
  await sheet.getByLabel('Name', { exact: true }).fill('Lisbon')
  await sheet.getByLabel('Who is in it besides you').fill('Cleo')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expectNamed(page, 'Groups', 'Lisbon')
  await page.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Invite to Lisbon' })
  await dialog.getByText('Link or QR').click()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByText('Whoever has it can join.')).toBeVisible()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return link
}

/** It moves what others owe, so it is asked first. */
async function deleteIn(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Delete', exact: true }).click()
  const ask = page.getByRole('dialog', { name: /^Delete .*\?$/ })
  await expect(ask).toContainText(/It changes the balances of .*Cleo/)
  await ask.getByRole('button', { name: 'Delete', exact: true }).click()
}

interface Two {
  readonly page: Page
  readonly other: Page
}

async function joinByLink({ page, other }: Two, ben: Person): Promise<void> {
  const link = await makeGroup(page)
  await enter(other, ben, link)
  const join = other.getByRole('dialog', { name: 'Lisbon' })
  await expect(join.getByLabel('Who are you in the group?')).toBeVisible()
  await join.getByRole('button', { name: 'Join' }).click()
  await expect(other.getByRole('heading', { name: 'Lisbon', exact: true })).toBeVisible()
  await tab(page, 'Settings').click()
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('Ben Vogt')
  await tab(page, 'Expenses').click()
}

/** A choice that has the focus leaves the letters to the page. */
async function keyOverStatistics(page: Page): Promise<void> {
  await page.getByText('Statistics', { exact: true }).click()
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: /^New expense in/ })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  // Before the choice is drawn: the sheet comes over what was chosen.
  await page.getByLabel('List', { exact: true }).evaluate((choice: HTMLElement) => {
    choice.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
  })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Dinner' })).toBeVisible()
}

/** In a currency nobody knows a rate of, and gone again afterwards. */
async function rateForBoth({ page, other }: Two): Promise<void> {
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: /^New expense in/ })
  await sheet.getByLabel('Amount').fill('100')
  await sheet.getByLabel('Currency').selectOption('SYP')
  await sheet.getByLabel('Rate: 1 SYP in EUR').fill('0.5')
  await expect(sheet.getByText('≈ €50.00')).toBeVisible()
  await sheet.getByLabel('What was it').fill('Mint tea')
  await sheet.getByLabel('What was it').press('Enter')
  await other.getByRole('button', { name: 'Mint tea' }).click()
  const theirs = other.getByRole('dialog', { name: 'Shared expense' })
  await expect(theirs.getByLabel('Rate: 1 SYP in EUR')).toHaveValue('0.5')
  await other.goto('/mcapp/expenses')
  // A third of each: 30.00, and half of 33.33.
  await expect(spent(other)).toContainText('€46.67')
  await other.goBack()
  await page.getByRole('button', { name: 'Mint tea' }).click()
  const mine = page.getByRole('dialog', { name: 'Shared expense' })
  await deleteIn(page, mine)
  // They were looking at it.
  const gone = other.getByRole('dialog', { name: 'This expense is no longer here' })
  await gone.getByRole('button', { name: 'Close' }).first().click()
  await expect(other.getByRole('button', { name: 'Mint tea' })).toBeHidden()
}

async function seeMyPart({ page }: Two): Promise<void> {
  await page.goto('/mcapp/expenses')
  await expect(page.getByRole('button', { name: /Dinner.*Shared in Lisbon/ })).toBeVisible()
  await expect(spent(page)).toContainText('€30.00')
  await page.getByText('What I paid').click()
  await expect(spent(page)).toContainText('€90.00')
  await page.getByText('My share').click()
  await expect(spent(page)).toContainText('€30.00')
}

async function settle({ page, other }: Two): Promise<void> {
  await tab(other, 'Balances').click()
  await other.getByRole('button', { name: 'Record that You paid Anna Keller' }).click()
  const dialog = other.getByRole('dialog', { name: 'Record a payment' })
  await expect(dialog.getByLabel('Amount in EUR')).toHaveValue('30.00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Not confirmed yet')).toBeVisible()
  await expect(other.getByText('waits for Anna Keller to confirm')).toBeVisible()
  await expect(other.getByText('You owe Anna Keller €30.00').first()).toBeVisible()
  await page.goto('/mcapp/notifications')
  await page.getByRole('button', { name: 'It arrived' }).click()
  await expect(page.getByText('Confirmed. It counts in Lisbon.')).toBeVisible()
  await page.getByRole('link', { name: 'Ben Vogt paid you €30.00' }).click()
  const row = page.getByRole('region', { name: 'Payments' }).getByRole('listitem')
  await expect(row).toBeFocused()
  await expect(other.getByText('Confirmed', { exact: true })).toBeVisible()
}

async function editAtOnce({ page, other }: Two): Promise<void> {
  await page.getByRole('button', { name: /Dinner/ }).click()
  await other.getByRole('button', { name: /Dinner/ }).click()
  const mine = page.getByRole('dialog', { name: 'Shared expense' })
  const theirs = other.getByRole('dialog', { name: 'Shared expense' })
  await mine.getByLabel('What was it').fill('Dinner by the sea')
  await mine.getByRole('button', { name: 'Notes' }).click()
  await mine.getByLabel('Notes').fill('With a view')
  await theirs.getByLabel('What was it').fill('Dinner in Alfama')
  await mine.getByRole('button', { name: 'Save' }).click()
  const newer = theirs.getByRole('region', { name: 'A newer version' })
  await expect(newer).toContainText('Anna Keller changed this')
  await expect(newer).not.toContainText('Notes')
  await expect(newer).toContainText('Dinner by the sea')
  await expect(theirs.getByLabel('What was it')).toHaveValue('Dinner in Alfama')
  await newer.getByRole('button', { name: 'Go on with mine' }).click()
  // Only they changed it, so it is taken in without a question.
  await expect(theirs.getByLabel('Notes')).toHaveValue('With a view')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Dinner in Alfama' })).toBeVisible()
}

/** The name here, the amount there, each without knowing of the other: nobody is asked. */
async function saveAtOnce({ page, other }: Two): Promise<void> {
  await page.getByRole('button', { name: 'Dinner in Alfama' }).click()
  await other.getByRole('button', { name: 'Dinner in Alfama' }).click()
  const mine = page.getByRole('dialog', { name: 'Shared expense' })
  const theirs = other.getByRole('dialog', { name: 'Shared expense' })
  await mine.getByLabel('What was it').fill('Dinner and fado')
  await theirs.getByLabel('Amount').first().fill('120')
  await goOffline(other)
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  const sent = page.waitForResponse('**/api/sync/push')
  await mine.getByRole('button', { name: 'Save' }).click()
  await sent
  await goOnline(other)
  for (const one of [page, other]) {
    const row = one.getByRole('button', { name: /Dinner and fado/ })
    await expect(row).toContainText('€120.00')
    await expect(one.getByRole('region', { name: 'Not saved' })).toBeHidden()
  }
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /Dinner and fado/ })).toContainText('€90.00')
}

async function deleteAndUndo({ page, other }: Two): Promise<void> {
  const row = other.getByRole('button', { name: 'Dinner and fado' })
  await page.getByRole('button', { name: 'Dinner and fado' }).click()
  const sheet = page.getByRole('dialog', { name: 'Shared expense' })
  await deleteIn(page, sheet)
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
}

async function restoreTheirs({ page, other }: Two): Promise<void> {
  const bill = page.getByRole('button', { name: 'Dinner and fado' })
  await bill.click()
  const sheet = page.getByRole('dialog', { name: 'Shared expense' })
  await deleteIn(page, sheet)
  await expect(bill).toBeHidden()
  await tab(other, 'Activity').click()
  await other.getByRole('button', { name: /^Restore: .* deleted Dinner and fado/ }).click()
  await expect(bill).toBeVisible()
}

async function settleTogether({ page, other }: Two): Promise<void> {
  await tab(page, 'Settings').click()
  const members = page.getByRole('list', { name: 'Members' })
  await members.getByRole('button', { name: 'More for Anna Keller' }).click()
  await page.getByRole('menuitem', { name: 'Settle together with…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settle together' })
  await dialog.getByLabel('Anna Keller settles together with').selectOption('Ben Vogt')
  await dialog.getByRole('button', { name: 'Ask' }).click()
  await expect(members).toContainText('Would settle with Ben Vogt')
  const asked = other.getByRole('region', { name: 'Settling together' })
  await expect(asked).toContainText('Anna Keller would settle together with you')
  await asked.getByRole('button', { name: 'Agree' }).click()
  await expect(members).toContainText('Settles with Ben Vogt')
  await expect(asked).toBeHidden()
}

/** My part stays when I leave, and can still be looked at and put where it belongs. */
async function leaveAndLook({ other }: Two): Promise<void> {
  await tab(other, 'Settings').click()
  await other.getByRole('button', { name: 'More for Ben Vogt' }).click()
  await other.getByRole('menuitem', { name: 'Leave the group' }).click()
  const dialog = other.getByRole('dialog', { name: 'Leave Lisbon?' })
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(other).toHaveURL(/groups$/)
  await other.goto('/mcapp/expenses')
  await other.getByRole('button', { name: /Dinner and fado/ }).click()
  const sheet = other.getByRole('dialog', { name: 'Dinner and fado' })
  await expect(sheet).toContainText('You are no longer in Lisbon')
  await expect(sheet).toContainText('€30.00')
  await expect(sheet.getByLabel('Category in your own book')).toBeVisible()
}

test('a dinner of 90 for three costs my book 30, before and after settling', async ({
  page,
  person,
  openDevice,
  server,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  const ben = await newPerson(server.url, { name: 'Ben Vogt' })
  const two = { page, other: await openDevice() }
  const { other } = two
  await enter(page, person, '/mcapp/groups')
  await test.step('somebody joins by the link', () => joinByLink(two, ben))
  await test.step('the other sees it, in words', async () => {
    await addBill(page, '90', 'Dinner')
    await expect(other.getByRole('button', { name: 'Dinner' })).toBeVisible()
    await expect(other.getByText('You owe Anna Keller €30.00').first()).toBeVisible()
    await expect(page.getByText('You are owed €60.00').first()).toBeVisible()
  })
  await test.step('the key to add works beside Statistics, too', () => keyOverStatistics(page))
  await test.step('a rate typed on it counts in both books', () => rateForBoth(two))
  await test.step('it costs my book my part', () => seeMyPart(two))
  await test.step('settling changes nobody’s spending', async () => {
    await settle(two)
    for (const one of [page, other]) {
      await one.goto('/mcapp/expenses')
      await expect(spent(one)).toContainText('€30.00')
    }
  })
  await test.step('an edit over a newer version is shown beside it', () => editAtOnce(two))
  await test.step('two who save at once are both kept', () => saveAtOnce(two))
  await test.step('a deleted expense comes back by Undo', () => deleteAndUndo(two))
  await test.step('another restores what somebody deleted', () => restoreTheirs(two))
  await test.step('a household needs the word of both', () => settleTogether(two))
  await test.step('who left can still look at their part', () => leaveAndLook(two))
})
