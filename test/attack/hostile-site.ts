import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type AdminCallName, adminCalls } from '#contract/staff/calls.ts'
import type { AdminSessionAnswer } from '#contract/staff/entities.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { SupportMessage } from '#contract/support/entities.ts'
import type { TestimonialRow } from '#contract/testimonials/entities.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import type { Planted } from './hostile-book.ts'
import { asName, cut } from './hostile-texts.ts'

type Values = Readonly<Record<string, unknown>>

/** The super admin the server is started with. */
export const boss = { email: 'boss@example.org', password: 'seven plain honest words' }

export async function staffToken(url: string): Promise<string> {
  const { body } = await call<AdminSessionAnswer>(`${url}/api/admin/login`, 'POST', { body: boss })
  return body.token
}

/** A call of the staff by its name; a refusal ends the test. */
async function ask<T>(url: string, token: string, name: AdminCallName, sent: Values, id = '') {
  const { method, path } = adminCalls[name]
  const more = method === 'GET' ? `?${new URLSearchParams(sent as Record<string, string>)}` : ''
  const address = url + path.replace(/:\w+/, id) + more
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await call<T>(address, method, {
    headers,
    ...(method !== 'GET' && { body: sent }),
  })
  if (answer.status !== 200) throw new Error(`${name} answered ${JSON.stringify(answer)}`)
  return answer.body
}

/** What people who are strangers to each other write, and what staff make of it. */
export async function plantSite(
  person: TestCaller,
  texts: readonly string[],
  { fields, ids }: Planted,
): Promise<void> {
  const { url } = person
  const token = await staffToken(url)
  const staff = <T>(name: AdminCallName, sent: Values, id?: string) =>
    ask<T>(url, token, name, sent, id)
  const forms = await Promise.all(texts.map(() => openForm(url)))
  await staff('admin.users.plus', { months: 1 }, person.uid)
  for (const text of texts) {
    const short = cut(text.trim(), 60)
    await TestCaller.signUp(url, asName(text, 100))
    await staff('admin.announcements.send', {
      ...{ id: randomUUID(), title: short, body: text, audience: 'plus' },
    })
    const look = { icon: cut(short, 40), color: cut(short, 40) }
    const place = { type: 'expense', parentId: null, sort: 1 }
    await staff('admin.categories.create', { id: randomUUID(), name: short, ...look, ...place })
    const post = { email: `${randomUUID()}@example.org`, displayName: short, role: 'viewer' }
    await staff('admin.staff.create', post)
  }
  ids.testimonials = await reviewAll(person, texts, staff)
  for (const [at, text] of texts.entries()) await write(url, text, forms[at] ?? '')
  ids.support = await answerAll(texts, staff)
  for (const field of [
    ...['users.name', 'announcements.title', 'announcements.body', 'global_categories.name'],
    ...['global_categories.icon', 'global_categories.color', 'staff.displayName'],
    ...['testimonials.note', 'contact.name', 'contact.message', 'support.reply'],
  ])
    fields.add(field)
}

type Staff = <T>(name: AdminCallName, sent: Values, id?: string) => Promise<T>

/** All but every fifth is shown in public; the others get a note that says why not. */
async function reviewAll(person: TestCaller, texts: readonly string[], staff: Staff) {
  const { body } = await person.data<{ documents: readonly TestimonialRow[] }>(
    'GET',
    'testimonials?limit=1000',
  )
  for (const [at, { id, updatedAt }] of body.documents.entries()) {
    const status = at % 5 === 4 ? 'rejected' : 'approved'
    await staff('admin.testimonials.review', { status, note: texts[at], updatedAt }, id)
  }
  return body.documents.map(({ id }) => id)
}

async function openForm(url: string): Promise<string> {
  const html = await (await fetch(`${url}/contact`)).text()
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

async function write(url: string, text: string, token: string): Promise<void> {
  const letter = { name: cut(text, 100), email: 'carla@example.org', topic: 'question' }
  const body = new URLSearchParams({ ...letter, message: text, token })
  const send = () => fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' })
  // Nobody reads a form and fills it in at once: one that was opened just now is refused.
  for (let tries = 0; tries < 40; tries++) {
    if ((await send()).status === 303) return
    await setTimeout(250)
  }
  throw new Error(`the contact page does not take ${text}`)
}

async function answerAll(texts: readonly string[], staff: Staff): Promise<string[]> {
  const { rows } = await staff<PageAnswer<SupportMessage>>('admin.support.list', {})
  for (const [at, { id }] of rows.entries()) {
    const text = texts[at] ?? ''
    await staff('admin.support.reply', { id: randomUUID(), text }, id)
  }
  return rows.map(({ id }) => id)
}
