import pg from 'pg'
import { newPhone } from '../../support/way-in.ts'
import { codeFor, lastMessage, linkFor } from '../outbox.ts'
import { enter } from '../person.ts'
import { codeBox, expectCodeBox, signInByPhone, signUpByPhone } from '../phone.ts'
import { expect, test } from '../story.ts'
import { expectNothingKept, expectStart, expectToast, signIn, signOut } from '../vocabulary.ts'

test('a new phone proves itself by a code, and the old one is told', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const [old, next] = [newPhone(), newPhone()]
  await signUpByPhone(page, server, { name: 'Anna Keller', number: old })
  await page.goto('/mcapp/profile')
  await signInByPhone(page, server, old, 2)
  await page.getByRole('button', { name: 'Change phone' }).click()
  await page.getByRole('textbox', { name: 'New phone number' }).fill(next)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expectCodeBox(page)
  await expect(codeBox(page)).toBeFocused()
  await codeBox(page).fill(await codeFor(server, next))
  await expectToast(page, 'Your phone number is changed')
  await expect(page.getByRole('region', { name: 'Ways in' })).toContainText(next.slice(-3))
  expect(await lastMessage(server, old, 3)).toMatch(/chang/i)
})

test('a phone of somebody else is refused beside the field', async ({
  page,
  person,
  server,
  forgive,
  openDevice,
}) => {
  forgive(/status of 409/)
  const taken = newPhone()
  const other = await openDevice()
  await other.goto(new URL('/mcapp/signup', server.url).href)
  await other.getByLabel('Name').fill('Bea')
  await other.getByRole('textbox', { name: 'Phone number' }).fill(taken)
  await other.getByRole('button', { name: 'Send code' }).click()
  await codeBox(other).fill(await codeFor(server, taken))
  await expect(other).toHaveURL(/login/)

  await enter(page, person, '/mcapp/profile')
  await page.getByRole('button', { name: 'Add a phone' }).click()
  const box = page.getByRole('textbox', { name: 'New phone number' })
  await box.fill(taken)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(box).toHaveAccessibleDescription(/already exists/)
})

