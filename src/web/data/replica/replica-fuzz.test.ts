import { afterEach, expect, it, vi } from 'vitest'
import { Fuzz } from '#test/support/replica-fuzz.ts'
import { Overlay } from './commands/overlay.ts'
import { Model } from './model.ts'

const steps = 100
const slow = { timeout: 60_000 }
const seeds = Array.from({ length: 8 }, (_, at) => at + 1)

async function wrongAfter(seed: number): Promise<string[]> {
  const fuzz = new Fuzz(seed)
  await fuzz.play(steps)
  return fuzz.settle()
}

/** Broken on purpose, some seed has to notice. */
async function isNoticed(): Promise<boolean> {
  for (const seed of seeds) if ((await wrongAfter(seed)).length > 0) return true
  return false
}

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(seeds)('ends with memory = disk = server in every tab (seed %i)', slow, async (seed) => {
  expect(await wrongAfter(seed), `seed ${seed}`).toEqual([])
})

it('would notice commands that are not worked out again over newer truth', slow, async () => {
  vi.spyOn(Overlay.prototype, 'rebuild').mockReturnValue([])
  expect(await isNoticed()).toBe(true)
})

it('would notice a cursor that skips', slow, async () => {
  const { apply } = Model.prototype
  vi.spyOn(Model.prototype, 'apply').mockImplementation(function (this: Model, block) {
    return apply.call(this, { ...block, from: 0 })
  })
  expect(await isNoticed()).toBe(true)
})
