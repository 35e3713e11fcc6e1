import { expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { outboxOf, post } from '#test/support/way-in.ts'
import { newEmail, password, waysInAt } from '#test/support/ways-in.ts'

const server = sharedServer()
const { openVerify } = waysInAt(server)
const subject = 'Many wrong passwords were tried'
const mailsTo = (email: string) =>
  outboxOf(server, email).filter((mail) => mail.subject === subject)

it('tells many wrong passwords to whose account it is, once a day', async () => {
  const email = newEmail()
  const body = { email, password, name: 'Anna Berg' }
  const signedUp = await post<SessionAnswer>(server.url, 'signup', body)
  const person = new TestCaller(server.url, signedUp.body)
  await openVerify(person, email)
  const guess = () => post(server.url, 'login', { email, password: 'not these four words' })
  for (let turn = 0; turn < 9; turn++) expect((await guess()).status).toBe(401)
  expect(mailsTo(email)).toEqual([])
  for (let turn = 0; turn < 6; turn++) await guess()
  await expect.poll(() => mailsTo(email).length).toBe(1)
  expect(mailsTo(email)[0]?.text).toContain('None of them let anybody in')
  expect(mailsTo(email)[0]?.text).toContain('/mcapp/profile?password=1')
  type Page = { readonly documents: readonly { readonly title: string }[] }
  const told = await person.data<Page>('GET', 'notifications')
  expect(told.body.documents.filter(({ title }) => title === subject)).toHaveLength(1)
})