test('a phone is added beside the email and removed again', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  const phone = newPhone()
  await enter(page, person, '/mcapp/profile')
  const ways = page.getByRole('region', { name: 'Ways in' })
  await expect(ways.getByRole('button', { name: 'Remove phone' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a phone' }).click()
  await page.getByRole('textbox', { name: 'New phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await codeBox(page).fill(await codeFor(server, phone))
  await expect(ways).toContainText(phone.slice(-3))
  await expect(ways).toContainText(/Added .* by .*\. Was that you\?/)
  // Whoever sets a password because of a stranger sees what else leads in.
  await ways.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('button', { name: 'No: take it off' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove your phone?' })
  await asked.getByRole('button', { name: 'Remove phone' }).click()
  await expectToast(page, 'Your phone number is removed')
  await expect(ways.getByRole('button', { name: 'Add a phone' })).toBeVisible()
})

test('a calendar address stands among the ways in and is revoked there', async ({
  page,
  person,
  server,
}) => {
  const make = { method: 'POST', body: JSON.stringify({ withAmounts: false }) }
  await fetch(new URL('/api/user/calendar', server.url), {
    ...make,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${person.session.token}`,
    },
  })
  await enter(page, person, '/mcapp/profile')
  const ways = page.getByRole('region', { name: 'Ways in' })
  await expect(ways).toContainText('without amounts')
  await ways.getByRole('button', { name: 'Revoke the address' }).click()
  await expectToast(page, 'The calendar address no longer works')
  await expect(ways).not.toContainText('without amounts')
  await expect(ways.getByRole('link', { name: 'Make one under Recurring' })).toBeVisible()
})

test('an email is verified by its link', async ({ page, person, server }) => {
  await enter(page, person, '/mcapp/profile')
  const ways = page.getByRole('region', { name: 'Ways in' })
  await expect(ways).toContainText('Not verified')
  await page.getByRole('button', { name: 'Verify or change' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('dialog', { name: 'Look into the outbox' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.goto(await linkFor(server, person.email))
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await page.getByRole('link', { name: 'Open your profile' }).click()
  await expect(ways).not.toContainText('Not verified')
  await expect(ways).toContainText(person.email)
})

test('who came in a while ago shows who they are, and goes on where they were', {
  tag: '@phone',
}, async ({ page, person, server, forgive }) => {
  forgive(/status of (401|403|422)/)
  const database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  const later = () =>
    database.query('update identity.sessions set proven_at = null where user_id = $1', [
      person.session.user.id,
    ])
  await later()
  await enter(page, person, '/mcapp/profile')
  const otherTab = await page.context().newPage()
  await otherTab.goto(new URL('/mcapp/expenses', server.url).href)
  await expect(otherTab.getByRole('heading', { name: 'Expenses', level: 1 })).toBeVisible()
  const tokenNow = () => page.evaluate(() => localStorage.getItem('mc-token'))
  const tokenBefore = await tokenNow()
  await page.getByRole('button', { name: 'Verify or change' }).click()
  const address = `new-${person.email}`
  await page.getByLabel('Email', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please confirm first that it is you.')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(address)

  await page.getByRole('button', { name: 'Send the link' }).click()
  const box = proof.getByLabel('Password', { exact: true })
  await box.fill('not my password')
  await box.press('Enter')
  await expect(box).toHaveAccessibleDescription('This is not your password.')
  await box.fill(person.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog', { name: 'Look into the outbox' })).toContainText(address)
  await page.getByRole('button', { name: 'Done' }).click()
  await linkFor(server, address)

  // Once is enough for ten minutes.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  await saved
  await later()
  await page.getByRole('button', { name: 'Export my data' }).click()
  await expect(proof).toBeVisible()
  await box.fill(person.password)
  const again = page.waitForEvent('download')
  await box.press('Enter')
  await again
  await database.end()

  // Each proof brought another token, and the other tab goes on with it.
  expect(await tokenNow()).not.toBe(tokenBefore)
  await otherTab.goto(new URL('/mcapp/profile', server.url).href)
  const list = otherTab.getByRole('region', { name: 'Where you are logged in' })
  await expect(list.getByText('This device')).toHaveCount(1)
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test('a password is changed with the current one', async ({ page, person, forgive }) => {
  // What is on its way while the token changes is refused once, and goes again with the new one.
  forgive(/status of (401|422)/)
  await enter(page, person, '/mcapp/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('dialog', { name: 'Change your password' })).toBeVisible()
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password', { exact: true }).fill('a calm new password')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your password.',
  )
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expectToast(page, 'Your new password is set')
  await signOut(page)
  await signIn(page, { ...person, password: 'a calm new password' })
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
})

test('sessions are listed, and one elsewhere is ended from here', async ({
  page,
  person,
  server,
  openDevice,
  forgive,
}) => {
  forgive(/status of 401/)
  const elsewhere = await openDevice()
  await elsewhere.goto(new URL('/mcapp/login', server.url).href)
  await signIn(elsewhere, person)
  await expectStart(elsewhere)

  await enter(page, person, '/mcapp/profile')
  const list = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText(/^Logged in .* from .*, last used /)).toHaveCount(2)
  await expect(list.getByText('This device')).toHaveCount(1)
  await list
    .getByRole('listitem')
    .getByRole('button', { name: /^Log out / })
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Set a new password' }).click()
  const form = page.getByRole('dialog', { name: 'Change your password' })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
  await expect(elsewhere).toHaveURL(/\/mcapp\/login\?from=/)
  await signIn(elsewhere, person)
  await expectStart(elsewhere)
  await page.reload()
  await page.getByRole('button', { name: 'Log out all others' }).click()
  const question = page.getByRole('dialog', { name: 'Log out all others?' })
  await expect(question).toContainText('the invitations you made end')
  await question.getByRole('button', { name: 'Log out all others' }).click()
  await expectToast(page, 'Your other devices are logged out')
  await expect(elsewhere).toHaveURL(/\/mcapp\/login\?from=/)
})

test('logging out everywhere ends this session too and leaves nothing here', async ({
  page,
  person,
  forgive,
}) => {
  forgive(/status of 401/)
  await enter(page, person, '/mcapp/profile')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Log out everywhere?' })
  await expect(question).toContainText('the invitations you made end')
  await expect(question).toContainText('This device is logged out too')
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await question.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/mcapp\/login/)
  await expectNothingKept(page)
})
