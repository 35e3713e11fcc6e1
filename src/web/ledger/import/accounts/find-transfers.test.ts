import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importRow } from '#test/support/import-row.ts'
import type { BookSide } from '../../transfers/pairing-book.ts'
import type { ImportRow } from '../judge-files.ts'
import { decide, findTransfers } from './find-transfers.ts'
import { outsideDoc } from './transfer-commands.ts'
import type { KnownAccount } from './use-targets.ts'

const account = (id: string, name: string): KnownAccount => ({
  ...{ id, name, currency: 'EUR', number: null },
})
const accounts = new Map([
  ['giro', account('giro', 'Giro')],
  ['card', account('card', 'Visa gold')],
])

const rowOf = (id: string, accountId: string, amount: number, day: number, text: string) =>
  importRow(
    id,
    { accountId },
    { amount, description: text, bankId: id, date: `2026-01-${String(day).padStart(2, '0')}` },
  )

/** A row of an earlier import, as the book has it. */
const booked = ({ key, accountId, row }: ImportRow): BookSide => ({
  of: 'entry',
  row: {
    ...{ id: key, accountId: accountId ?? '', date: row.date, amount: row.amount },
    ...{ currency: 'EUR', text: row.description, bankId: row.bankId },
  },
})

const look = (rows: readonly ImportRow[], book: readonly ImportRow[] = []) =>
  findTransfers({
    ...{ rows, accounts, rejected: [], rates: null },
    book: book.map(booked),
  })

const said = (found: ReturnType<typeof look>) =>
  found.pairs.map(({ out, in: into, kind, score }) => [out.id, into.id, kind, score])

const paid = rowOf('g2', 'giro', -30_000, 28, 'Card settlement')
const came = rowOf('c3', 'card', 30_000, 29, 'Payment received')

describe('transfers among the rows of an import', () => {
  it('are certain, and their rows are no entries, until somebody says no', () => {
    const found = look([paid, came])
    const none = { pairs: new Map(), outside: new Set<string>() }
    expect(decide(found, none)).toMatchObject({ taken: [{ kind: 'certain' }], refused: [] })
    expect([...decide(found, none).paired].sort()).toEqual(['c3', 'g2'])
    const no = { ...none, pairs: new Map([[found.pairs[0]?.key ?? '', false]]) }
    expect(decide(found, no)).toMatchObject({ taken: [], refused: [{ kind: 'certain' }] })
    expect(decide(found, no).all.size).toBe(0)
  })

  it('are offered as outside while the other side is not here, and only then', () => {
    const outside = { pairs: new Map(), outside: new Set(['g2']) }
    expect(look([paid]).outside.map(({ row }) => row.id)).toEqual(['g2'])
    expect([...decide(look([paid]), outside).outside]).toEqual(['g2'])
    expect(look([paid, came]).outside).toEqual([])
  })

  it('are taken as the payment of a card that is paid from here, until unticked', () => {
    const visa: KnownAccount = { ...account('card', 'Visa'), kind: 'card', payFromId: 'giro' }
    const known = new Map([['giro', account('giro', 'Ordenado Ines')] as const, ['card', visa]])
    const rows = [rowOf('c1', 'card', 15_000, 5, 'Pagamento Ordenado')]
    const found = findTransfers({ rows, accounts: known, rejected: [], rates: null, book: [] })
    const none = { pairs: new Map(), outside: new Set<string>() }
    expect([...decide(found, none).all]).toEqual(['c1'])
    expect([...decide(found, { ...none, outside: new Set(['c1']) }).all]).toEqual([])
  })

  it('are not looked for in other currencies than the account’s, nor in the book alone', () => {
    const dollars = { ...paid, row: { ...paid.row, currency: 'USD' } }
    expect(look([dollars, came]).pairs).toEqual([])
    const other = rowOf('g9', 'giro', -500, 3, 'Tea')
    expect(look([other], [paid, came]).pairs).toEqual([])
  })

  it('are the same in any order of files, and all at once', () => {
    const text = fc.constantFrom('Transfer', 'Tea', 'To Visa gold', 'Ref AB123456', 'Payment')
    const one = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.constantFrom(100, 200, 205), text)
    const some = fc.array(one, { maxLength: 8 })
    fc.assert(
      fc.property(some, some, (left, arrived) => {
        const out = left.map(([day, size, words], at) => rowOf(`g${at}`, 'giro', -size, day, words))
        const into = arrived.map(([day, size, words], at) =>
          rowOf(`c${at}`, 'card', size, day, words),
        )
        const together = said(look([...out, ...into]))
        expect(said(look([...into, ...out]))).toEqual(together)
        if (into.length > 0) expect(said(look(into, out))).toEqual(together)
        if (out.length > 0) expect(said(look(out, into))).toEqual(together)
      }),
    )
  })
})

it('puts what was drawn as notes into the cash account, once somebody says so', () => {
  const wallet = { ...account('cash', 'Wallet'), kind: 'cash' as const }
  const drawn = rowOf('g5', 'giro', -10_000, 12, 'Geldautomat Sparkasse')
  const all = new Map([...accounts, ['cash', wallet] as const])
  const found = findTransfers({ rows: [drawn], accounts: all, book: [], rejected: [], rates: null })
  const said = { pairs: new Map(), outside: new Set(['g5']) }
  const cashId = decide(found, said).cash.get('g5') ?? null
  const giro = { ...account('giro', 'Giro') }
  expect(outsideDoc(drawn, giro, 'i', { id: 't', cashId })).toMatchObject({
    ...{ id: 't', reason: 'own' },
    from: { accountId: 'giro', amount: 10_000, bankId: 'g5', importId: 'i' },
    to: { accountId: 'cash', amount: 10_000, bankId: null, importId: 'i' },
  })
})
