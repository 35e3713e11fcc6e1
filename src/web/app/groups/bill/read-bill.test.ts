import { describe, expect, it } from 'vitest'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { namesIn } from '../group.ts'
import { type BillDraft, newBill } from './draft.ts'
import { type BillSetting, readBill, readShares } from './read-bill.ts'

const ids = ['a', 'b', 'c'].map((letter) => `00000000-0000-7000-8000-00000000000${letter}`)
const [me = '', ben = '', cleo = ''] = ids
const at = '2026-11-01T00:00:00.000Z'

const group = {
  id: '00000000-0000-7000-8000-0000000000f0',
  name: 'Trip',
  description: null,
  kind: 'trip',
  currency: 'EUR',
  simplifyDebts: true,
  status: 'open',
  members: ['Anna', 'Ben', 'Cleo'].map((name, index) => ({
    memberId: ids[index] ?? '',
    uid: index === 0 ? 'me' : null,
    name,
    role: 'member' as const,
    householdId: null,
    joinedAt: at,
    leftAt: null,
  })),
  memberIds: ['me'],
  createdAt: at,
  createdBy: 'me',
  updatedAt: at,
} satisfies GroupRow

const setting: BillSetting = {
  id: '00000000-0000-7000-8000-0000000000e0',
  locale: 'en-GB',
  names: namesIn(group, 'me'),
  memberIds: ids,
  joint: [],
  borneIn: () => new Map(),
  stored: null,
  members: group.members,
}

const bill = (patch: Partial<BillDraft>): BillDraft => ({
  ...newBill(group, me, '2026-11-15'),
  amount: '90',
  description: 'Dinner',
  ...patch,
})

const sharesOf = (patch: Partial<BillDraft>, amount = 9000) =>
  readShares(bill(patch), amount, setting)

describe('a new bill', () => {
  it('by shares begins with one for everybody, so that a two is twice as much', () => {
    const { values } = bill({})
    const shares = { ...values.shares, [ben]: '2' }
    const read = sharesOf({ mode: 'shares', values: { ...values, shares } }, 8000)
    expect(read.shares.map(({ amount }) => amount)).toEqual([2000, 4000, 2000])
  })

  it('needs an amount and a word, and is shared equally', () => {
    const read = readBill(bill({}), setting)
    expect(read).toMatchObject({
      ok: true,
      fields: { payers: [{ memberId: me, amount: 9000 }], split: { mode: 'equal' } },
    })
    expect(sharesOf({}).shares.map(({ amount }) => amount)).toEqual([3000, 3000, 3000])
    expect(readBill(bill({ amount: '', description: ' ' }), setting)).toEqual({
      ok: false,
      messages: { amount: 'Enter an amount.', description: 'Say what it was.' },
    })
  })

  it('has the rate that was typed where its currency is not that of the group', () => {
    const rated = (patch: Partial<BillDraft>) =>
      readBill(bill({ rate: ' 0,5 ', ...patch }), setting)
    expect(rated({ currency: 'SYP' })).toMatchObject({
      fields: { currency: 'SYP', rate: { to: 'EUR', value: '0.5' } },
    })
    expect(rated({})).toMatchObject({ fields: { rate: null } })
    expect(rated({ currency: 'SYP', rate: '' })).toMatchObject({ fields: { rate: null } })
    expect(rated({ currency: 'SYP', rate: 'half' })).toEqual({
      ok: false,
      messages: { rate: 'Enter a rate, like 0.9312.' },
    })
  })

  it('says who bears the odd cent', () => {
    const { note, shares } = sharesOf({}, 1000)
    expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(1000)
    expect(note).toMatch(/€0\.01 more for .* this time/)
  })
})

describe('what is left over is said in words', () => {
  const values = (mode: 'exact' | 'percent', typed: Record<string, string>) => ({
    mode,
    values: { ...bill({}).values, [mode]: typed },
  })

  it('of exact amounts and percentages', () => {
    const exact = { [me]: '10', [ben]: '20.50' }
    expect(sharesOf(values('exact', exact)).problem).toBe('€59.50 is still to be shared out.')
    const percent = { [me]: '50', [ben]: '62.5' }
    expect(sharesOf(values('percent', percent)).problem).toBe('12.5% too much is shared out.')
  })

  it('of items', () => {
    const item = { key: '1', label: 'Wine', amount: '30', memberIds: [ben, cleo] }
    const draft = { mode: 'items' as const, items: [item], tax: '5' }
    expect(sharesOf(draft).problem).toBe('Items, tax and tip are €55.00 less than the amount.')
    const { shares } = sharesOf({ ...draft, tip: '55' })
    expect(shares.map(({ amount }) => amount)).toEqual([4500, 4500])
  })

  it('of several payers', () => {
    const read = readBill(bill({ payer: null, paid: { [me]: '40', [ben]: '30' } }), setting)
    expect(read).toEqual({ ok: false, messages: { payers: 'Who paid the other €20.00?' } })
  })
})

describe('a bill with a part of somebody gone', () => {
  const members = group.members.map((one) => (one.memberId === cleo ? { ...one, leftAt: at } : one))
  const stored = {
    ...({ amount: 9000, currency: 'EUR', payers: [{ memberId: me, amount: 9000 }] } as const),
    split: { mode: 'equal', memberIds: ids },
    shares: ids.map((memberId) => ({ memberId, amount: 3000, rounding: 0 })),
  } as unknown as GroupExpenseRow
  const names = namesIn({ ...group, members }, 'me')
  const left: BillSetting = { ...setting, names, members, stored }

  it('says beside the parts that theirs stays, before anything is saved', () => {
    const more = readBill(bill({ amount: '120' }), left)
    const split = 'Cleo (left) keeps a part of €30.00: only those of others can change.'
    expect(more).toEqual({ ok: false, messages: { split } })
    const theirs = readBill(bill({ payer: cleo }), left)
    const payers = 'Cleo (left) takes no new part in this.'
    expect(theirs).toEqual({ ok: false, messages: { payers } })
    const currency = readBill(bill({ currency: 'USD', rateTo: 'USD' }), left)
    expect(currency).toMatchObject({ ok: false, messages: { split } })
  })

  it('lets all else change, also what the others bear', () => {
    expect(readBill(bill({ description: 'Supper', payer: ben }), left).ok).toBe(true)
    const exact = { [me]: '50', [ben]: '40', [cleo]: '30' }
    const values = { ...bill({}).values, exact }
    expect(readBill(bill({ amount: '120', mode: 'exact', values }), left).ok).toBe(true)
  })
})
