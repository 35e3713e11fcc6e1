import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AskedRow } from '#contract/assistant/calls.ts'
import { TestAssistant } from '#test/support/assistant-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

it('is told its owner also where it was refused, by us or by the protocol', async () => {
  const anna = await TestCaller.signUp(one.url)
  const adding = await TestAssistant.of(anna, { may: 'add' })
  const propose = (asked: object) =>
    adding.ask('propose_entry', { key: `key-${crypto.randomUUID()}`, ...asked })
  expect((await propose({ line: 'tea' })).refused).not.toBeNull()
  expect((await propose({ entry: { kind: 'loan' } })).refused).not.toBeNull()
  await adding.client.callTool({ name: 'burn_it', arguments: {} }).catch(() => null)
  const path = `/api/user/tokens/${adding.tokenId}/asked`
  const { asked } = (await anna.call<{ asked: readonly AskedRow[] }>('GET', path)).body
  expect(asked.map(({ tool, told }) => [tool, told])).toEqual([
    ['burn_it', 'refused: not a question that a tool takes'],
    ['propose_entry', 'refused: not a question that a tool takes'],
    ['propose_entry', expect.stringMatching(/^refused: .*amount/i)],
  ])
  expect(asked[1]?.asked).toContain('kind')
})
