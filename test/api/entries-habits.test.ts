import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntryLineAnswer } from '#contract/entries/calls.ts'
import { TestCaller } from '#test/support/caller.ts'
import { madeToken, program } from '#test/support/token-fixture.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

/** Somebody who counts in pounds, with a program that may add. */
async function sender(url: string) {
  const anna = await TestCaller.signUp(url)
  await one.engine.database.pool.query(
    `update users set locale = 'en-GB', currency = 'GBP' where id = $1`,
    [anna.uid],
  )
  const { secret } = await madeToken(anna, { may: 'add', place: 'book' })
  const ask = program(url, secret)
  const add = (body: object) => ask<EntryLineAnswer>('POST', '/api/entries', { body })
  return { anna, add }
}

describe('the account and the category of a line', () => {
  it('are those the app proposes: by habit, else the only ones there are', async () => {
    const { anna, add } = await sender(one.url)
    const make = async (name: string, kind: string) => {
      const doc = { id: randomUUID(), name, kind, currency: 'GBP' }
      const args = { doc: { ...doc, openingBalance: 0, openingOn: '2026-03-01' } }
      await anna.push({ name: 'accounts.create', args })
      return doc.id
    }
    const giro = await make('Giro', 'current')
    const only = (await add({ line: 'tea 3.20' })).body
    expect(only.entry).toMatchObject({ accountId: giro, account: 'Giro', paymentMethod: 'other' })
    expect(only.said).toMatch(/, Giro$/)
    const wallet = await make('Wallet', 'cash')
    const cash = (await add({ line: 'plums 2 cash' })).body.entry
    expect(cash).toMatchObject({ accountId: wallet, paymentMethod: 'cash' })
    // As such a thing was paid before.
    expect((await add({ line: 'plums 4' })).body.entry).toMatchObject({
      ...{ accountId: wallet, paymentMethod: 'cash' },
    })
    const income = (await add({ line: '+2500 salary' })).body.entry
    expect(income).toMatchObject({ accountId: giro, paymentMethod: null })
  })

  it('follows a rule and what was chosen before, unless the line names one', async () => {
    const { anna, add } = await sender(one.url)
    const doc = { id: randomUUID(), name: 'Bees', type: 'expense' }
    await anna.push({ name: 'categories.create', args: { doc } })
    const rule = { id: randomUUID(), type: 'expense', contains: 'plum', categoryId: doc.id }
    await anna.push({ name: 'category_rules.create', args: { doc: { ...rule, active: true } } })
    expect((await add({ line: 'plum cake 4' })).body.entry.category).toBe('Bees')
    await anna.create({ description: 'Smoker', categoryId: doc.id })
    expect((await add({ line: 'smoker 30' })).body.entry.category).toBe('Bees')
  })
})
