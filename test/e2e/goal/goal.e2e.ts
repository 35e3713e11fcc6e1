import type { Page } from '@playwright/test'
import {
  chooseFor,
  dayIn,
  expectFine,
  storedGoal,
  storeGoal,
  storeMoney,
  undo,
} from '../goals-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectNamed } from '../vocabulary.ts'

test.use({ bypassCSP: true })

const fact = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name })

async function tryWhatIf(page: Page): Promise<void> {
  const slider = page.getByRole('slider', { name: 'You set aside' })
  await slider.fill('10000')
  // Six payments: the sixth month from this one, or the fifth before the middle of a month.
  await expect(page.getByText(/You are there in .* [56] months from now/)).toBeVisible()
  await page.getByText('By a date', { exact: true }).click()
  await page.getByLabel('You want it by').fill(dayIn(95))
  await expect(page.getByText(/That takes €176\.67 a month/)).toBeVisible()
}

test('one goal and all that moved', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const { url } = server
  const id = await storeGoal(url, person, { targetOn: dayIn(365) })
  await storeMoney(url, person, id, 20_000, -100)
  for (const days of [-75, -45, -15]) await storeMoney(url, person, id, 9_000, days)
  await enter(page, person, `/mcapp/goals/${id}`)

  await test.step('says what it takes and how fast it goes', async () => {
    await expectNamed(page, 'Goals', 'Bicycle')
    await expect(page.getByText('47 percent saved')).toBeAttached()
    await expect(fact(page, 'Needed a month')).toContainText(/€4[48]\.\d\d/)
    await expect(fact(page, 'Your pace a month')).toContainText('€90.00')
    await expect(fact(page, 'At this pace')).toContainText('early')
    await expect(page.getByRole('listitem').filter({ hasText: '25%' })).toContainText('reached')
    await page.getByRole('button', { name: 'Show as a table' }).click()
    const table = page.getByRole('table', { name: /Saved over time/ })
    await expect(table.getByRole('row').nth(1)).toContainText('€200.00')
    await expectFine(page, isMobile)
    await page.getByRole('button', { name: 'Show as a picture' }).click()
    await expect(page.getByRole('application')).toBeVisible()
  })

  await test.step('answers what if, by amount and by date', () => tryWhatIf(page))

  await test.step('takes money, celebrates quietly, and lets it be put right', async () => {
    await page.getByRole('button', { name: 'Add money' }).click()
    const sheet = page.getByRole('dialog', { name: /money$/ })
    await sheet.getByLabel('Amount').fill('30')
    await sheet.getByLabel('Note').fill('Found in a coat')
    await sheet.getByRole('button', { name: 'Save' }).click()
    const milestones = page.getByRole('region', { name: 'Milestones' })
    await expect(milestones.getByRole('status')).toHaveText('Halfway there')
    const rows = page.getByRole('region', { name: 'In and out' }).getByRole('listitem')
    await expect(rows.first()).toContainText('Found in a coat')
    await rows
      .first()
      .getByRole('button', { name: /Found in a coat/ })
      .click()
    const open = page.getByRole('dialog', { name: 'Added money' })
    await open.getByLabel('Amount').fill('40')
    await expectFine(page, isMobile)
    await open.getByRole('button', { name: 'Save' }).click()
    await expect(rows.first()).toContainText('€40.00')
    await rows.first().getByRole('button', { name: 'Delete €40.00' }).click()
    await expect(rows).toHaveCount(4)
    await undo(page)
    await expect(rows).toHaveCount(5)
    await expect.poll(() => storedGoal(url, person, id)).toMatchObject({ totalSaved: 51_000 })
  })
})

test('what was taken out is not undone below zero, and a goal that is gone says so', async ({
  page,
  person,
  server,
}) => {
  const { url } = server
  const id = await storeGoal(url, person)
  await storeMoney(url, person, id, 10_000, -10)
  await enter(page, person, `/mcapp/goals/${id}`)
  await page.getByRole('button', { name: 'Take out' }).click()
  const sheet = page.getByRole('dialog', { name: /money$/ })
  await sheet.getByLabel('Amount').fill('80')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Delete €100.00' }).click()
  await expect(page.getByText('More was taken out since', { exact: true })).toBeVisible()

  await chooseFor(page, 'Bicycle', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit goal' })
  await edit.getByLabel('How much').fill('20')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Reached', { exact: true })).toBeVisible()

  await chooseFor(page, 'Bicycle', 'Delete')
  const asked = page.getByRole('dialog', { name: '€20.00 is in this goal' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('What are you saving for?')).toBeVisible()
  await page.goto(`/mcapp/goals/${id}`)
  await expect(page.getByText('This goal is not here')).toBeVisible()
  await page.getByRole('link', { name: 'See all goals' }).click()
  await expect(page.getByRole('button', { name: 'Add a goal' })).toBeVisible()
})
