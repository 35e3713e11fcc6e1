import { startTestServer } from '../../support/server.ts'
import { openReceiver } from '../../support/webhook-receiver.ts'
import { named } from '../passkeys-of.ts'
import { newPerson } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectStart } from '../vocabulary.ts'

test('an address hears of a change, and of one again that it failed to take', {
  tag: '@phone',
}, async ({ page, forgive }) => {
  forgive(/status of 422|webhook not made/)
  const receiver = await openReceiver()
  // With a database of its own: another server on it would take what it may not send, and fail.
  const server = await startTestServer({ env: { WEBHOOK_ALLOW: receiver.allow } })
  const person = await newPerson(server.url)
  await page.goto(named(server.url, '/mcapp/login?way=email'))
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectStart(page)
  await page.goto(named(server.url, '/mcapp/profile'))
  const hooks = page.getByRole('region', { name: 'Addresses that hear of changes' })
  await hooks.getByRole('button', { name: 'Add an address' }).click()
  const form = page.getByRole('dialog', { name: 'Send changes to an address' })
  await form.getByLabel('Address').fill('http://192.168.1.9:8123/hook')
  await form.getByRole('button', { name: 'Send changes there' }).click()
  await expect(form.getByRole('alert')).toContainText('those whoever runs this server allows')
  await form.getByLabel('Address').fill(receiver.url)
  await form.getByRole('button', { name: 'Send changes there' }).click()
  const made = page.getByRole('dialog', { name: `The secret for ${receiver.allow}` })
  await expect(made.getByLabel('Secret')).toHaveValue(/^whsec_/)
  await made.getByRole('button', { name: 'Done' }).click()

  receiver.answer(503)
  await hooks.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(() => receiver.heard.length).toBe(1)
  await hooks.getByRole('button', { name: 'What was sent' }).click()
  const sent = page.getByRole('dialog', { name: `Sent to ${receiver.allow}` })
  await expect(sent).toContainText('Waiting, answered 503')
  receiver.answer(204)
  await sent.getByRole('button', { name: /^Send .* again$/ }).click()
  // Told there without closing it: what was sent again arrives a little later.
  await expect(sent).toContainText(/Arrived, answered 204/)
  expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(1)
  await sent.getByRole('button', { name: 'Done' }).click()

  receiver.answer(410)
  await hooks.getByRole('button', { name: 'Send a test' }).click()
  await expect(hooks).toContainText('Turned off: it answered that it is gone. Last answer 410.')
  receiver.answer(204)
  await hooks.getByRole('button', { name: 'Send a test' }).click()
  await expect(hooks).toContainText('Turned off. The last try arrived, so you can go on.')
  await page.goto('about:blank')
  await server.stop()
  await receiver.close()
})
