import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SessionAnswer } from '#contract/identity/session.ts'

export interface NewPerson {
  readonly name: string
  readonly email: string
  readonly password: string
}

export interface Person extends NewPerson {
  readonly session: SessionAnswer
}

export function somebody(): NewPerson {
  const tag = randomUUID().slice(0, 8)
  return {
    name: 'Anna Keller',
    email: `anna-${tag}@example.org`,
    password: `long enough ${tag}`,
  }
}

/** Signed up through the API, for the stories that are about something else. */
export async function newPerson(url: string, fields: Record<string, string> = {}): Promise<Person> {
  const who = somebody()
  const answer = await fetch(new URL('/api/auth/signup', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...who, currency: 'EUR', timezone: 'Europe/Berlin', ...fields }),
  })
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
  return { ...who, session: (await answer.json()) as SessionAnswer }
}

/** A document of our origin that runs nothing and asks for nothing. */
const shelter = '/shelter'
const shelterPage = '<!doctype html><title>Shelter</title><link rel="icon" href="data:,">'

/** Opens a page as a device would where this person is already signed in. */
export async function enter(
  page: Page,
  person: Pick<Person, 'session'>,
  path = '/mcapp/expenses',
): Promise<void> {
  const answer = { contentType: 'text/html', body: shelterPage }
  await page.route(`**${shelter}`, (route) => route.fulfill(answer), { times: 1 })
  await page.goto(URL.canParse(path) ? new URL(shelter, path).href : shelter)
  await page.evaluate(({ user, token }) => {
    localStorage.setItem('mc-user', JSON.stringify(user))
    localStorage.setItem('mc-token', token)
  }, person.session)
  await page.goto(path)
}
