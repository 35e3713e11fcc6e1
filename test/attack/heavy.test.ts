import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { type Completion, completions } from '#server/documents/completions.ts'
import { requireCaller } from '#server/http/caller.ts'
import { gatherBody } from '#server/http/edge/limit-body.ts'
import { Places } from '#server/places.ts'
import { TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { openFixture } from './open-fixture.ts'
import type { Plant } from './world.ts'

const timeout = 600_000
const weeksSince1990 = 1900

const budget = () => ({
  ...{ id: randomUUID(), name: 'B', amount: 1000, currency: 'EUR', period: 'weekly' },
  ...{ startOn: '1990-01-01', rollover: { surplus: 'keep', deficit: 'carry', cap: null } },
})

const rateChanges = Array.from({ length: 200 }, (_, at) => ({
  from: `${1951 + (at >> 2)}-0${1 + (at % 4) * 2}-01`,
  rateBps: 300 + at,
}))

const loan = () => ({
  ...{ id: randomUUID(), name: 'L', principal: 100_000_000, currency: 'EUR', rateChanges },
  ...{ annualRateBps: 387.5, frequency: 'weekly', termPeriods: 3000, dayCount: 'act/act' },
  ...{ startOn: '1950-01-02', firstPaymentOn: '1950-01-09', compounding: 'annual' },
})

/** How many of the heaviest there are get into one book. */
async function fill(person: TestCaller, name: string, make: () => object, tries: number) {
  let taken = 0
  for (let turn = 0; turn < tries; turn++) {
    const args = { docs: Array.from({ length: 5 }, make) }
    const [result] = await person.push({ name: `${name}.createMany`, args })
    if (result?.ok) taken += 5
  }
  return taken
}

async function attackBook(url: string) {
  const anna = await TestCaller.signUp(url)
  const budgets = await fill(anna, 'budgets', budget, 12)
  const loans = await fill(anna, 'loans', loan, 3)
  return { 'periods to add up': budgets * weeksSince1990, 'payments of loans': loans * 3000 }
}

it('one book holds so much that is added up at every look', { timeout }, async () => {
  const stand = await openFixture({})
  const found = await attackBook(stand.url)
  await stand.close()
  prove('attack', 'Heavy books', found)
  expect(found['periods to add up']).toBeLessThanOrEqual(limits.budgetPeriods)
  expect(found['payments of loans']).toBeLessThanOrEqual(limits.loanRows)
})

it('a book without a bound is found', { timeout }, async () => {
  const careless: Completion = {
    fields: ['moves'],
    complete: async (_tx, written) => written.map(({ after }) => ({ ...after, moves: [] })),
  }
  const stand = await openFixture({})
  const kept = completions.get('budgets')
  completions.set('budgets', careless)
  const found = await attackBook(stand.url)
  if (kept) completions.set('budgets', kept)
  await stand.close()
  prove('attack', 'Heavy books, planted without a bound', found)
  expect(found['periods to add up']).toBeGreaterThan(limits.budgetPeriods)
})

/** A picture that only begins. */
const trickling = () => new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(8)) })

/** Whether somebody else's picture is taken while others let theirs trickle in. */
async function attackUploads(url: string) {
  const stopping = new AbortController()
  const send = (person: TestCaller, body: BodyInit) =>
    fetch(`${url}/api/user/avatar`, {
      ...{ method: 'POST', body, signal: stopping.signal, duplex: 'half' },
      headers: { ...person.bearer, 'Content-Type': 'image/png' },
    } as RequestInit)
  const slow = await Promise.all(Array.from({ length: 4 }, () => TestCaller.signUp(url)))
  const held = slow.flatMap((one) =>
    Array.from({ length: 40 }, () => send(one, trickling()).catch(() => null)),
  )
  // The first answer is to one too many: by then the line is full.
  await Promise.race(held)
  const ben = await TestCaller.signUp(url)
  const background = '#223'
  const own = sharp({ create: { width: 9, height: 9, channels: 3, background } }).png()
  const { status } = await send(ben, new Uint8Array(await own.toBuffer()))
  stopping.abort()
  await Promise.all(held)
  return { slow: held.length, 'others taken': status === 200 ? 1 : 0 }
}

it('pictures that trickle in keep nobody else’s out', { timeout }, async () => {
  const stand = await openFixture({})
  const found = await attackUploads(stand.url)
  await stand.close()
  prove('attack', 'Slow pictures', found)
  expect(found['others taken']).toBe(1)
})

/** One line for all, and a place for as long as a picture takes. */
const oneLine: Plant = (app, engine) => {
  const all = { most: 8, mostOfOne: 8, waiting: 100, waitingOfOne: 100, waitMs: 60_000 }
  const places = new Places(all)
  app.post('/api/user/avatar', requireCaller(engine), async (c) => {
    const leave = await places.take('all')
    return gatherBody(c.req.raw.body, 1_000_000)
      .then(() => c.json({}))
      .finally(leave)
  })
}

it('one line for everybody is found', { timeout }, async () => {
  const stand = await openFixture({}, oneLine)
  const found = await attackUploads(stand.url)
  await stand.close()
  prove('attack', 'Slow pictures, planted with one line', found)
  expect(found['others taken']).toBe(0)
})
