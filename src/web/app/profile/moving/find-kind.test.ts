import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { planMove } from '#domain/moving/plan-move.ts'
import { movingSamples } from '#test/support/moving-samples.ts'
import { seeded } from '#test/support/seeded.ts'
import { findKind } from './find-kind.ts'
import { moveCommands, problemOf } from './move-commands.ts'
import { problemOf as ownProblem } from './own/check-own.ts'
import { planOwn } from './own/plan-own.ts'
import { unpacked } from './unpack.ts'

const options = { limits, currency: 'EUR', locale: 'en-GB', today: '2026-11-19' }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const uid = '019b0000-0000-7000-8000-0000000000aa'
const importId = '019b0000-0000-7000-8000-0000000000bb'

const own = zipSync({
  'users.json': bytesOf(`[{"id":"${uid}"}]`),
  'built_in_categories.json': bytesOf('[]'),
  'expenses.json': bytesOf(
    '[{"id":"019b0000-0000-7000-8000-0000000000cc","amount":5,"currency":"EUR","tags":[],' +
      '"date":"2026-01-01","description":"Bread","categoryId":null}]',
  ),
})

/** Made by Actual itself, by the code its app runs. */
const actual = new Uint8Array(
  readFileSync(new URL('../../../../../test/fixtures/moving/actual.zip', import.meta.url)),
)

const samples: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ...Object.entries(movingSamples).map(([name, texts]) => {
    const files = texts.map((text, at) => [`${name} ${at}.csv`, bytesOf(text)] as const)
    return [name, zipSync(Object.fromEntries(files))] as const
  }),
  ...Object.values(movingSamples).map(([text]) => ['table', bytesOf(text)] as const),
  ['own', own],
  ['actual', actual],
  ['database', unpacked(actual)?.get('db.sqlite') ?? actual],
]

describe('what a file is', () => {
  it.each([
    ['a table', bytesOf(movingSamples.mint[0]), 'book'],
    ['an archive', zipSync({ 'a.csv': bytesOf(movingSamples.ynab[0]) }), 'book'],
    ['our own export', own, 'own'],
    [
      'a group',
      bytesOf('Date,Description,Category,Cost,Currency,A,B\n2026-01-01,X,,2,EUR,1,-1\n'),
      'group',
    ],
    ['a statement', bytesOf('OFXHEADER:100\n<OFX></OFX>'), 'statement'],
    ['an archive of nothing', zipSync({ 'a.png': bytesOf('x') }), 'refused'],
    ['no file at all', new Uint8Array(), 'refused'],
  ])('is said by what is in it: %s', (_name, bytes, kind) => {
    expect(findKind(bytes, options).kind).toBe(kind)
  })
})

it('brings what Actual exports, with the balances that Actual says', () => {
  const found = findKind(actual, options)
  if (found.kind !== 'book') throw new Error(found.kind)
  const about = { uid, importId, fileName: 'file', categories: [], has: () => false, problemOf }
  const { months, docs, leftOut } = planMove(found.book, about)
  const sums: Record<string, number> = {}
  for (const { name, amount, stated } of months) {
    expect(amount).toBe(stated)
    sums[name] = (sums[name] ?? 0) + amount
  }
  // As its own `getAccountBalance` answered when it was made.
  expect(sums).toEqual({ Giro: 2892_50, Savings: 400_00 })
  expect(docs.expenses[1]).toMatchObject({ merchant: 'Market', lines: [{}, {}] })
  expect([docs.transfers.length, docs.budgets.length, leftOut]).toEqual([1, 1, []])
})

/** Bytes changed, cut, doubled or put elsewhere. */
function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  const copy = [...bytes]
  const at = () => Math.floor(random() * copy.length)
  const signs = bytesOf('",;-0\n19.€\0{[\u202e')
  for (let n = 1 + Math.floor(random() * 8); n > 0; n -= 1) {
    const way = random()
    if (way < 0.4) copy[at()] = signs[Math.floor(random() * signs.length)] ?? 0
    else if (way < 0.6) copy.splice(at(), Math.floor(random() * 40))
    else if (way < 0.8) copy.splice(at(), 0, ...copy.slice(at()).slice(0, 200))
    else copy[at()] = Math.floor(random() * 256)
  }
  return new Uint8Array(copy)
}

/** Everything that would be sent fits, and comes after what it points at; or nothing is sent. */
function expectWhole(bytes: Uint8Array): void {
  const found = findKind(bytes, options)
  if (found.kind === 'own') {
    const about = { uid, importId, fileName: 'own.zip', shared: [], today: '2026-11-19' }
    ownProblem(planOwn(found.tables, about), [])
  }
  if (found.kind !== 'book') return
  const about = { uid, importId, fileName: 'file', categories: [], has: () => false, problemOf }
  const plan = planMove(found.book, about)
  const here = new Set<unknown>([null, undefined, importId])
  for (const { args } of moveCommands(plan)) {
    const docs = (args.docs ?? []) as readonly Readonly<Record<string, unknown>>[]
    for (const { id } of docs) here.add(id)
    for (const { accountId, categoryId, refundOf, parentId } of docs) {
      for (const one of [accountId, categoryId, refundOf, parentId]) expect(here).toContain(one)
    }
  }
  for (const table of ['accounts', 'categories', 'budgets'] as const) {
    for (const doc of plan.docs[table]) expect(problemOf(table, doc)).toBeNull()
  }
  for (const { amount, stated } of plan.months) {
    if (plan.leftOut.length === 0) expect(amount).toBe(stated)
  }
}

const times = Number(process.env.MOVING_FUZZ ?? 500)

it(`takes ${times} mutated files whole or not at all, and never fails`, () => {
  for (let at = 0; at < times; at += 1) {
    const [, bytes] = samples[at % samples.length] ?? ['', own]
    const file = mutated(bytes, seeded(at + 1))
    try {
      expectWhole(file)
    } catch (error) {
      throw new Error(`file ${at}`, { cause: error })
    }
  }
})
