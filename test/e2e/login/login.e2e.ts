import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectLedger, expectNothingKept, expectStart, signIn, signOut } from '../vocabulary.ts'

test('somebody who signed up before logs in', { tag: '@phone' }, async ({ page, person }) => {
  await page.goto('/mcapp/login')
  await signIn(page, person)
  await expectStart(page)
  await page.reload()
  await expectStart(page)
})

test('an address asked for before logging in is opened after it', async ({
  page,
  person,
  forgive,
}) => {
  forgive(/status of 401/)
  await page.goto('/mcapp/expenses?q=rent#rows')
  await expect(page).toHaveURL(/\/mcapp\/login/)

  await test.step('a wrong password is refused and the form stays', async () => {
    await signIn(page, { ...person, password: 'not the password' })
    await expect(page.getByText('That email and password do not match.').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await expect(page).toHaveURL(/\/mcapp\/login/)
  })

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/mcapp\/expenses\?q=rent#rows/)
})

test('logging out leaves nothing behind on the device, in no tab', async ({
  page,
  person,
  context,
}) => {
  await enter(page, person)
  await expectLedger(page)
  const second = await context.newPage()
  await second.goto('/mcapp/expenses')
  await expectLedger(second)
  await signOut(page)
  await expect(page).toHaveURL(/\/mcapp\/login/)
  await expect(second).toHaveURL(/\/mcapp\/login/)
  await expectNothingKept(page)
  await page.goto('/mcapp/expenses')
  await expect(page).toHaveURL(/\/mcapp\/login/)
})

test('a session that ended elsewhere leads back to the login page', async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(/status of 401/)
  await enter(page, person)
  await expectLedger(page)
  const authorization = `Bearer ${person.session.token}`
  const url = new URL('/api/auth/logout', server.url)
  const answer = await fetch(url, { method: 'POST', headers: { authorization } })
  expect(answer.status).toBe(200)
  await page.reload()
  await expect(page).toHaveURL(/\/mcapp\/login/)
})
