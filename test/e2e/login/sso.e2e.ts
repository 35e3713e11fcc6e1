import type { Page } from '@playwright/test'
import pg from 'pg'
import { openIssuer } from '../../support/issuer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { freePort } from '../free-port.ts'
import { type NewPerson, newPerson } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectStart, expectToast, signOut } from '../vocabulary.ts'

/** Its address has to be known beforehand: the issuer sends people back there. */
async function beside({ databaseUrl }: TestServer, env: Readonly<Record<string, string>>) {
  const port = await freePort()
  return startTestServer({ env: { DATABASE_URL: databaseUrl, PORT: String(port), ...env } })
}

const named = (url: string, path: string) => {
  const at = new URL(path, url)
  at.hostname = 'localhost'
  return at.href
}

async function comeByAcme(page: Page, url: string) {
  await page.goto(named(url, '/mcapp/login?way=email'))
  await page.getByRole('button', { name: 'Log in with Acme' }).click()
}

async function logIn(page: Page, { email, password }: NewPerson) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function linkAcme(page: Page) {
  const waysIn = page.getByRole('region', { name: 'Ways in' })
  await waysIn.getByRole('button', { name: 'Link', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Link Acme' })
  await dialog.getByRole('button', { name: 'Go there' }).click()
  await expectToast(page, 'Single sign-on is linked')
  await expect(waysIn).toContainText('You can log in with Acme.')
}

test('single sign-on makes an account, and shows who one is', {
  tag: '@phone',
}, async ({ page, server: first, forgive }) => {
  forgive(/status of (401|403|409|422)|single sign-on|not changed|login failed/)
  const issuer = await openIssuer()
  const server = await beside(first, issuer.env)
  const database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  const email = `${crypto.randomUUID()}@example.org`
  issuer.visit({ sub: email, email, email_verified: true, name: 'Nora Lind' })

  // Back to where they wanted to go.
  await page.goto(named(server.url, '/mcapp/profile'))
  await page.getByRole('button', { name: 'Log in with Acme' }).click()
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
  const waysIn = page.getByRole('region', { name: 'Ways in' })
  await expect(waysIn).toContainText('You can log in with Acme.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora Lind')

  // Somebody without a password shows there again who they are.
  await database.query(
    `update identity.sessions set proven_at = null where user_id =
      (select id from identity.users where email = $1)`,
    [email],
  )
  const unlink = async () => {
    await waysIn.getByRole('button', { name: 'Unlink' }).click()
    const dialog = page.getByRole('dialog', { name: 'Unlink Acme?' })
    await dialog.getByRole('button', { name: 'Unlink' }).click()
  }
  await unlink()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(proof).toContainText('Log in there once more.')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Confirmed. Now do once more what you wanted to do')
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
  await unlink()
  await expectToast(page, 'Single sign-on is unlinked')
  await expect(waysIn).toContainText('Not linked.')
  await database.end()
  await page.close()
  await server.stop()
  await issuer.close()
})

test('an account that was there is not opened by its address, and linked by its owner', async ({
  page,
  server: first,
  forgive,
}) => {
  forgive(/status of (401|403|409|422)|single sign-on|login failed/)
  const issuer = await openIssuer()
  const server = await beside(first, issuer.env)
  const database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  const person = await newPerson(server.url)
  for (const table of ['identity.users', 'users']) {
    const proven = `update ${table} set email_verified = true where id = $1`
    await database.query(proven, [person.session.user.id])
  }
  await database.end()
  issuer.visit({ sub: person.email, email: person.email, email_verified: true })
  await comeByAcme(page, server.url)
  await expect(page.getByText('There is an account with this address already.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the log-in' }).click()
  await page.goto(named(server.url, '/mcapp/login?way=email'))
  await logIn(page, person)
  await expectStart(page)
  await page.goto(named(server.url, '/mcapp/profile'))
  await linkAcme(page)

  // What was said once is worth nothing in another tab.
  await signOut(page)
  await page.goto(named(server.url, '/sso/back?code=x&state=y'))
  await expect(page.getByText('This is another tab than the one you went from.')).toBeVisible()
  await page.close()
  await server.stop()
  await issuer.close()
})

test('an address that was only typed: its owner says what becomes of the account', async ({
  page,
  server: first,
  forgive,
}) => {
  forgive(/status of (401|409)|single sign-on|login failed/)
  const issuer = await openIssuer()
  const server = await beside(first, issuer.env)
  const question = page.getByRole('heading', { name: 'Is this account yours?' })
  const mine = await newPerson(server.url)
  issuer.visit({ sub: mine.email, email: mine.email, email_verified: true })
  await comeByAcme(page, server.url)
  await expect(question).toBeVisible()
  await page.getByRole('link', { name: 'Log in to it' }).click()
  await logIn(page, mine)
  await expect(page).toHaveURL(/\/mcapp\/profile$/)
  await linkAcme(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(mine.name)
  await signOut(page)

  const stranger = await newPerson(server.url)
  issuer.visit({ sub: stranger.email, email: stranger.email, email_verified: true, name: 'Nora' })
  await comeByAcme(page, server.url)
  await expect(question).toBeVisible()
  await expect(page.getByText('The other one loses this address')).toBeVisible()
  await page.getByRole('button', { name: 'Begin anew' }).click()
  await expectStart(page)
  await page.goto(named(server.url, '/mcapp/profile'))
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora')
  await page.close()
  await server.stop()
  await issuer.close()
})

test('where it is the only way in, nothing else is offered', async ({
  page,
  server: first,
  forgive,
}) => {
  forgive(/status of 403|no passkey/)
  const issuer = await openIssuer()
  const server = await beside(first, { ...issuer.env, SSO_ONLY: '1' })
  const email = `${crypto.randomUUID()}@example.org`
  issuer.visit({ sub: email, email, email_verified: true, name: 'Nora Lind' })
  await page.goto(named(server.url, '/mcapp/login?way=email'))
  await expect(page.getByRole('button', { name: 'Log in with Acme' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in with Acme' }).click()
  await expectStart(page)
  await page.close()
  await server.stop()
  await issuer.close()
})
