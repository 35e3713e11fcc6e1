import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blankMapping,
  type ColumnRole,
  isWhole,
  missingIn,
  roleOf,
  roleWords,
  withRole,
} from './map-columns.ts'

const blank = blankMapping(';', 'EUR')
const roles = Object.keys(roleWords) as ColumnRole[]

describe('naming the columns', () => {
  it('gives a column one meaning and takes the old one away', () => {
    const named = withRole(withRole(blank, 0, 'date'), 0, 'merchant')
    expect([roleOf(named, 0), named.date]).toEqual(['merchant', null])
  })

  it('moves a meaning from one column to another', () => {
    const named = withRole(withRole(blank, 0, 'date'), 3, 'date')
    expect([roleOf(named, 0), roleOf(named, 3)]).toEqual(['none', 'date'])
  })

  it('puts descriptions together in the order they were named', () => {
    const named = withRole(withRole(blank, 4, 'description'), 2, 'description')
    expect(named.description).toEqual([4, 2])
  })

  it('knows either one amount or money in and out', () => {
    const one = withRole(withRole(blank, 1, 'amount'), 2, 'type')
    const pair = withRole(withRole(one, 3, 'debit'), 4, 'credit')
    expect(pair).toMatchObject({ amount: null, type: null, debit: 3, credit: 4 })
    expect(withRole(pair, 1, 'amount')).toMatchObject({ amount: 1, debit: null, credit: null })
  })

  it('says what is missing, one thing at a time', () => {
    const dated = withRole(blank, 0, 'date')
    const paid = withRole(dated, 1, 'debit')
    const told = withRole(paid, 2, 'description')
    const missing = [blank, dated, paid, told].map(missingIn)
    expect(missing.map((words) => words?.split(' ').at(-1) ?? null)).toEqual([
      'date.',
      'amount.',
      'was.',
      null,
    ])
    expect(isWhole(told)).toBe(true)
  })

  it('never gives two meanings to a column nor two columns to a meaning', () => {
    const step = fc.tuple(fc.nat(6), fc.constantFrom(...roles))
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce(
          (mapping, [column, role]) => withRole(mapping, column, role),
          blank,
        )
        const last = steps.at(-1)
        if (last) expect(roleOf(end, last[0])).toBe(last[1])
        const named = Array.from({ length: 7 }, (_, column) => roleOf(end, column))
        const once = named.filter((role) => role !== 'none' && role !== 'description')
        expect(new Set(once).size).toBe(once.length)
        expect(end.amount === null || (end.debit === null && end.credit === null)).toBe(true)
      }),
    )
  })
})
