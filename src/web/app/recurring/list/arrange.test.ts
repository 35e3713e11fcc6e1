import { describe, expect, it } from 'vitest'
import { sampleTemplate } from '../../../../../test/support/sample-template.ts'
import { upcomingOf } from '../upcoming.ts'
import { arranged, noFilters, type Wanted } from './arrange.ts'

const today = '2026-11-16'
const all = upcomingOf(
  [
    sampleTemplate({ id: 'rent', createdAt: '2026-01-01', categoryId: 'home' }),
    sampleTemplate({
      id: 'tv',
      description: 'Télévision',
      merchant: 'Netflix',
      amount: 999,
      priceChanges: [{ from: '2026-11-20', amount: 99_000 }],
      monthDays: [20],
      tags: ['fun'],
      groupId: 'flat',
      createdAt: '2026-03-01',
    }),
    sampleTemplate({
      id: 'gym',
      description: 'Gym',
      active: false,
      autoPost: false,
      currency: 'USD',
      amount: 500_000,
      createdAt: '2026-02-01',
    }),
    sampleTemplate({ id: 'pay', description: 'Pay', amount: 1, createdAt: '2026-04-01' }, 'income'),
  ],
  today,
)
const known = { categories: new Map([['home', 'Housing']]), today, currency: 'EUR' }
const ids = (wanted: Partial<Omit<Wanted, 'filters'>> & { filters?: object } = {}) =>
  arranged(
    all,
    { text: '', sort: 'next', ...wanted, filters: { ...noFilters, ...wanted.filters } },
    known,
  ).map(({ template }) => template.id)

describe('the list of what recurs', () => {
  it('is searched by name, place, tag and category, whatever the accents', () => {
    expect(ids({ text: 'televi NETFLIX' })).toEqual(['tv'])
    expect(ids({ text: 'fun' })).toEqual(['tv'])
    expect(ids({ text: 'housing' })).toEqual(['rent'])
    expect(ids({ text: 'nothing' })).toEqual([])
  })

  it('is narrowed by kind, state, way of posting, category and group', () => {
    expect(ids({ filters: { kind: 'income' } })).toEqual(['pay'])
    expect(ids({ filters: { state: 'paused' } })).toEqual(['gym'])
    expect(ids({ filters: { post: 'asks' } })).toEqual(['gym'])
    expect(ids({ filters: { category: 'home' } })).toEqual(['rent'])
    expect(ids({ filters: { category: 'none', kind: 'expense', state: 'active' } })).toEqual(['tv'])
    expect(ids({ filters: { group: 'flat' } })).toEqual(['tv'])
    expect(ids({ filters: { group: 'none', state: 'active' } })).not.toContain('tv')
  })

  it('is in the order that is asked for, by what is in force', () => {
    expect(ids()[0]).toBe('tv')
    expect(ids({ sort: 'amount' })).toEqual(['tv', 'rent', 'pay', 'gym'])
    expect(ids({ sort: 'name' })).toEqual(['gym', 'pay', 'rent', 'tv'])
    expect(ids({ sort: 'newest' })).toEqual(['pay', 'tv', 'gym', 'rent'])
  })
})
