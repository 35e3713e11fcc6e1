import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adviceIn, rules } from '#domain/advice/catalogue.ts'
import { Household } from './advice-fixture.ts'
import { openTestEngine, type TestEngine } from './engine.ts'
import { recount } from './recount/recount.ts'

type Write = (home: Household, one: TestEngine) => Promise<unknown>

/** One rule: a book in which it has something to say, and books that only look like it. */
export interface Golden {
  readonly rule: string
  readonly fires: Write
  /** Its card, word for word. */
  readonly says?: string
  readonly misses: Readonly<Record<string, Write>>
}

/** Every card must be borne out by its own rows, whatever rule it is of. */
async function recounted(home: Household) {
  const { known, advice } = await home.advice()
  expect(adviceIn(known.facts).flatMap((card) => recount(card, known.facts.today))).toEqual([])
  return { facts: known.facts, advice }
}

export function goldenHouseholds(name: string, all: readonly Golden[]): void {
  describe(name, () => {
    let one: TestEngine
    beforeAll(async () => {
      one = await openTestEngine()
    })
    afterAll(() => one.close())

    describe.each(all)('$rule', ({ rule, fires, says, misses }) => {
      it('speaks, and its rows bear it out', async () => {
        const home = await Household.make(one)
        await fires(home, one)
        const { advice } = await recounted(home)
        const card = advice.find((found) => found.rule === rule)
        expect(advice.map((found) => found.rule)).toContain(rule)
        if (says) expect(`${card?.title}: ${card?.text}`).toBe(says)
        await home.tryActions()
      })

      it.each(Object.entries(misses))('is silent: %s', async (_, write) => {
        const home = await Household.make(one)
        await write(home, one)
        const { facts } = await recounted(home)
        const found = rules.find((each) => each.name === rule)?.find(facts)
        expect(found?.map(({ title }) => title)).toEqual([])
      })
    })
  })
}
