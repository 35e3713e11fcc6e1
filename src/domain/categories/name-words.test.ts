import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namePartsOf, nameWords } from './name-words.ts'

const words = (text: string) => nameWords(text).map(({ folded }) => folded)

describe('the words that name', () => {
  it('leaves out how the money moved', () => {
    expect(words('KARTENZAHLUNG REWE SAGT DANKE 44120 Köln')).toEqual(['rewe', 'koln'])
    expect(words('PAYPAL *SPOTIFY AB 35314369001')).toEqual(['spotify', 'ab'])
    expect(words('Direct debit Vodafone Ltd, ref DE89370400440532013000')).toEqual(['vodafone'])
  })

  it('leaves out numbers, dates and references but not names with a digit', () => {
    expect(words('7eleven 02AUG 12.03.2026 KD123456')).toEqual(['7eleven'])
    expect(words("H&M and McDonald's")).toEqual(['h&m', "mcdonald's"])
  })

  it('tells how a text begins', () => {
    const parts = namePartsOf('  SEPA Deutsche Bahn Ticket 4711 ')
    expect(parts?.whole).toEqual({
      key: 'deutsche bahn ticket',
      said: 'Deutsche Bahn Ticket',
    })
    expect(parts?.leads).toEqual([
      { key: 'deutsche bahn', said: 'Deutsche Bahn' },
      { key: 'deutsche', said: 'Deutsche' },
    ])
  })

  it('knows a text of numbers alone as it is', () => {
    expect(namePartsOf('O2 24')?.whole.key).toBe('o2 24')
    expect(namePartsOf('   ')).toBeNull()
  })

  it('finds every word where it says it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const { start, end } of nameWords(text)) {
          expect(text.slice(start, end)).not.toMatch(/\s/)
          expect(end).toBeGreaterThan(start)
        }
      }),
    )
  })
})
