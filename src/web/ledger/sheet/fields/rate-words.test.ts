import { describe, expect, it } from 'vitest'
import {
  type CrossRate,
  convertAmount,
  type OwnRate,
  type Ratio,
  rateTable,
} from '#domain/money/rates.ts'
import { rateWords, takenWords } from './rate-words.ts'

const own: OwnRate = {
  id: 'one',
  currency: 'SYP',
  to: 'EUR',
  rate: '0.01',
  fromOn: '2026-03-01',
  toOn: '2026-03-31',
}
const table = rateTable({ days: ['2026-03-05'], rates: { USD: ['1.25'] } }, [own])
const words = (currency: string, day: string) =>
  takenWords(table.cross(currency, 'EUR', day), currency, '2026-11-16', 'en-GB')

describe('the words for the rate of a record', () => {
  it('say only of its day that none is known, where one is for other days', () => {
    expect(words('SYP', '2026-03-10')).toBe('0.01 is taken, your rate for that day.')
    expect(words('SYP', '2026-04-01')).toBe(
      'No rate is known for SYP on that day. Totals leave it out without one.',
    )
  })

  it('name the day of the rate that is taken', () => {
    expect(words('USD', '2026-03-06')).toBe('0.8 is taken, the rate of 5 Mar.')
    const known = { ...table.cross('USD', 'EUR', '2026-03-06'), on: '2026-09-29' } as CrossRate
    expect(takenWords(known, 'USD', '2026-11-16', 'de-AT')).toMatch(/ the rate of 29\. Sep\.$/)
  })
})

it('writes a rate so that the amount times it comes to what is shown', () => {
  const exact = { over: 88_022_734n, under: 100_000_000n }
  const worth = (ratio: Ratio) => convertAmount(240_000, 'USD', 'EUR', ratio)
  expect(rateWords(exact, 'en-GB')).toBe('0.880227')
  const written = rateWords(exact, 'en-GB', (ratio) => worth(ratio) === worth(exact))
  expect(written).toBe('0.8802273')
})
