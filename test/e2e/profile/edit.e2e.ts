import type { Page } from '@playwright/test'
import type { UserRow } from '#contract/identity/session.ts'
import type { TestServer } from '../../support/server.ts'
import { enter, type Person } from '../person.ts'
import { givePlus } from '../staff-of.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

/** What the server has stored, read past every screen. */
async function storedProfile(url: string, { session }: Person): Promise<UserRow> {
  const headers = { authorization: `Bearer ${session.token}` }
  const answer = await fetch(new URL('/api/auth/session', url), { headers })
  return ((await answer.json()) as { user: UserRow }).user
}

async function openProfile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
}

test('the user menu leads to the profile', { tag: '@phone' }, async ({ page, person }) => {
  await enter(page, person)
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
  await openProfile(page)
})

interface Scene {
  readonly page: Page
  readonly person: Person
  readonly server: TestServer
}

const nameBox = (page: Page) => page.getByLabel('Name', { exact: true })

async function renameAndUndo({ page, person, server }: Scene): Promise<void> {
  const name = nameBox(page)
  const storedName = async () => (await storedProfile(server.url, person)).name
  await name.fill('  ')
  await expect(name).toHaveAccessibleDescription('Enter your name.')
  await name.press('Escape')
  await expect(name).toHaveValue(person.name)
  expect(await storedName()).toBe(person.name)

  await name.fill('Anna Weber')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Name saved')
  await expect.poll(storedName).toBe('Anna Weber')
  await page.reload()
  await expect(name).toHaveValue('Anna Weber')
  await name.fill('Somebody else')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Anna Weber')
  await expect.poll(storedName).toBe('Anna Weber')
}

async function moveAbroad({ page, person, server }: Scene): Promise<void> {
  await page.getByLabel('Country').selectOption('CH')
  await page.getByLabel('Currency').selectOption('CHF')
  await page.getByLabel('Numbers and dates').selectOption('de-CH')
  await page.getByLabel('Time zone').selectOption('Europe/Zurich')
  await expect(page.getByLabel('Numbers and dates')).toHaveAccessibleDescription(/1.234\.50/)
  await page.getByRole('switch', { name: 'By email' }).click()
  await page.getByRole('switch', { name: 'As push messages' }).click()
  const region = { country: 'CH', currency: 'CHF', locale: 'de-CH', timezone: 'Europe/Zurich' }
  await expect
    .poll(() => storedProfile(server.url, person))
    .toMatchObject({ ...region, emailNotifications: true, pushNotifications: true })
}

test('everything about oneself is changed, used at once and kept', async ({
  page,
  person,
  server,
  openDevice,
}) => {
  const scene = { page, person, server }
  await enter(page, person, '/mcapp/profile')
  await openProfile(page)

  await test.step('the plan is told', async () => {
    const plan = page.getByRole('region', { name: 'Plan' })
    await expect(plan).toContainText('Free')
    await expect(plan).toContainText('(no model is set up here) and 200 MB of receipts')
    await expect(plan).toContainText('Nothing of 200 MB used.')
    await expect(plan.getByRole('progressbar', { name: 'Answers this month' })).toHaveCount(0)
    await plan.getByRole('button', { name: 'Ask for a year' }).click()
    await expect(plan.getByText('Asked for Plus')).toBeVisible()
    await plan.getByRole('button', { name: 'Take it back' }).click()
    await expect(plan.getByRole('button', { name: 'Ask for a month' })).toBeVisible()
  })

  await test.step('what staff answer is there at once, in all its parts', async () => {
    const plan = page.getByRole('region', { name: 'Plan' })
    await plan.getByRole('button', { name: 'Ask for a month' }).click()
    await expect(plan.getByText('Asked for Plus')).toBeVisible()
    await givePlus(server.url, person.session.user.id)
    await expect(plan.getByText('until')).toBeVisible()
    await expect(plan).toContainText('Nothing of 10 GB used.')
    await expect(plan.getByText('More of Plus')).toBeVisible()
  })

  await test.step('the theme is chosen here too', async () => {
    await page.getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.getByText('As the device', { exact: true }).click()
    await expect(page.locator('html')).toHaveClass(/light/)
  })

  await test.step('a new name is saved, kept and taken back, an empty one is not saved', () =>
    renameAndUndo(scene))

  await test.step('another device sees the change', async () => {
    const other = await openDevice()
    await enter(other, person, new URL('/mcapp/profile', server.url).href)
    await expect(nameBox(other)).toHaveValue('Anna Weber')
    await nameBox(page).fill('Anna Elsewhere')
    await page.keyboard.press('Enter')
    await expect(nameBox(other)).toHaveValue('Anna Elsewhere')
  })

  await test.step('region, money and notifications are saved', () => moveAbroad(scene))
})

test('an own picture is shown before it is used, and can be removed', async ({ page, person }) => {
  await enter(page, person, '/mcapp/profile')
  const picture = page.getByLabel('Picture file')

  await test.step('a file that is no picture is refused in words', async () => {
    const file = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
    await picture.setInputFiles(file)
    await expect(page.getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible()
  })

  const shown = page.getByAltText('You, as others see you')
  await expect(shown).toHaveAttribute('src', /\.svg/)
  await picture.setInputFiles('src/web/public/icon-192.png')
  await expect(page.getByAltText('The new one, as others will see it')).toBeVisible()
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect(shown).toHaveAttribute('src', /\.webp/)
  await page.reload()
  await expect(shown).toHaveAttribute('src', /\.webp/)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(shown).toHaveAttribute('src', /\.svg/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toHaveAttribute('src', /\.webp/)
})
