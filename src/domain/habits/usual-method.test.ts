import { describe, expect, it } from 'vitest'
import { methodAfter, methodFor, usualMethod } from './usual-method.ts'

const held = (...methods: readonly string[]) => ({
  months: () => ['2026-11'],
  monthRows: () =>
    methods.map((paymentMethod, at) => ({
      ...{ id: `${at}`, paymentMethod },
      date: `2026-11-${String(28 - at).padStart(2, '0')}`,
    })),
})
const usual = (...methods: readonly string[]) => usualMethod(held(...methods) as never)
const times = (count: number, method: string) => Array.from({ length: count }, () => method)

describe('how somebody pays mostly', () => {
  it('is what most of the last entries say, once there are some', () => {
    expect(usual()).toBe('other')
    expect(usual(...times(4, 'cash'))).toBe('other')
    expect(usual(...times(5, 'cash'))).toBe('cash')
    expect(usual('bank', ...times(5, 'cash'))).toBe('cash')
    expect(usual(...times(20, 'mobile'), ...times(7, 'cash'))).toBe('mobile')
  })

  it('is not changed by one entry, nor guessed where there is no habit', () => {
    expect(usual('cash', ...times(19, 'mobile'))).toBe('mobile')
    expect(usual(...times(5, 'cash'), ...times(5, 'bank'))).toBe('other')
  })
})

it('is not learnt from what does not say it', () => {
  expect(usual(...times(5, 'cash'), ...times(9, 'other'))).toBe('cash')
  expect(usual(...times(20, 'other'))).toBe('other')
})

describe('how a thing is paid', () => {
  const row = (description: string, paymentMethod: string, at: number, more = {}) => ({
    ...{ id: description + at, description, paymentMethod, merchant: null, refundOf: null },
    ...{ categoryId: null, date: `2026-10-${String(at).padStart(2, '0')}`, ...more },
  })
  const books = (...rows: readonly object[]) =>
    ({ months: () => ['2026-10'], monthRows: () => rows }) as never
  const said = (description: string, more = {}) => ({
    ...{ description, place: '', categoryId: null, ...more },
  })
  const book = books(
    row('Rent', 'bank', 1),
    row('Rent', 'card', 2, { refundOf: 'x' }),
    row('bread', 'card', 3, { merchant: 'Market' }),
    row('apples', 'cash', 4, { merchant: 'Market' }),
    ...[5, 6, 7].map((at) => row(`tram ${at}`, 'mobile', at, { categoryId: 'c' })),
  )

  it('is as last time there or for it, else as mostly in its category', () => {
    expect(methodFor(book, said('rent'))).toBe('bank')
    expect(methodFor(book, said('rent', { place: 'market' }))).toBe('cash')
    expect(methodFor(book, said('bus', { categoryId: 'c' }))).toBe('mobile')
    expect(methodFor(book, said('bus'))).toBeNull()
    expect(methodFor(book, said(''))).toBeNull()
  })

  it('follows what is described until another way is chosen', () => {
    const paid = (description: string, paymentMethod: string) =>
      ({ ...said(description), paymentMethod }) as Parameters<typeof methodAfter>[1]
    const turned = (before: string, method: string, now: string) =>
      methodAfter(
        (one) => methodFor(book, one),
        paid('', 'card'),
        paid(before, method),
        paid(now, method),
      )
    expect(turned('', 'card', 'Rent')).toBe('bank')
    expect(turned('Rent', 'bank', 'Rental')).toBe('card')
    expect(turned('', 'mobile', 'Rent')).toBe('mobile')
  })
})
