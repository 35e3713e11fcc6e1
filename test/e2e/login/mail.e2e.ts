import { linkFor } from '../outbox.ts'
import { enter, newPerson } from '../person.ts'
import { expect, test } from '../story.ts'
import { chooseEmail, expectLedger, expectStart, signIn } from '../vocabulary.ts'

test('a forgotten password is chosen anew by mail', { tag: '@phone' }, async ({
  page,
  person,
  server,
  openDevice,
  forgive,
}) => {
  forgive(/status of 401/)
  const elsewhere = await openDevice()
  await enter(elsewhere, person, new URL('/mcapp/expenses', server.url).href)
  await expectLedger(elsewhere)

  await page.goto('/mcapp/login')
  await chooseEmail(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into the outbox' })).toBeVisible()

  await page.goto(await linkFor(server, person.email, 2))
  await page.getByLabel('New password').fill('a calm new password')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('status').filter({ visible: true })).toContainText(
    'Your new password is set',
  )
  const told = page.getByRole('status').filter({ hasText: 'Your new password is set' })
  await expect(told).toContainText(/devices? (was|were) logged out/)
  await expect(told).toContainText('Only your email with this password leads in now.')
  await expect(elsewhere).toHaveURL(/\/mcapp\/login/)
  await signIn(page, { ...person, password: 'a calm new password' })
  await expectStart(page)

  await page.goto(await linkFor(server, person.email, 3))
  await expect(page.getByRole('heading', { name: 'Was that not you?' })).toBeVisible()
  await page.getByRole('button', { name: 'That was not me' }).click()
  await expect(page.getByRole('heading', { name: 'It is taken back' })).toBeVisible()
  await page.goto('/mcapp/dashboard')
  await expect(page).toHaveURL(/\/mcapp\/login/)
})

test('the same is said about an address nobody has', async ({ page }) => {
  await page.goto('/mcapp/login?forgot=1')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If somebody here has the address nobody@example.org')).toBeVisible()
})

test('an address is confirmed elsewhere by the password, or given up', { tag: '@phone' }, async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(/status of 422/)
  const link = await linkFor(server, person.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Is this account yours?' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('a guess of another')
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()

  const stranger = await newPerson(server.url)
  await page.goto(await linkFor(server, stranger.email))
  await page.getByRole('button', { name: 'I did not sign up' }).click()
  await expect(page.getByRole('heading', { name: 'This address is not confirmed' })).toBeVisible()
})

test('a link that is no longer valid says so', async ({ page, forgive }) => {
  forgive(/status of 422/)
  await page.goto(`/mcapp/login#verify=${'a'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})
