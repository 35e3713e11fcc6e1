import { describe, expect, it } from 'vitest'
import { readFigure, readSumFigure } from '#web/reports/rows-address.ts'
import { type Address, readAddress, rowsAddress, sumAddress, writeAddress } from './address.ts'

const today = '2026-11-15'
const read = (search: string) => readAddress(new URLSearchParams(search), today, '2024-05')
const id = '019b0000-0000-7000-8000-000000000100'

describe('the address of the analytics', () => {
  it('is a year of my share unless it says otherwise', () => {
    expect(read('')).toEqual({
      range: '12-months',
      span: { from: '2025-12-01', to: today },
      lens: 'share',
      groupId: null,
      category: null,
    })
    expect(writeAddress(read(''))).toBe('')
  })

  it('says the same when it is written and read again', () => {
    for (const search of [
      `range=days&from=2026-01-01&to=2026-02-01&lens=paid&category=${id}`,
      `range=all&lens=group&group=${id}`,
      'range=this-month',
    ]) {
      expect(writeAddress(read(search))).toBe(search)
    }
  })

  it('counts what is unreadable as not said', () => {
    const plain = read('')
    const odd = ['range=soon', 'range=days&from=2026-02-30&to=2026-03-01', 'lens=x', 'category=y']
    for (const search of odd) expect(read(search)).toEqual(plain)
    expect(read(`group=${id}`).groupId).toBeNull()
  })

  it('carries the figure whose rows are shown', () => {
    const address: Address = { ...read('lens=paid'), category: null }
    const figure = {
      kind: 'expense',
      from: '2026-01-01',
      to: '2026-01-31',
      categoryIds: [id, 'none'],
      payee: 'Käse & Brot',
      of: 'settledIn',
      currency: 'GBP',
      title: 'January',
    } as const
    const search = new URLSearchParams(rowsAddress(address, figure))
    expect(readFigure(search)).toEqual(figure)
    expect(readAddress(search, today, '2024-05')).toEqual(address)
    expect(readFigure(new URLSearchParams('rows=expense&rowsFrom=x'))).toBeNull()
  })

  it('carries the figure that is shown as a sum', () => {
    const address = read('lens=paid')
    const figure = { sum: 'oftener', from: '2026-01-01', to: '2026-01-31' } as const
    const search = new URLSearchParams(sumAddress(address, figure))
    expect(readSumFigure(search)).toEqual(figure)
    expect(readAddress(search, today, '2024-05')).toEqual(address)
    expect(readSumFigure(new URLSearchParams('sum=all&rowsFrom=2026-01-01'))).toBeNull()
  })
})
