import { describe, expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { incomes as incomeEntity } from '#contract/ledger/incomes.ts'
import { changesBetween, fieldsOf } from '#web/writes/write.ts'
import type { EntryFields } from '../model/entry.ts'
import { expenses, incomes } from '../model/noun.ts'
import { type Draft, draftOf, filledDraft, newDraft } from './draft.ts'
import { placed, readDraft } from './read-draft.ts'

const id = '019b0000-0000-7000-8000-00000000000a'
const other = '019b0000-0000-7000-8000-00000000000b'
const draft: Draft = {
  ...newDraft('EUR', '2026-11-18'),
  amount: '1.234,50',
  description: '  Rent ',
  notes: '  ',
}
const names = new Map([[other, 'Groceries']])
const contextIn = (locale: string) => ({ noun: expenses, locale, names, entry: null, id })
const read = (change: Partial<Draft>, locale = 'en-GB') =>
  readDraft({ ...draft, amount: '86.40', ...change }, contextIn(locale))

function fieldsIn(change: Partial<Draft>, locale = 'en-GB'): EntryFields {
  const result = read(change, locale)
  if (!result.ok) throw new Error(JSON.stringify(result.messages))
  return result.fields
}

const line = (amount: string, categoryId: string | null = null, note = '') => ({
  key: amount,
  categoryId,
  amount,
  note,
})
const back = (amount: string, from = 'Anna') => ({ amount, from, dueOn: '', settledBy: null })

describe('a draft', () => {
  it('becomes the fields to store', () => {
    expect(readDraft(draft, contextIn('de-DE'))).toEqual({
      ok: true,
      fields: {
        ...expenseEntity.defaults,
        amount: 123450,
        currency: 'EUR',
        description: 'Rent',
        date: '2026-11-18',
      },
    })
  })

  it('is called by its category where it has no words', () => {
    const unnamed = { description: ' ' }
    expect(fieldsIn({ ...unnamed, categoryId: other })).toMatchObject({ description: 'Groceries' })
    const lines = [line('80', other), line('6.40')]
    expect(fieldsIn({ ...unnamed, lines })).toMatchObject({ description: 'Groceries' })
    expect(read(unnamed)).toMatchObject({ messages: { description: 'Say what it was.' } })
  })

  it('becomes an income where incomes are written', () => {
    const context = { ...contextIn('de-DE'), noun: incomes }
    expect(readDraft({ ...draft, place: 'ACME', back: back('nothing') }, context)).toEqual({
      ok: true,
      fields: {
        ...incomeEntity.defaults,
        amount: 123450,
        currency: 'EUR',
        description: 'Rent',
        source: 'ACME',
        date: '2026-11-18',
      },
    })
  })

  it.each<[Partial<Draft>, Record<string, string>]>([
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
    [{ place: 'x'.repeat(121) }, { place: 'Use at most 120 characters.' }],
    [{ currency: 'USD', rate: 'much' }, { rate: 'Enter a rate, like 0.9312.' }],
    [{ currency: 'USD', rate: '0,000' }, { rate: 'Enter a rate above zero.' }],
    [{ refundOf: '' }, { refundOf: 'Choose the expense it belongs to, or enter it as income.' }],
    [{ back: back('100') }, { 'back.amount': 'No more can come back than was spent.' }],
    [{ back: back('') }, { 'back.amount': 'Enter an amount.' }],
    [{ back: back('1/2', ' ') }, { 'back.from': 'Say who pays it back.' }],
    [{ months: '1' }, { months: 'Enter a number of months from 2 to 120.' }],
    [{ months: 'ten' }, { months: 'Enter a number of months from 2 to 120.' }],
    [
      { amount: '0.02', months: '3' },
      { months: 'That is too little to be paid in so many parts.' },
    ],
    [
      { lines: [line('50'), line('36')] },
      { lines: 'The parts have to add up to the whole amount.' },
    ],
    [{ lines: [line('86.40'), line('')] }, { 'lines.1.amount': 'Enter an amount.' }],
  ])('says what to fix in %j', (change, messages) => {
    expect(read(change)).toEqual({ ok: false, messages })
  })

  it('takes a rate with either mark, and none where none is needed', () => {
    expect(fieldsIn({ currency: 'USD', rate: ' 0,9312' }).rate).toEqual({
      to: 'EUR',
      value: '0.9312',
    })
    expect(fieldsIn({ rate: '0.9' }).rate).toBeNull()
  })

  it('takes a share of what was spent as an amount', () => {
    expect(fieldsIn({ back: back('1/3') })).toMatchObject({ expectedBack: { amount: 2880 } })
  })

  it('has the category of its first part', () => {
    const fields = fieldsIn({
      categoryId: null,
      lines: [line('80', id), line('6.40', other, ' x ')],
    })
    expect(fields).toMatchObject({
      categoryId: id,
      lines: [
        { categoryId: id, amount: 8000, note: null },
        { categoryId: other, amount: 640, note: 'x' },
      ],
    })
  })

  it('comes back from an expense unchanged, in any style of writing', () => {
    const fields = fieldsIn(
      {
        amount: '1234,50',
        currency: 'USD',
        rate: '0,9312',
        tags: ['trip'],
        lines: [line('1.000,50', id, 'Half'), line('234', null)],
        back: { ...back('1/2'), dueOn: '2026-12-01' },
      },
      'de-DE',
    )
    const expense = { ...fields, id }
    const again = draftOf(expense, 'de-DE', 'EUR')
    const context = { ...contextIn('de-DE'), entry: expense }
    expect(readDraft(again, context)).toEqual({ ok: true, fields: fieldsOf('expenses', expense) })
    expect(again).toMatchObject({ amount: '1234,50', rate: '0,9312', back: { amount: '617,25' } })
  })

  it('keeps what it does not show', () => {
    const entry = { ...fieldsIn({}), id, importId: other, bankId: 'b-1' }
    const context = { ...contextIn('en-GB'), entry }
    const again = readDraft({ ...draftOf(entry, 'en-GB', 'EUR'), amount: '9' }, context)
    expect(again).toMatchObject({ fields: { amount: 900, importId: other, bankId: 'b-1' } })
  })

  it('shows what the server refused where it can be fixed', () => {
    const refused = {
      source: 'a',
      'expectedBack.amount': 'b',
      'docs.3.rate.value': 'c',
      lines: 'd',
    }
    expect(placed(refused)).toEqual({ place: 'a', 'back.amount': 'b', rate: 'c', lines: 'd' })
  })
})

describe('a change', () => {
  it('names only what differs', () => {
    const fields = fieldsIn({ tags: ['trip'] })
    expect(changesBetween('expenses', fields, { ...fields, amount: 5, tags: ['trip'] })).toEqual({
      amount: 5,
    })
    expect(changesBetween('expenses', fields, fields)).toEqual({})
  })
})

describe('an address that fills in a new one', () => {
  const fill = { amount: 160_000, date: '2026-11-03', description: 'Bakery job', categoryId: other }
  const search = `?add=1&fill=${encodeURIComponent(JSON.stringify(fill))}`
  const book = { currency: 'EUR', locale: 'en-GB' }
  const empty = newDraft('EUR', '2026-11-18')

  it('says the amount, the day and what it is', () => {
    expect(filledDraft(empty, { pathname: '/mcapp/income', search }, book)).toEqual({
      ...empty,
      ...{ ...fill, amount: '1600.00' },
    })
  })

  it('fills nothing into a sheet over another screen, or with what cannot be read', () => {
    expect(filledDraft(empty, { pathname: '/mcapp/goals', search }, book)).toEqual(empty)
    const wrong = '?add=1&fill={"amount":"many","date":"soon"}'
    expect(filledDraft(empty, { pathname: '/mcapp/income', search: wrong }, book)).toEqual(empty)
  })
})
