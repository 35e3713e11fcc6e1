import pg from 'pg'
import { beside, named, waysIn, withAuthenticator } from '../passkeys-of.ts'
import { setUpFactor } from '../second-factor-of.ts'
import { expect, test } from '../story.ts'
import { expectStart, expectToast, signOut } from '../vocabulary.ts'

test('a passkey is added, lets in, shows who one is, and is removed', {
  tag: '@phone',
}, async ({ page, person, server: first, forgive }) => {
  forgive(/status of (401|403|422)|no passkey|not changed|login failed/)
  const server = await beside(first)
  const device = await withAuthenticator(page)
  await page.goto(named(server.url, '/mcapp/login?way=email'))
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectStart(page)
  await page.goto(named(server.url, '/mcapp/profile'))
  await expect(waysIn(page)).toContainText('None yet. Log in with your fingerprint')
  await waysIn(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Name it, such as “My phone”.')).toBeVisible()
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'The passkey is added')
  await expect(waysIn(page)).toContainText(/My laptop\s*Since .*not used yet/)

  // The same device makes no second one.
  await waysIn(page).getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name').fill('Once more')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This device has a passkey of yours already.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await signOut(page)
  await expect(page).toHaveURL(/login/)
  // Where the link leads; in the form, this device would take the offer of the field by itself.
  await page.goto(named(server.url, '/mcapp/login?way=email&passkey=1'))
  await expectStart(page)
  await page.goto(named(server.url, '/mcapp/profile'))
  await expect(waysIn(page)).toContainText(/My laptop\s*Since .*last used/)

  const database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  const old = 'update identity.sessions set proven_at = null where user_id = $1'
  await database.query(old, [person.session.user.id])
  await database.end()
  await waysIn(page).getByRole('button', { name: 'Rename My laptop' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename the passkey' })
  await rename.getByLabel('Name').fill('Old laptop')
  await rename.getByRole('button', { name: 'Save' }).click()
  await waysIn(page).getByRole('button', { name: 'Remove Old laptop' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Old laptop?' })
  await remove.getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'The passkey is removed')
  await expect(waysIn(page)).not.toContainText('Old laptop')
  // The browser was told, and offers it nowhere any more.
  await expect.poll(device.count).toBe(0)

  await signOut(page)
  await expect(page).toHaveURL(/login/)
  await page.goto(named(server.url, '/mcapp/login?passkey=1'))
  await expect(page.getByText('No passkey was given. Please try again.')).toBeVisible()
  await server.stop()
})

test('a passkey replaces the code of the second step', { tag: '@phone' }, async ({
  page,
  person,
  server: first,
  forgive,
}) => {
  forgive(/status of (401|403|422)|no passkey|login failed/)
  const server = await beside(first)
  const device = await withAuthenticator(page)
  const logIn = async () => {
    await page.goto(named(server.url, '/mcapp/login?way=email'))
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await logIn()
  await expectStart(page)
  await page.goto(named(server.url, '/mcapp/profile'))
  await setUpFactor(page)
  await waysIn(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'The passkey is added')
  await signOut(page)
  await expect(page).toHaveURL(/login/)

  // Locked meanwhile: else this device would take the offer of the field by itself.
  await device.unlock(false)
  await logIn()
  const instead = page.getByRole('button', { name: 'Use a passkey instead' })
  await instead.click()
  await expect(page.getByText('No passkey was given. Please try again.')).toBeVisible()
  await device.unlock(true)
  await instead.click()
  await expectStart(page)
  await page.goto(named(server.url, '/mcapp/profile'))
  await expect(waysIn(page)).toContainText(/My phone\s*Since .*last used/)
  await page.goto('about:blank')
  await server.stop()
})

test('an address of digits says in one sentence why there are none', async ({ page, person }) => {
  await page.goto('/mcapp/login?way=email')
  await page.getByRole('link', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('only for an address with a name, and over https')).toBeVisible()
  await page.getByRole('link', { name: 'Log in another way' }).click()
  await page.goto('/mcapp/login?way=email')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectStart(page)
  await page.goto('/mcapp/profile')
  await expect(waysIn(page).getByText('Passkeys are made at')).toBeVisible()
  await expect(waysIn(page).getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})
