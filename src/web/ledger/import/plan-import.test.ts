import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { importRow } from '#test/support/import-row.ts'
import { flip, noChoices } from './choices.ts'
import {
  addedBy,
  commandsOf,
  flowOf,
  importCommand,
  type PlannedFile,
  planImports,
} from './plan-import.ts'

const file: PlannedFile = { id: 'file', fileName: 'a.ofx', format: 'ofx' }
const none: ReadonlySet<string> = new Set()

function counter() {
  let count = 0
  return () => {
    count += 1
    return `id ${count}`
  }
}

const nobody: ReadonlyMap<string, string> = new Map()

function docsOf(rows: Parameters<typeof planImports>[1], moneyBack = none, paidBack = nobody) {
  const newId = counter()
  const [plan] = planImports([file], rows, noChoices, newId)
  if (!plan) return []
  const moved = { paired: none, outside: none }
  const parts = { moneyBack, paidBack, categoryOf: () => 'c', newId, moved, ids: new Map() }
  return [importCommand(plan, parts), ...commandsOf(plan, parts)]
}

describe('planning an import', () => {
  it('makes one import for each account of each file', () => {
    const rows = [
      importRow('a', { account: '1' }),
      importRow('b', { account: '2' }),
      importRow('c', { account: '1' }),
      importRow('d', { fileId: 'other' }),
    ]
    const files = [file, { ...file, id: 'other' }, { ...file, id: 'empty' }]
    const plans = planImports(files, rows, flip(noChoices, rows[2] ?? importRow('c')), counter())
    expect(
      plans.map(({ file, account, rows, leftOut }) => [
        ...[file.id, account, rows.length, leftOut.length],
      ]),
    ).toEqual([
      ['file', '1', 1, 1],
      ['file', '2', 1, 0],
      ['other', null, 1, 0],
    ])
  })

  it('writes the import first, then what left, then what came', () => {
    const commands = docsOf([importRow('in', {}, { amount: 500 }), importRow('out')])
    expect(commands.map(({ name }) => name)).toEqual([
      'imports.create',
      'expenses.createMany',
      'incomes.createMany',
    ])
    expect(commands[0]?.args.doc).toEqual({
      ...{ id: 'id 1', fileName: 'a.ofx', format: 'ofx', account: null },
      ...{ addedExpenses: 1, addedIncomes: 1, skipped: 0 },
    })
    const stored = { amount: 1250, importId: 'id 1', categoryId: 'c', bankId: 'b' }
    expect(commands[1]?.args.docs).toMatchObject([stored])
  })

  it('calls paid by card what left a card, also where its file says nothing of it', () => {
    const rows = [importRow('a', { accountId: 'visa' }, { payment: 'bank' })]
    const newId = counter()
    const paidFrom = (kind: 'card' | 'current') => {
      const into = { id: 'visa', currency: 'EUR', kind }
      const [plan] = planImports([file], rows, noChoices, newId, () => into)
      const moved = { paired: new Set<string>(), outside: new Set<string>() }
      const sorted = { moneyBack: none, paidBack: nobody, categoryOf: () => 'c' }
      const rest = { ...sorted, newId, ids: new Map() }
      const [expenses] = plan ? [...commandsOf(plan, { ...rest, moved })] : []
      return expenses?.args.docs
    }
    expect(paidFrom('card')).toMatchObject([{ paymentMethod: 'card' }])
    expect(paidFrom('current')).toMatchObject([{ paymentMethod: 'bank' }])
  })

  it('goes in batches the server takes', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => importRow(String(at)))
    const sizes = docsOf(rows).map(({ args }) => (args.docs as Row[] | undefined)?.length)
    expect(sizes).toEqual([undefined, 450, 450, 100])
  })

  it('stores money back with the expense it was for', () => {
    const verdict = (of: 'row' | 'booked', id: string) =>
      ({
        kind: 'new',
        words: '',
        resembles: null,
        moneyBack: { of, id, words: '', isLikely: true },
        paidBack: null,
      }) as const
    const rows = [
      importRow('back', { verdict: verdict('row', 'shoes') }, { amount: 900, merchant: 'Shop' }),
      importRow('older', { verdict: verdict('booked', 'stored') }, { amount: 100 }),
      importRow('shoes'),
    ]
    const moneyBack = new Set(['back', 'older'])
    const [, spent, ...each] = docsOf(rows, moneyBack).map(({ args }) => args.docs as Row[])
    // Each by itself: where one is refused, the other stands.
    expect(each.map(({ length }) => length)).toEqual([1, 1])
    const back = each.flat()
    expect(back.map(({ amount, refundOf, merchant }) => [amount, refundOf, merchant])).toEqual([
      [900, spent?.[0]?.id, 'Shop'],
      [100, 'stored', null],
    ])
    expect(back.every((doc) => !('source' in doc))).toBe(true)
    const plans = planImports([file], rows, noChoices, counter())
    expect(addedBy(plans, moneyBack)).toMatchObject({ expenses: 1, refunds: 2, incomes: 0 })
    const sums = (amount: number) => [expect.objectContaining({ amount })]
    expect(flowOf(rows, moneyBack)).toEqual({ out: sums(-1250), back: sums(1000), in: [] })
    expect(addedBy(plans, none)).toMatchObject({ expenses: 1, refunds: 0, incomes: 2 })
  })

  it('stores what others pay back as incomes for it, each by itself', () => {
    const rows = ['wage', 'acme', 'clara'].map((key) => importRow(key, {}, { amount: 900 }))
    const paidBack = new Map([
      ['acme', 'courier'],
      ['clara', 'dinner'],
    ])
    const [, ...each] = docsOf(rows, none, paidBack)
    expect(each.map(({ name }) => name)).toEqual(Array(3).fill('incomes.createMany'))
    const told = each.map(({ args }) =>
      (args.docs as Row[]).map(({ settles, categoryId }) => [settles, categoryId]),
    )
    expect(told).toEqual([[['courier', null]], [['dinner', null]], [[undefined, 'c']]])
  })
})
