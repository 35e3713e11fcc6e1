import { describe, expect, it } from 'vitest'
import { type Address, filterOf, isFiltered, readAddress, writeAddress } from './address.ts'

const today = '2026-11-18'
const read = (search: string) => readAddress(new URLSearchParams(search), today)
const again = (address: Address) => readAddress(writeAddress(address, today), today)

describe('the address of the expenses page', () => {
  it('means this month when it says nothing', () => {
    expect(read('')).toEqual({
      period: { kind: 'month', month: '2026-11' },
      text: '',
      categoryId: null,
      sheet: null,
    })
    expect(writeAddress(read(''), today).toString()).toBe('')
  })

  it.each([
    'month=2026-10',
    'month=all&q=caf%C3%A9+%26+bar',
    'from=2026-01-15&to=2026-03-01',
    'from=2026-01-15',
    'to=2026-03-01&category=none',
    'q=lunch&category=019b0000-0000-7000-8000-000000000100&add=1',
    'edit=019b0000-0000-7000-8000-000000000100',
  ])('says the same after being read: %s', (search) => {
    expect(writeAddress(read(search), today).toString()).toBe(search)
    expect(again(read(search))).toEqual(read(search))
  })

  it('takes the unreadable as not said', () => {
    expect(read('month=2026-13').period).toEqual({ kind: 'month', month: '2026-11' })
    expect(read('from=soon&month=2026-10').period).toEqual({ kind: 'month', month: '2026-10' })
    expect(read('category=&edit=')).toMatchObject({ categoryId: null, sheet: null })
  })

  it('becomes the filter of the ledger', () => {
    expect(filterOf(read('month=2026-02&q=a'))).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
      text: 'a',
      categoryId: null,
    })
    expect(filterOf(read('month=all'))).toMatchObject({ from: null, to: null })
    expect(isFiltered(read('month=all'))).toBe(false)
    expect(isFiltered(read('category=none'))).toBe(true)
    expect(isFiltered({ ...read(''), text: '  ' })).toBe(false)
  })
})
