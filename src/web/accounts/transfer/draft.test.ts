import { describe, expect, it } from 'vitest'
import { transferProblem } from '#domain/accounts/transfer.ts'
import type { AccountRow, TransferRow } from '../account.ts'
import {
  draftOfTransfer,
  leavingIn,
  newTransfer,
  outside,
  readTransfer,
  type TransferDraft,
} from './draft.ts'
import { beyondWords, countWords, feeWords } from './transfer-words.ts'

const [giro, savings, dollars] = [
  '018f0000-0000-7000-8000-000000000001',
  '018f0000-0000-7000-8000-000000000002',
  '018f0000-0000-7000-8000-000000000003',
] as const
const accounts = new Map<string, AccountRow>(
  [
    { id: giro, currency: 'EUR' },
    { id: savings, currency: 'EUR' },
    { id: dollars, currency: 'USD' },
  ].map((row) => [row.id, row as AccountRow]),
)
const context = { accounts, own: 'EUR', locale: 'en-GB' }
const typed = { ...newTransfer('2026-06-30'), fromId: giro, toId: savings, amount: '100' }

const read = (draft: Partial<TransferDraft>, before: TransferRow | null = null) =>
  readTransfer({ ...typed, ...draft }, before, context)

const currencyOf = (id: string) => accounts.get(id)?.currency

describe('a transfer as typed', () => {
  it.each([
    [{}, 10_000, 10_000, null],
    [{ fee: '2.50' }, 10_250, 10_000, { side: 'from', amount: 250, categoryId: null }],
    [{ toId: dollars, arrives: '108' }, 10_000, 10_800, null],
    [
      { toId: dollars, arrives: '108', fee: '1' },
      10_100,
      10_800,
      { side: 'from', amount: 100, categoryId: null },
    ],
  ])('with %j arrives as it should', (draft, left, came, fee) => {
    const moved = read(draft)
    expect(moved).toMatchObject({
      fields: { from: { amount: left }, to: { amount: came }, fee, reason: 'own' },
    })
    if (!moved.ok) return
    expect(transferProblem(moved.fields, currencyOf)).toBeNull()
    const row = { ...moved.fields, id: 'a', date: '2026-06-30' } as TransferRow
    const again = readTransfer(draftOfTransfer(row, accounts, 'en-GB'), row, context)
    expect(again).toMatchObject({ fields: moved.fields })
  })

  it.each([{ fromId: outside }, { toId: outside }])('with %j goes outside', (draft) => {
    const moved = read({ ...draft, fee: '2' })
    expect(moved).toMatchObject({ fields: { reason: 'outside' } })
    if (!moved.ok) return
    expect(transferProblem(moved.fields, currencyOf)).toBeNull()
    const row = { ...moved.fields, id: 'a', date: '2026-06-30' } as TransferRow
    expect(draftOfTransfer(row, accounts, 'en-GB')).toMatchObject(draft)
  })

  it.each([
    [{ fromId: outside, toId: outside }, 'fromId', /left from or where/],
    [{ toId: '' }, 'toId', /Choose an account/],
    [{ fromId: '' }, 'fromId', /Choose an account/],
    [{ fromId: '', toId: '' }, 'toId', /Choose an account/],
    [{ toId: giro }, 'toId', /another account/],
    [{ amount: '' }, 'amount', 'Enter an amount.'],
    [{ amount: '0' }, 'amount', 'Enter an amount above zero.'],
    [{ toId: dollars }, 'arrives', 'Enter an amount.'],
    [{ date: 'soon' }, 'date', 'Enter a day, like 3 nov.'],
    [{ arrivesOn: 'soon' }, 'arrivesOn', 'Enter a day, like 3 nov.'],
    [{ fromId: outside, fee: '100' }, 'fee', /less than the amount/],
  ])('is not taken with %j', (draft, field, words) => {
    const moved = read(draft)
    expect(moved.ok ? '' : moved.messages[field]).toMatch(words)
  })
})

