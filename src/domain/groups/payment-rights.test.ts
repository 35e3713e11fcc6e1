import { describe, expect, it } from 'vitest'
import { type Answerable, paymentRights } from './payment-rights.ts'

const member = (memberId: string, leftAt: string | null = null, role = 'member') => ({
  ...{ memberId, uid: memberId, householdId: null, leftAt, hasAgreed: true, role },
})
const members = [member('Anna'), member('Ben'), member('Cara', '2026-03-10T10:00:00.000Z')]

const payment = (fields: Partial<Answerable>): Answerable => ({
  ...{ from: 'Ben', to: 'Anna', status: 'claimed', method: 'bank', createdBy: 'Anna' },
  updatedAt: '2026-03-01T10:00:00.000Z',
  ...fields,
})

const may = (uid: string, fields: Partial<Answerable> = {}, open = new Map<string, number>()) => {
  const rights = paymentRights(members, open, payment(fields), uid)
  const names = ['mayConfirm', 'mayDispute', 'mayDelete'] as const
  return names.filter((name) => rights[name]).map((name) => name.slice(3).toLowerCase())
}

describe('a payment', () => {
  it('is denied or deleted by who would have paid, while it waits', () => {
    expect(may('Ben')).toEqual(['dispute', 'delete'])
    expect(may('Ben', { status: 'disputed' })).toEqual(['delete'])
    expect(may('Ben', { status: 'confirmed', createdBy: 'Ben' })).toEqual([])
  })

  it('is denied by who would have paid where another wrote it down, also when it counts', () => {
    expect(may('Ben', { status: 'confirmed' })).toEqual(['dispute'])
  })

  it('is all its receiver’s; what was written off is only deleted', () => {
    expect(may('Anna', { status: 'confirmed' })).toEqual(['confirm', 'dispute', 'delete'])
    expect(may('Anna', { status: 'confirmed', method: 'written-off' })).toEqual(['delete'])
  })

  it('with somebody gone and even stays, and only who could act is told why', () => {
    const gone = { from: 'Cara', status: 'confirmed' } as const
    expect(may('Anna', gone)).toEqual([])
    const fixed = (uid: string) => paymentRights(members, new Map(), payment(gone), uid).fixed
    expect([fixed('Anna'), fixed('Ben')]).toEqual([['Cara'], []])
    expect(may('Anna', { ...gone, updatedAt: '2026-03-11T10:00:00.000Z' })).toContain('delete')
  })

  it('that counted before its payer went is not taken back from them while they owe', () => {
    const gone = { from: 'Cara', status: 'confirmed' } as const
    const owing = new Map([['Cara', -500]])
    expect(may('Anna', gone, owing)).toEqual(['confirm'])
    expect(paymentRights(members, owing, payment(gone), 'Anna').fixed).toEqual(['Cara'])
    expect(may('Anna', { ...gone, status: 'claimed' }, owing)).toContain('dispute')
    const letOff = { ...gone, method: 'written-off', updatedAt: members[2]?.leftAt ?? '' }
    expect(may('Anna', letOff, owing)).toEqual(['delete'])
  })
})
