import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { openWitness } from './check-sentence.ts'
import { readValue } from './read-claims.ts'
import { openCutter } from './sentences.ts'

const facts = [
  { text: 'Groceries, November 2026: €312.40 over 12 entries.', also: 'spent' },
  { text: 'Groceries, October 2026: €280.00 over 11 entries.', also: 'spent' },
  { text: 'Rent, November 2026: €900.00.' },
  { text: 'In all, November 2026: €2,104.75 of spending.' },
  { text: '{{A}} costs €15.99 since 3 November 2026, 14% more.' },
  { text: 'Half of what stays would be enough.' },
]
const names = ['Groceries', 'Rent', '{{A}}', '{{B}}']
const witness = openWitness(facts, { locale: 'en-GB', names, today: '2026-11-15' })

describe('what the facts say', () => {
  it.each([
    'Groceries came to €312.40 in November.',
    'You spent EUR 312.40 on groceries.',
    'That is 312.40 euros for Groceries, over 12 entries.',
    'Groceries were €312.4, and €2,104.75 went out in all.',
    '{{A}} is up by 14% since 3 November 2026.',
    '{{A}} went up by 14 percent since 3 Nov 2026.',
    'Groceries: €280 in October 2026.',
    'Half of what stays would be enough.',
    'Nothing stands out.',
    'November 2026 had twelve entries for Groceries.',
  ])('passes: %s', (sentence) => {
    expect(witness.check(sentence)).toBeNull()
  })
})

describe('what they do not say', () => {
  it.each([
    'Groceries came to €312.41 in November.',
    'Groceries came to about €312.',
    'Groceries came to $312.40.',
    'Groceries came to 312.40.',
    'Groceries came to 312.40%.',
    'Groceries came to €900.00.',
    'Rent was €312.40.',
    'Groceries came to €312.40 in October 2026.',
    'Groceries came to €280.00 in November 2026.',
    '{{A}} went up by 15%.',
    '{{A}} went up by fourteen percent on 4 November 2026.',
    '{{A}} rises by half.',
    'You have three subscriptions.',
    'Groceries doubled.',
    'You spent €2.1k in all.',
    'You spent €2,104.75 million in all.',
    'You spent 2104·75 on ½ of it.',
    'You spent ３１２.41 euros on Groceries.',
    'Groceries came to €31\u200b3.40.',
    'Groceries came to €٣١٢٫٤١.',
    'Groceries: 三百 euros.',
    'Groceries cost €-312.40.',
    'It took 12 days.',
    'See https://example.com for more.',
    'Write to help@bank.example today.',
    '<img src=x>',
    'In 2025 it was the same.',
    'Since 1/11/2026 it is more.',
    'Sie haben zwölfhundert und drei Abos.',
  ])('stops: %s', (sentence) => {
    expect(witness.check(sentence)).not.toBeNull()
  })
})

describe('any amount in any locale', () => {
  const locales = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'de-CH', 'pl-PL', 'en-IN', 'sv-SE', 'es-ES']
  const amounts = fc.integer({ min: 1, max: 10 ** 12 })

  it('is recognised as it is written there, and no other is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), amounts, amounts, (locale, amount, other) => {
        fc.pre(amount !== other)
        const say = (some: number) => `It was ${formatAmount(some, 'EUR', locale)} in all.`
        const own = openWitness([{ text: say(amount) }], { locale, names: [], today: '2026-11-15' })
        expect(own.check(say(amount))).toBeNull()
        expect(own.check(say(other))).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it('and so is any day', () => {
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.constantFrom(...locales), days, days, (locale, day, other) => {
        fc.pre(day !== other)
        const style = { day: 'numeric', month: 'long', year: 'numeric' } as const
        const say = (some: string) => `It was on ${formatDay(some, locale, style)}.`
        const own = openWitness([{ text: say(day) }], { locale, names: [], today: '2026-11-15' })
        expect(own.check(say(day))).toBeNull()
        expect(own.check(say(other))).not.toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  it('reads marks by the reader’s habit', () => {
    expect(readValue('1.234', 'de-DE')).toBe('1234')
    expect(readValue('1.234', 'en-GB')).toBe('1.234')
    expect(readValue('1,234', 'en-GB')).toBe('1234')
    expect(readValue('12,50', 'en-GB')).toBe('12.5')
    expect(readValue('1 234,50', 'fr-FR')).toBe('1234.5')
    expect(readValue('12,34,567.80', 'en-IN')).toBe('1234567.8')
    expect(readValue('1.2.3', 'en-GB')).toBeNull()
  })
})

describe('a text that arrives in pieces', () => {
  it('gives the same sentences however it is cut', () => {
    const text = 'It was €12.50. On 15. November 2026 more came! And then? Nothing\nThe end'
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }), (sizes) => {
        const cutter = openCutter()
        const found: string[] = []
        let at = 0
        for (const size of [...sizes, text.length]) {
          found.push(...cutter.add(text.slice(at, at + size)))
          at += size
        }
        expect([...found, cutter.rest()].map((one) => one.trim())).toEqual([
          'It was €12.50.',
          'On 15. November 2026 more came!',
          'And then?',
          'Nothing',
          'The end',
        ])
      }),
    )
  })
})
