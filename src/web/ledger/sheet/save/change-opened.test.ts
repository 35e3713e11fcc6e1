import { describe, expect, it } from 'vitest'
import { expenses as entity } from '#contract/ledger/expenses.ts'
import type { Row } from '#contract/sync.ts'
import type { Failure } from '#web/data/replica/types.ts'
import { overNewer } from '#web/form/over-newer.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import { expenses } from '#web/ledger/model/noun.ts'
import { changingOpened, versionsFor } from './change-opened.ts'

const opened = {
  ...entity.defaults,
  tags: [],
  id: 'a',
  amount: 100,
  currency: 'EUR',
  description: 'Lunch',
  date: '2026-11-18',
} satisfies Expense

function bookWith(stored: Expense | null, failures: readonly Failure[] = []) {
  const rows = new Map(stored ? [[stored.id, stored as unknown as Row]] : [])
  const dismissed: string[] = []
  const dismiss = (key: string) => void dismissed.push(key)
  return { rows: () => rows, failures: () => failures, dismiss, dismissed }
}
const refusal = (name: string, args: Failure['args']): Failure => ({
  key: 'k',
  name,
  args,
  error: 'No.',
  code: 'invalid-input',
})
const patchOf = ({ commands }: ReturnType<typeof changingOpened>) => commands[0]?.args.patch

describe('saving what is open', () => {
  it('writes what was changed here and leaves what was changed elsewhere', () => {
    const book = bookWith({ ...opened, description: 'Lunch with Ben', amount: 100 })
    const write = changingOpened(book, expenses, opened, { ...opened, amount: 120 })
    expect(patchOf(write)).toEqual({ amount: 120 })
    expect(write.undo[0]?.args.patch).toEqual({ amount: 100 })
  })

  it('writes all of it anew when it was never stored', () => {
    const book = bookWith(null, [refusal('expenses.create', { doc: opened })])
    const write = changingOpened(book, expenses, opened, { ...opened, amount: 120 })
    expect(write.commands).toMatchObject([
      { name: 'expenses.create', args: { doc: { amount: 120 } } },
    ])
    expect(book.dismissed).toEqual(['k'])
  })

  it('writes what was refused before together with what was fixed', () => {
    const meant = { ...opened, description: 'Refused', amount: 0 }
    const patch = { description: 'Refused', amount: 0 }
    const book = bookWith(opened, [refusal('expenses.update', { id: 'a', patch })])
    const write = changingOpened(book, expenses, meant, { ...meant, amount: 120 })
    expect(patchOf(write)).toEqual({ description: 'Refused', amount: 120 })
  })

  it('knows what is to be asked about: the same field, changed here and elsewhere', () => {
    const now = { ...opened, amount: 90 }
    const mine = { ...opened, amount: 120 }
    const versions = versionsFor(bookWith(now), expenses, opened, mine)
    expect(overNewer(versions.opened ?? mine, versions.now ?? mine, mine).both).toEqual(['amount'])
    const refused = bookWith(now, [refusal('expenses.update', { id: 'a', patch: {} })])
    expect(versionsFor(refused, expenses, opened, mine).opened).toBeNull()
  })

  it('writes nothing when nothing was changed', () => {
    expect(changingOpened(bookWith(opened), expenses, opened, opened).commands).toEqual([])
  })
})
