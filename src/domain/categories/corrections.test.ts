import { describe, expect, it } from 'vitest'
import { type Correction, noCorrections, noteCorrection, type RuleOffer } from './corrections.ts'
import type { CategoryRule } from './rules.ts'

const correct = (rowId: string, text: string, categoryId = 'groceries'): Correction => ({
  rowId,
  type: 'expense',
  texts: [text],
  categoryId,
})

function noteAll(corrections: readonly Correction[], rules: readonly CategoryRule[] = []) {
  const offers: (RuleOffer | null)[] = []
  let memory = noCorrections
  for (const correction of corrections) {
    const noted = noteCorrection(memory, correction, rules)
    memory = noted.memory
    offers.push(noted.offer)
  }
  return { memory, offers: offers.map((offer) => offer?.contains ?? null) }
}

describe('two equal corrections', () => {
  it('offer a rule with the words both rows share, as the newer one writes them', () => {
    const { offers } = noteAll([correct('1', 'Rewe Köln 12'), correct('2', 'REWE Bonn 99')])
    expect(offers).toEqual([null, 'REWE'])
  })

  it('offer as many words as both have, so that the rule is as narrow as the habit', () => {
    const texts = ['SEPA Deutsche Bahn Fernverkehr 1', 'SEPA Deutsche Bahn Vertrieb 2']
    expect(noteAll(texts.map((text, at) => correct(String(at), text))).offers).toEqual([
      null,
      'Deutsche Bahn',
    ])
  })

  it('offer nothing for one row twice, other categories or other names', () => {
    const corrections = [
      correct('1', 'REWE', 'fun'),
      correct('1', 'REWE'),
      correct('2', 'REWE', 'party'),
      correct('3', 'Lidl'),
      { ...correct('4', 'REWE'), type: 'income' as const },
    ]
    expect(noteAll(corrections).offers).toEqual([null, null, null, null, null])
  })

  it('offer the same rule only once', () => {
    const corrections = ['1', '2', '3', '4'].map((id) => correct(id, 'REWE'))
    expect(noteAll(corrections).offers).toEqual([null, 'REWE', null, null])
  })

  it('offer nothing a rule already does', () => {
    const rule = { id: '1', type: 'expense', contains: 'rewe', active: true } as const
    const corrections = [correct('1', 'REWE'), correct('2', 'REWE')]
    expect(noteAll(corrections, [{ ...rule, categoryId: 'groceries' }]).offers).toEqual([
      null,
      null,
    ])
    expect(noteAll(corrections, [{ ...rule, categoryId: 'other' }]).offers).toEqual([null, 'REWE'])
  })

  it('keep a short memory', () => {
    const corrections = Array.from({ length: 80 }, (_, at) =>
      correct(String(at), `Shop ${at}`, '-'),
    )
    expect(noteAll(corrections).memory.corrections).toHaveLength(50)
  })
})
