import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBookReader } from '#domain/entry-line/accounts/read-account-line.ts'
import { formatAmount } from '#domain/money/money.ts'
import { expenses, incomes } from '../model/noun.ts'
import { paymentWords } from '../model/payment-words.ts'
import { newDraft } from './draft.ts'
import {
  beginEntry,
  changeEntry,
  type EntryState,
  nextEntry,
  refundAsIncome,
  turnEntry,
  typeLine,
} from './entry-state.ts'
import { understoodIn } from './line/understood.ts'
import { readDraft } from './read-draft.ts'

const [today, currency, locale] = ['2026-11-18', 'GBP', 'en-GB']
const id = '019b0000-0000-7000-8000-00000000000a'
const category = (name: string, type: 'expense' | 'income') => ({
  ...{ id: name, type, names: [name], parentId: null },
})
const readerFor = (noun: 'expense' | 'income') =>
  createBookReader({
    ...{ today, locale, currency, noun, largest: 10 ** 13 },
    categories: [category('Groceries', 'expense'), category('Salary', 'income')],
    ...{ tags: ['trip'], merchants: ['Tesco'], people: ['Anna', 'Tom'] },
    groups: [{ id, name: 'Flat share' }],
    accounts: [],
  })
const readers = { expense: readerFor('expense'), income: readerFor('income') }
const names = new Map<string, string>()
const begin = () => beginEntry(expenses, newDraft(currency, today))
const type = (state: EntryState, text: string) =>
  typeLine(state, text, { reader: readers[state.home.type], locale, propose: () => null })

/** What the sheet has to say and save, whatever was there before. */
const outcome = ({ noun, draft }: EntryState) => ({
  draft,
  saved: readDraft({ ...draft, categoryId: null }, { noun, locale, entry: null, id, names }),
})

const what = fc.constantFrom('coffee', 'bread', 'salary', 'refund amazon', 'hotel', 'tesco', 'x')
const said = fc.constantFrom(
  ...['$5', '3', '€4.50', '14 cad', '12+3', '1,200 yen', '12.345', '50 pesos', '+20', '-20', ''],
)
const more = fc.constantFrom(
  ...['', 'yesterday', '31/11', '5 nov', 'cash', 'by card', '#trip', '@anna', 'groceries'],
  ...['anna owes me 2', 'in 3 instalments', 'in:flat', 'every month', 'split with tom'],
)
const anyLine = fc.tuple(what, said, more, more).map((parts) => parts.filter(Boolean).join(' '))

