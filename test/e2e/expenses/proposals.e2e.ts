import type { Page } from '@playwright/test'
import { TestAssistant } from '#test/support/assistant-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { TestGroup } from '#test/support/group-fixture.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'

const cardIn = (page: Page) => page.getByRole('region', { name: 'Proposals' })

async function assistantOf(url: string, { session }: Person) {
  const assistant = await TestAssistant.of(new TestCaller(url, session), { may: 'add' })
  return async (line: string) => {
    const key = `story-${line.replaceAll(/\W/g, '-')}`
    const { refused } = await assistant.ask('propose_entry', { key, line })
    expect(refused).toBeNull()
  }
}

test('what an assistant proposes is written once its owner accepts it', async ({
  page,
  person,
  server,
  context,
  forgive,
}) => {
  const propose = await assistantOf(server.url, person)
  await enter(page, person, '/mcapp/expenses')
  await expect(page.getByRole('heading', { name: 'Expenses', level: 1 })).toBeVisible()
  const written = async () => {
    const caller = new TestCaller(server.url, person.session)
    const { body } = await caller.data<{ documents: readonly { description: string }[] }>(
      'GET',
      'expenses',
    )
    return body.documents.map(({ description }) => description)
  }
  const card = cardIn(page)

  // It comes while the list is open, and is no row of it.
  await propose('green tea 3.20')
  await expect(card).toContainText('Proposed by Script. Nothing is written before you accept it.')
  await expect(card).toContainText('green tea')
  await expect(card).toContainText('€3.20')
  expect(await written()).toEqual([])

  // By the keyboard, and back.
  await card.getByRole('button', { name: 'Accept green tea' }).press('Enter')
  await expectToast(page, 'Added green tea')
  await expect(card).toHaveCount(0)
  await expect.poll(written).toEqual(['green tea'])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(card).toContainText('green tea')
  await expect.poll(written).toEqual([])
  await card.getByRole('button', { name: 'Decline green tea' }).click()
  await expectToast(page, 'Declined green tea')
  await expect(card).toHaveCount(0)

  // Without a network it waits on the device, like whatever is written there.
  await propose('oat milk 2.10')
  await expect(card).toContainText('oat milk')
  forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await context.setOffline(true)
  await card.getByRole('button', { name: 'Accept oat milk' }).click()
  await expectToast(page, 'Added oat milk')
  await expect(card).toHaveCount(0)
  await context.setOffline(false)
  await expect.poll(written).toEqual(['oat milk'])

  // The same answers stand where it was told.
  await propose('rye bread 4')
  await page.goto('/mcapp/notifications')
  const notice = page.getByRole('listitem').filter({ hasText: 'rye bread' })
  await notice.getByRole('button', { name: 'Accept rye bread' }).click()
  await expect(notice.getByRole('button', { name: 'Accept rye bread' })).toHaveCount(0)
  await expect.poll(async () => (await written()).toSorted()).toEqual(['oat milk', 'rye bread'])
})

test('a bill that is proposed says who paid and what a yes makes one owe', {
  tag: '@phone',
}, async ({ page, person, server }) => {
  const propose = await assistantOf(server.url, person)
  await TestGroup.make(new TestCaller(server.url, person.session), ['Tom'], { name: 'Flat' })
  await propose('tom paid 60 cleaning in:flat')
  await enter(page, person, '/mcapp/expenses')
  await expect(cardIn(page)).toContainText(
    'paid by Tom, shared equally by 2, your part €30.00, so you owe €30.00',
  )
})
