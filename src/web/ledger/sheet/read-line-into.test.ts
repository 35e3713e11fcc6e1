import { describe, expect, it } from 'vitest'
import { createLineReader } from '#domain/entry-line/read-line.ts'
import { type Draft, newDraft } from './draft.ts'
import { changedByLine, fieldsOfLine } from './read-line-into.ts'
import { understoodIn } from './understood.ts'

const reader = createLineReader({
  today: '2026-11-18',
  locale: 'de-DE',
  currency: 'EUR',
  largest: 10 ** 13,
  noun: 'expense',
  categories: [{ id: 'out', type: 'expense', names: ['Eating out'], parentId: null }],
  tags: [],
  merchants: ['Luigi'],
})
const base: Draft = newDraft('EUR', '2026-11-18')
const fields = (text: string, habit: string | null = null) =>
  fieldsOfLine(reader(text), { base, locale: 'de-DE', propose: () => habit })
const between = (before: string, after: string) => changedByLine(fields(before), fields(after))

describe('what a line does to the fields', () => {
  it('fills all it names, as the person would type it', () => {
    expect(fields('pizza luigi 1.086,40 $ gestern food #trip cash')).toEqual({
      amount: '1086,40',
      currency: 'USD',
      description: 'pizza luigi',
      place: 'Luigi',
      categoryId: 'out',
      date: '2026-11-17',
      paymentMethod: 'cash',
      tags: ['trip'],
    })
  })

  it('changes only what it says otherwise than a letter before', () => {
    expect(between('dinner 8', 'dinner 86')).toEqual({ amount: '86,00' })
    expect(between('', '#trip')).toEqual({ tags: ['trip'] })
    expect(between('x 5', 'x 5 ')).toEqual({})
  })

  it('gives a field back when the word is gone', () => {
    expect(between('x 5 gestern', 'x 5')).toEqual({ date: '2026-11-18' })
    expect(between('x 5 $', 'x 5')).toEqual({ currency: 'EUR' })
  })

  it('follows habit unless the line itself says the category', () => {
    expect(fields('dinner 5', 'habit').categoryId).toBe('habit')
    expect(fields('x 5 dinner', 'habit').categoryId).toBe('out')
  })
})

describe('what is shown of it', () => {
  it('says each thing in words', () => {
    const line = reader('+ 1.086,40 from anna gestern #trip')
    const shown = understoodIn(line, {
      today: '2026-11-18',
      locale: 'de-DE',
      currency: 'EUR',
      nameOf: () => 'Eating out',
    })
    expect(shown.map(({ words }) => words)).toEqual([
      'Income',
      '1.086,40\u00a0€',
      'Yesterday',
      '#trip',
    ])
  })
})