describe('an entry while it is written', () => {
  it('takes nothing from the ones saved before it', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 2, maxLength: 6 }), (lines) => {
        let state = begin()
        for (const line of lines) {
          const after = type(state, line)
          expect(outcome(after)).toEqual(outcome(type(begin(), line)))
          state = nextEntry(after, currency, today)
          expect(outcome(state)).toEqual(outcome(begin()))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('says what the last text says, whatever was typed on the way to it', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), anyLine, (before, last) => {
        const letters = Array.from({ length: last.length }, (_, at) => last.slice(0, at))
        const typed = [...before, ...letters, last].reduce(type, begin())
        expect(outcome(typed)).toEqual(outcome(type(begin(), last)))
        expect(outcome(type(typed, ''))).toEqual(outcome(begin()))
      }),
      { numRuns: 100 },
    )
  })

  it('shows what it saves', () => {
    const byHand = fc.record({
      amount: fc.constantFrom('7', '8.25'),
      currency: fc.constantFrom('GBP', 'USD', 'JPY'),
      date: fc.constantFrom('2026-11-01', today),
      paymentMethod: fc.constantFrom('cash' as const, 'bank' as const),
      tags: fc.constantFrom([], ['work']),
    })
    const patch = fc.oneof(
      fc.constant({}),
      byHand.map(({ amount }) => ({ amount })),
      byHand,
    )
    fc.assert(
      fc.property(anyLine, patch, (text, hands) => {
        const { line, draft, noun } = changeEntry(type(begin(), text), hands)
        const nameOf = (categoryId: string) => categoryId
        const context = {
          today,
          locale,
          noun,
          nameOf,
          groupOf: () => 'Flat share',
          memberOf: () => 'Petra',
          accountOf: nameOf,
          proposedAccount: null,
        }
        const chips = line ? understoodIn(line, draft, context) : []
        const of = (part: string) => chips.filter((one) => one.part === part)
        const read = outcome({ ...begin(), noun, draft }).saved
        if (!read.ok) return
        const { fields } = read
        const sum = formatAmount(fields.amount, fields.currency, locale)
        expect(of('amount')).toEqual([{ part: 'amount', words: sum }])
        expect(of('tag').map(({ words }) => words)).toEqual(fields.tags.map((tag) => `#${tag}`))
        expect(of('noun').length).toBe(noun.type === 'income' || draft.refundOf !== null ? 1 : 0)
        const paid = of('payment')[0]?.words
        const isPaid = 'paymentMethod' in fields && draft.groupId === null
        const isSaid = isPaid && fields.paymentMethod !== 'other'
        expect(paid).toBe(isSaid ? paymentWords[fields.paymentMethod] : undefined)
        expect(of('back').length > 0).toBe('expectedBack' in fields && fields.expectedBack !== null)
        expect(of('group').length > 0).toBe(draft.groupId !== null)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps what was set by hand until the line says something new about it', () => {
    const first = changeEntry(type(begin(), 'coffee 3.20'), { description: 'Coffee with Ben' })
    expect(type(first, 'coffee 3.50').draft).toMatchObject({
      ...{ amount: '3.50', description: 'Coffee with Ben' },
    })
    expect(type(first, 'tea 3.50').draft.description).toBe('tea')
  })

  it('goes back to the list it came from after an income was recognised', () => {
    const income = type(begin(), 'salary 2500')
    expect(income.noun).toBe(incomes)
    expect(nextEntry(income, currency, today).noun).toBe(expenses)
    const turned = turnEntry(begin(), incomes)
    expect(nextEntry(turned, currency, today)).toMatchObject({ home: incomes, noun: incomes })
  })

  it('reads the line anew when the other list is chosen', () => {
    const turned = turnEntry(type(begin(), 'refund amazon 30'), incomes)
    expect(turned.draft).toMatchObject({ refundOf: null, amount: '30.00' })
    expect(type(turned, 'pay 30').draft).toMatchObject({ amount: '30.00' })
  })

  it('makes an income of a refund of what is not in the book, and keeps what was typed', () => {
    const income = refundAsIncome(type(begin(), 'refund amazon 30 yesterday #trip'))
    const kept = { amount: '30.00', date: '2026-11-17', description: 'amazon', tags: ['trip'] }
    expect(income).toMatchObject({ noun: incomes, draft: { ...kept, refundOf: null } })
    expect(outcome(income).saved).toMatchObject({ ok: true, fields: { amount: 3000 } })
    expect(nextEntry(income, currency, today).noun).toBe(expenses)
  })

  it('keeps a refund the income it was made by hand while the line says refund', () => {
    const first = type(begin(), 'refund amazon 30')
    for (const turned of [refundAsIncome(first), turnEntry(first, incomes)]) {
      const more = type(turned, 'refund amazon 35 groceries in:flat')
      expect(more).toMatchObject({
        noun: incomes,
        draft: { amount: '35.00', refundOf: null, groupId: null, categoryId: null },
      })
      expect(outcome(more).saved.ok).toBe(true)
      expect(type(more, 'salary 35').noun).toBe(incomes)
      expect(type(more, 'spent 35 on bread').noun).toBe(expenses)
    }
  })

  it('says it is an expense once a refund was put aside by hand', () => {
    const nameOf = (categoryId: string) => categoryId
    const kindOf = ({ line, draft, noun }: EntryState) =>
      (line
        ? understoodIn(line, draft, {
            today,
            locale,
            noun,
            nameOf,
            groupOf: nameOf,
            memberOf: () => 'Petra',
            accountOf: nameOf,
            proposedAccount: null,
          })
        : []
      )
        .filter(({ part }) => part === 'noun')
        .map(({ words }) => words)
    const refund = type(begin(), '-20 amazon')
    expect(kindOf(refund)).toEqual(['Refund'])
    const aside = changeEntry(refund, { refundOf: null })
    expect(kindOf(aside)).toEqual(['Expense'])
    expect(kindOf(type(aside, '-20 amazon yesterday'))).toEqual(['Expense'])
    expect(kindOf(refundAsIncome(refund))).toEqual(['Income'])
    expect(kindOf(type(begin(), 'amazon 20'))).toEqual([])
  })
})
