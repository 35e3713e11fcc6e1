import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field, Reading } from './reading.ts'
import { type ToldReceipt, weighAnswer } from './weigh-answer.ts'

const options = { currency: 'EUR', locale: 'en-GB', today: '2026-11-15' }
const place = { left: 0, top: 0, width: 1, height: 1 }
const field = <Value>(value: Value | null, isSure = false): Field<Value> =>
  value === null
    ? { value, confidence: 0, isSure: false, candidates: [] }
    : { value, confidence: 0.5, isSure, candidates: [{ value, place }] }

const silent: ToldReceipt = {
  merchant: null,
  date: null,
  currency: null,
  total: null,
  subtotal: null,
  tax: null,
  tip: null,
}

const read = (patch: Partial<Reading> = {}): Reading => ({
  unit: 'EUR',
  currency: field<string>(null),
  total: field(2000),
  date: field<string>(null),
  merchant: field('W/CHEESE'),
  subtotal: field<number>(null),
  tax: field<number>(null),
  tip: field<number>(null),
  payment: { value: null, confidence: 0, isSure: false, candidates: [] },
  items: [],
  check: { verdict: 'unknown' },
  lines: ['Corner:Bakery', '14/03/2026', 'Total 12.00', 'Cash 20.00'].map((text) => ({
    text,
    confidence: 0.9,
    place,
  })),
  problems: ['total-unconfirmed', 'date-unclear'],
  place,
  ...patch,
})

const weighed = (told: Partial<ToldReceipt>, reading: Reading | null = read()) =>
  weighAnswer(reading, { ...silent, ...told }, options)

describe('weighAnswer', () => {
  it('makes sure what both say', () => {
    const { total, problems } = weighed({ total: '20.00' })
    expect(total).toMatchObject({ value: 2000, isSure: true })
    expect(problems).toEqual(['date-unclear'])
  })

  it('prefers what stands in the text to an unsure value, without calling it sure', () => {
    const { total, merchant, date } = weighed({
      total: '12.00',
      merchant: 'Corner Bakery',
      date: '2026-03-14',
    })
    expect(total).toMatchObject({ value: 1200, isSure: false })
    expect(total.candidates.map(({ value }) => value)).toEqual([1200, 2000])
    expect(merchant).toMatchObject({ value: 'Corner Bakery', isSure: false })
    expect(date).toMatchObject({ value: '2026-03-14', isSure: false })
  })

  it('only proposes what stands nowhere on the receipt', () => {
    const { total } = weighed({ total: '9999.00' })
    expect(total).toMatchObject({ value: 2000, isSure: false })
    expect(total.candidates.map(({ value }) => value)).toEqual([2000, 999_900])
  })

  it('leaves what was sure as it was', () => {
    const { total } = weighed({ total: '12.00' }, read({ total: field(2000, true) }))
    expect(total).toMatchObject({ value: 2000, isSure: true })
  })

  it('fills in for a picture nothing was read in, unsure', () => {
    const told = { total: '12.50', currency: 'USD', date: '2026-03-14', merchant: 'Bakery' }
    const reading = weighed(told, null)
    expect(reading).toMatchObject({ unit: 'USD', total: { value: 1250, isSure: false } })
    expect(reading.problems).toEqual(['date-unclear'])
  })

  it.each([
    { date: '2026-11-16' },
    { date: '1999-12-31' },
    { date: '2026-02-30' },
    { total: '1e9' },
    { total: '-5.00' },
    { total: '12.005' },
    { total: '12.00', subtotal: '3.00', tax: '1.00' },
    { total: '12.00', tax: '12.00' },
    { tax: '2.00' },
    { merchant: '<img src=x onerror=alert(1)>' },
    { merchant: 'https://evil.example/pay' },
    { merchant: '12345' },
    { currency: 'XQQ' },
  ])('takes nothing that fails the checks of a reading: %o', (told) => {
    expect(weighed(told)).toEqual(read())
  })

  it('changes no unit of amounts that were read', () => {
    expect(weighed({ currency: 'JPY' }).unit).toBe('EUR')
    expect(weighed({ currency: 'USD' }).unit).toBe('USD')
  })

  it('never makes a value sure that was not the one read, whatever is said', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.float().map(String), fc.constant('20.00')))
    const words = fc.record({ ...Object.fromEntries(keys.map((key) => [key, text])) })
    fc.assert(
      fc.property(words, fc.boolean(), (told, isRead) => {
        const before = isRead ? read() : null
        const after = weighAnswer(before, told as unknown as ToldReceipt, options)
        for (const name of ['total', 'date', 'merchant', 'tax'] as const) {
          if (after[name].isSure) expect(after[name].value).toBe(before?.[name].value)
        }
      }),
      { numRuns: 500 },
    )
  })
})

const keys = Object.keys(silent)