it('arrives on its own day, where one is said and both accounts are here', () => {
  const arrivesOn = '2026-07-02'
  const days = { from: { date: '2026-06-30' }, to: { date: arrivesOn } }
  expect(read({ arrivesOn })).toMatchObject({ fields: days })
  expect(read({ arrivesOn, fromId: outside })).toMatchObject({
    fields: { from: null, to: { date: '2026-06-30' } },
  })
})

it('what a side is besides stays when it is changed', () => {
  const kept = { id: 'x', description: 'Card payment' }
  const from = { accountId: giro, amount: 10_000, date: '2026-06-30', bankId: 'b', kept }
  const to = { ...from, accountId: savings, date: '2026-07-02', bankId: null, kept: null }
  const said = { text: 'Card', importId: null, isPending: false }
  const row = {
    ...{ id: 'a', date: from.date, fee: null, reason: 'own', note: null, tags: ['trip'] },
    ...{ from: { ...said, ...from }, to: { ...said, ...to } },
  } as TransferRow & { readonly from: object }
  const draft = draftOfTransfer(row, accounts, 'en-GB')
  expect(draft.arrivesOn).toBe('2026-07-02')
  const moved = readTransfer(
    { ...draft, amount: '120' },
    { ...row, from: { ...row.from, kept: null } } as TransferRow,
    context,
  )
  expect(moved).toMatchObject({
    fields: { from: { amount: 12_000, bankId: 'b' }, to: { date: '2026-07-02' }, tags: ['trip'] },
  })
})

it('remarks where more leaves than savings hold, and says nothing of what may be overdrawn', () => {
  const amount = leavingIn({ ...typed, amount: '99999', fee: '1' }, context)
  expect(amount).toBe(10_000_000)
  expect(leavingIn({ ...typed, amount: '' }, context)).toBeUndefined()
  const words = (kind: AccountRow['kind'], holds: number | null) =>
    beyondWords({ account: { name: 'Sparen', currency: 'EUR', kind }, holds, amount }, 'en-GB')
  expect(words('savings', 1_250_000)).toBe('Sparen holds €12,500.00: this is €87,500.00 more.')
  expect(words('savings', 10_000_000)).toBeNull()
  expect([words('current', 0), words('savings', null)]).toEqual([null, null])
})

describe('a fee', () => {
  it('is told with its account, that it is on top, and what it counts as', () => {
    expect(feeWords('from', { name: 'Giro' })).toBe(
      'It leaves Giro on top of the amount, and counts as spent.',
    )
    expect(feeWords('to', undefined)).toBe(
      'Less arrives in the account by it, and it counts as spent.',
    )
    const [plain, paid] = [read({}), read({ fee: '2.50' })]
    if (!plain.ok || !paid.ok) throw new Error('Both can be read.')
    const said = (fields: typeof plain.fields) => countWords(fields, accounts, 'en-GB')
    expect(said(plain.fields)).toBe('It is neither spent nor earned.')
    expect(said(paid.fields)).toBe('Only its fee of €2.50 counts as spent.')
  })

  it('of what arrives is in the currency that arrives', () => {
    const side = { text: '', bankId: null, importId: null, isPending: false, kept: null }
    const row = {
      from: { ...side, accountId: giro, amount: 10_000, date: '2026-06-30' },
      to: { ...side, accountId: dollars, amount: 10_500, date: '2026-06-30' },
      fee: { side: 'to', amount: 300, categoryId: null },
      ...{ id: 'a', date: '2026-06-30', note: null, tags: [], reason: 'own' },
    } as unknown as TransferRow
    const yen = new Map([...accounts, [giro, { id: giro, currency: 'JPY' } as AccountRow]])
    const own = { ...context, accounts: yen }
    expect(readTransfer(draftOfTransfer(row, yen, 'en-GB'), row, own)).toMatchObject({
      ok: true,
      fields: { to: { amount: 10_500 }, fee: { side: 'to', amount: 300 } },
    })
  })
})
