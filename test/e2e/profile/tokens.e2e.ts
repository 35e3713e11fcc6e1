import { TestAssistant } from '#test/support/assistant-fixture.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

test('a token lets a program in until it is ended', async ({ page, person, server }) => {
  await enter(page, person, '/mcapp/profile')
  const programs = page.getByRole('region', { name: 'Programs with a token' })
  await expect(programs).toContainText('None.')
  await programs.getByRole('button', { name: 'Make a token' }).click()
  const form = page.getByRole('dialog', { name: 'Make a token' })
  await form.getByRole('button', { name: 'Make the token' }).click()
  await expect(form).toContainText('Say what it is for.')
  await form.getByLabel('What it is for').fill('Home Assistant')
  await form.getByLabel('What it may do').selectOption({ label: 'Read' })
  await form.getByRole('button', { name: 'Make the token' }).click()
  const made = page.getByRole('dialog', { name: 'The token for Home Assistant' })
  const secret = await made.getByLabel('Token').inputValue()
  await made.getByRole('button', { name: 'Done' }).click()

  const ask = async () =>
    (
      await fetch(new URL('/api/sync/scopes', server.url), {
        headers: { Authorization: `Bearer ${secret}` },
      })
    ).status
  expect(await ask()).toBe(200)
  await page.reload()
  await expect(programs).toContainText('Read: My own book, with my part of bills.')
  await expect(programs).toContainText(/Last used .* from 127\.0\.0\.1\./)
  await expect(programs).not.toContainText(secret)

  // An assistant that comes in by it is told what is here, and that is shown to its owner.
  const assistant = await TestAssistant.connect(server.url, secret)
  await assistant.callTool({ name: 'search', arguments: { query: 'quetzal' } })
  await programs.getByRole('button', { name: 'What Home Assistant asked' }).click()
  const asked = page.getByRole('dialog', { name: 'What Home Assistant asked' })
  await expect(asked).toContainText('search: 0 hits')
  await expect(asked).toContainText('query: quetzal')
  await asked.getByRole('button', { name: 'Done' }).click()

  // Whoever changes a way in reads there what stops with it.
  await page.getByRole('button', { name: 'Change password' }).click()
  const password = page.getByRole('dialog', { name: 'Change your password' })
  await expect(password).toContainText(`Home Assistant (…${secret.slice(-4)})`)
  await password.getByRole('button', { name: 'Cancel' }).click()

  await programs.getByRole('button', { name: 'End the token for Home Assistant' }).click()
  await expectToast(page, 'The token for Home Assistant has ended')
  await expect(programs).toContainText('None.')
  expect(await ask()).toBe(401)
})
