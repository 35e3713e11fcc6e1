import { describe, expect, it } from 'vitest'
import { expenses as shape } from '#contract/entities/expenses.ts'
import { changesBetween, fieldsOf } from '../entry.ts'
import { expenses } from '../noun.ts'
import { type Draft, draftOf, newDraft, nextDraft, readDraft } from './draft.ts'

const draft: Draft = {
  ...newDraft('EUR', '2026-11-18'),
  amount: '1.234,50',
  description: '  Rent ',
  notes: '  ',
}

describe('a draft', () => {
  it('becomes the fields to store', () => {
    expect(readDraft(draft, 'de-DE')).toEqual({
      ok: true,
      fields: {
        ...shape.defaults,
        amount: 123450,
        currency: 'EUR',
        description: 'Rent',
        date: '2026-11-18',
      },
    })
  })

  it.each([
    [{ amount: '' }, { amount: 'Enter an amount.' }],
    [{ amount: '0' }, { amount: 'Enter an amount above zero.' }],
    [{ amount: '-5' }, { amount: 'Enter an amount above zero.' }],
    [{ amount: 'ten' }, { amount: 'Enter an amount like 12.50.' }],
    [{ amount: '1.555' }, { amount: 'EUR has 2 decimals.' }],
    [{ amount: '1.5', currency: 'JPY' }, { amount: 'JPY has no decimals.' }],
    [{ amount: '999999999999' }, { amount: 'That amount is too large.' }],
    [{ description: '   ' }, { description: 'Say what it was.' }],
    [{ date: 'someday' }, { date: 'Enter a real day, like 2026-03-31.' }],
    [{ currency: 'XXX' }, { currency: 'Choose a currency.' }],
    [{ notes: 'x'.repeat(2001) }, { notes: 'Use at most 2000 characters.' }],
  ])('says what to fix in %j', (change, messages) => {
    const read = readDraft({ ...draft, amount: '5', ...change }, 'en-GB')
    expect(read).toEqual({ ok: false, messages })
  })

  it('comes back from an expense unchanged, in any style of writing', () => {
    const read = readDraft(draft, 'de-DE', ['trip'])
    if (!read.ok) throw new Error('the draft should be readable')
    const expense = { id: 'a', ...read.fields }
    const back = readDraft(draftOf(expense, 'de-DE'), 'de-DE', expense.tags)
    expect(back).toEqual({ ok: true, fields: fieldsOf(expenses, expense) })
    expect(draftOf(expense, 'de-DE').amount).toBe('1234,50')
  })

  it('leaves day, currency and payment for the next one', () => {
    const next = nextDraft({ ...draft, date: '2026-11-01', paymentMethod: 'cash' })
    expect(next).toMatchObject({ amount: '', description: '', date: '2026-11-01' })
    expect(next).toMatchObject({ currency: 'EUR', paymentMethod: 'cash' })
  })
})

describe('a change', () => {
  it('names only what differs', () => {
    const read = readDraft(draft, 'de-DE', ['trip'])
    if (!read.ok) throw new Error('the draft should be readable')
    const after = { ...read.fields, amount: 5, tags: ['trip'] }
    expect(changesBetween(expenses, read.fields, after)).toEqual({ amount: 5 })
    expect(changesBetween(expenses, read.fields, read.fields)).toEqual({})
  })
})
