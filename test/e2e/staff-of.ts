import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import type { AdminSessionAnswer, IssuedPasswordAnswer } from '#contract/staff/entities.ts'

/** The super admin that every story's server is started with. */
export const boss = { email: 'boss@example.org', password: 'seven plain honest words' }

export interface StaffPerson {
  readonly name: string
  readonly email: string
  readonly password: string
}

async function send<Answer>(url: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Somebody the super admin added to the staff, who has chosen a password of their own. */
export async function newStaff(url: string, role: string, name = 'Ben Ode'): Promise<StaffPerson> {
  const { token } = await send<AdminSessionAnswer>(`${url}/api/admin/login`, boss)
  const email = `${randomUUID()}@example.org`
  const body = { email, displayName: name, role }
  const issued = await send<IssuedPasswordAnswer>(`${url}/api/admin/staff`, body, token)
  const newPassword = 'five quite plain words'
  const chosen = { email, password: issued.password, newPassword }
  await send(`${url}/api/admin/login/password`, chosen)
  return { name, email, password: newPassword }
}

/** For a month, by the super admin. */
export async function givePlus(url: string, uid: string): Promise<void> {
  const { token } = await send<AdminSessionAnswer>(`${url}/api/admin/login`, boss)
  await send(`${url}/api/admin/users/${uid}/plus`, { months: 1 }, token)
}

export async function logIn(page: Page, who: Pick<StaffPerson, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Somebody logged in a while ago, so that they are asked again who they are. */
export async function letTimePass(
  { databaseUrl }: { readonly databaseUrl: string },
  email: string,
) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const earlier = `update staff_sessions set created_at = created_at - interval '11 minutes'
    where staff_id = (select id from staff where email = $1)`
  await database.query(earlier, [email])
  await database.end()
}

export const proofAsked = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirm that it is you' })

export async function proveAgain(page: Page, { password }: Pick<StaffPerson, 'password'>) {
  await proofAsked(page).getByLabel('Password', { exact: true }).fill(password)
  await proofAsked(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(proofAsked(page)).toBeHidden()
}
