import { expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { openFixture } from './open-fixture.ts'
import type { Plant } from './world.ts'

const timeout = 600_000
const most = 50

/** How many streams one account holds at once, and whether one more finds room once one ends. */
async function attack(url: string) {
  const anna = await TestCaller.signUp(url)
  const tries = howMany(80, 250)
  const opened = await Promise.all(
    Array.from({ length: tries }, () => anna.connect({ [anna.scope]: 0 })),
  )
  const held = opened.filter(({ answer }) => answer.status === 200)
  const ben = await TestCaller.signUp(url)
  const other = await ben.connect({ [ben.scope]: 0 })
  for (const { close } of [...opened, other]) close()
  return { tries, held: held.length, 'others let in': other.answer.status === 200 ? 1 : 0 }
}

it('one account holds so many streams, and keeps nobody else out', { timeout }, async () => {
  const stand = await openFixture({})
  const found = await attack(stand.url)
  await stand.close()
  prove('attack', 'Streams of one account', found)
  expect(found.held).toBe(most)
  expect(found['others let in']).toBe(1)
})

/** Streams that nobody counts. */
const endless: Plant = (app) => {
  app.post('/api/sync/stream', (c) => c.body(new ReadableStream({ start: () => undefined })))
}

it('streams without a bound are found', { timeout }, async () => {
  const stand = await openFixture({}, endless)
  const found = await attack(stand.url)
  await stand.close()
  prove('attack', 'Streams, planted without a bound', found)
  expect(found.held).toBeGreaterThan(most)
})
