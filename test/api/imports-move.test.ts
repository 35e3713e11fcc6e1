import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { KnownCategory } from '#domain/moving/plan-categories.ts'
import { planMove } from '#domain/moving/plan-move.ts'
import { readMoved } from '#domain/moving/read-moved.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { bookOf } from '#test/support/foreseen.ts'
import { movingSamples } from '#test/support/moving-samples.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { moveCommands, problemOf } from '#web/app/profile/moving/move-commands.ts'

const server = sharedServer()
let anna: TestCaller
beforeEach(async () => {
  anna = await TestCaller.signUp(server.url)
})

const options = { limits, currency: 'USD', locale: 'en-US', today: '2026-09-01' }
const tables = ['accounts', 'categories', 'expenses', 'incomes', 'transfers', 'budgets'] as const

async function planned(texts: readonly string[]) {
  const book = await bookOf(anna)
  const rows = (table: string) => book.get(table) ?? new Map()
  const read = readMoved(texts, options)
  if (!read.ok) throw new Error(read.words)
  const categories = [...rows('categories').values()] as unknown as readonly KnownCategory[]
  const has = (table: string, id: string) => rows(table).has(id)
  const about = { uid: anna.uid, importId: randomUUID(), fileName: 'export.zip' }
  return planMove(read.value, { ...about, categories, has, problemOf })
}

async function bring(texts: readonly string[]) {
  const plan = await planned(texts)
  for (const { name, args } of moveCommands(plan)) {
    expect((await anna.push({ name, args }))[0]).toMatchObject({ ok: true })
  }
  return plan
}

const sizes = async () => {
  const book = await bookOf(anna)
  return Object.fromEntries(tables.map((table) => [table, book.get(table)?.size ?? 0]))
}

describe('a book of another program', () => {
  it.each(Object.keys(movingSamples) as (keyof typeof movingSamples)[])(
    'comes in whole from %s, once, and is taken back whole',
    async (sample) => {
      const { importDoc, docs } = await bring(movingSamples[sample])
      const here = Object.fromEntries(tables.map((table) => [table, docs[table].length]))
      expect(await sizes()).toEqual(here)
      const again = await planned(movingSamples[sample])
      expect(Object.values(again.docs).flat()).toEqual([])
      const undone = await anna.push({ name: 'imports.undo', args: { id: importDoc.id } })
      expect(undone[0]).toMatchObject({ ok: true })
      const none = Object.fromEntries(tables.map((table) => [table, 0]))
      expect(await sizes()).toEqual(none)
    },
  )

  it('leaves what was used since when it is taken back', async () => {
    const { importDoc, docs } = await bring(movingSamples.ynab)
    const [checking, card] = docs.accounts
    const rent = docs.categories.find(({ name }) => name === 'Rent')
    const used = { accountId: checking?.id, categoryId: rent?.id, currency: 'USD' }
    await anna.create(newExpense(used))
    await anna.push({ name: 'imports.undo', args: { id: importDoc.id } })
    expect(await sizes()).toEqual({
      ...{ accounts: 1, categories: 2, expenses: 1, incomes: 0, transfers: 0, budgets: 0 },
    })
    const book = await bookOf(anna)
    expect(book.get('accounts')?.has(String(checking?.id))).toBe(true)
    expect(book.get('accounts')?.has(String(card?.id))).toBe(false)
    expect(book.get('categories')?.has(String(rent?.parentId))).toBe(true)
  })
})
