import { describe, expect, it } from 'vitest'
import { createBookReader } from '#domain/entry-line/accounts/read-account-line.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import { expenses, incomes } from '#web/ledger/model/noun.ts'
import { type Draft, newDraft } from '../draft.ts'
import { changedByLine, fieldsOfLine } from './read-line-into.ts'
import { understoodIn } from './understood.ts'

const reader = createBookReader({
  today: '2026-11-18',
  locale: 'de-DE',
  currency: 'EUR',
  largest: 10 ** 13,
  noun: 'expense',
  categories: [{ id: 'out', type: 'expense', names: ['Eating out'], parentId: null }],
  tags: [],
  merchants: ['Luigi'],
  people: ['Anna'],
  groups: [
    { id: 'flat', name: 'Flat share', members: [{ memberId: 'p', name: 'Petra' }] },
    { id: 'trip', name: 'Trip', members: [{ memberId: 'q', name: 'Max' }] },
    { id: 'band', name: 'Band', members: [{ memberId: 'r', name: 'Max' }] },
  ],
  accounts: [{ id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR' }],
})
const base: Draft = newDraft('EUR', '2026-11-18')
const fields = (text: string, habit: string | null = null) =>
  fieldsOfLine(reader(text), { base, locale: 'de-DE', propose: () => habit })
const between = (before: string, after: string) => changedByLine(fields(before), fields(after))

describe('what a line does to the fields', () => {
  it('says which account, until it no longer does', () => {
    expect(fields('pizza 5 @giro').accountId).toBe('giro')
    expect(fields('pizza 5 bar').isMethodChosen).toBe(true)
    expect(fields('pizza 5').isMethodChosen).toBeFalsy()
    expect(between('pizza 5 @giro', 'pizza 5')).toMatchObject({ accountId: undefined })
    expect(Object.keys(between('pizza 5', 'pizza 6'))).toEqual(['amount'])
  })

  it('fills all it names, as the person would type it', () => {
    expect(fields('pizza luigi 1.086,40 $ gestern food #trip cash')).toEqual({
      amount: '1086,40',
      currency: 'USD',
      description: 'pizza luigi',
      place: 'Luigi',
      categoryId: 'out',
      date: '2026-11-17',
      paymentMethod: 'cash',
      isMethodChosen: true,
      tags: ['trip'],
      refundOf: null,
      back: null,
      months: null,
      groupId: null,
      paidBy: null,
      repeats: null,
    })
  })

  it('takes the purchase and the way to pay that are known, unless it says another', () => {
    const bought = { id: 'd', paymentMethod: 'cash', categoryId: 'out' } as Expense
    const known = { bought: () => bought, methodOf: () => 'bank' as const }
    const said = (text: string) =>
      fieldsOfLine(reader(text), { base, locale: 'de-DE', propose: () => null, ...known })
    expect(said('refund dinner 20')).toMatchObject({ refundOf: 'd', paymentMethod: 'cash' })
    expect(said('rent 900')).toMatchObject({ refundOf: null, paymentMethod: 'bank' })
    expect(said('rent 900 by card').paymentMethod).toBe('card')
  })

  it('opens what an expense is besides', () => {
    expect(fields('refund amazon 30')).toMatchObject({ description: 'amazon', refundOf: '' })
    expect(fields('concert 160 anna owes me 80').back).toMatchObject({
      ...{ amount: '80,00', from: 'Anna' },
    })
    expect(fields('lent tom 50').back).toMatchObject({ amount: 'all', from: 'Tom' })
    expect(fields('sofa 900 in 6 instalments')).toMatchObject({ months: '6', description: 'sofa' })
    expect(fields('pizza 48 in:flat')).toMatchObject({ groupId: 'flat', back: null })
    expect(fields('netflix 12,99 monthly').repeats).toBe('monthly')
  })

  it('says who paid of a group, or that it has to be asked', () => {
    const paid = (text: string) => {
      const { groupId, paidBy, description } = fields(text)
      return { groupId, paidBy, description }
    }
    const flat = { groupId: 'flat', description: 'cleaning' }
    expect(paid('petra paid 600 cleaning in:flat')).toEqual({ ...flat, paidBy: 'p' })
    expect(paid('zoe paid 600 cleaning in:flat')).toEqual({ ...flat, paidBy: '' })
    expect(paid('petra paid 600 cleaning')).toEqual({ ...flat, paidBy: 'p' })
    expect(paid('max paid 600 cleaning')).toMatchObject({ groupId: null, paidBy: '' })
    expect(paid('i paid 600 cleaning in:flat').paidBy).toBeNull()
    expect(between('petra paid 6 tea in:flat', '6 tea in:flat')).toEqual({ paidBy: null })
  })

  it('puts what cannot be read where it can be put right, instead of a guess', () => {
    expect(fields('lunch 9 31.11.')).toMatchObject({ date: '31.11.', description: 'lunch' })
    expect(fields('ramen ¥12,50')).toMatchObject({ amount: '12,50', currency: 'JPY' })
    expect(fields('tacos 90 pesos')).toMatchObject({ amount: '90,00', currency: '' })
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
  const context = {
    ...{ today: '2026-11-18', locale: 'de-DE', noun: expenses },
    nameOf: () => 'Eating out',
    groupOf: () => 'Flat share',
    memberOf: () => 'Petra',
    accountOf: () => 'Giro',
    proposedAccount: null as string | null,
  }
  const shown = (text: string, patch: Partial<Draft> = {}) => {
    const draft = { ...base, ...fields(text), ...patch }
    return understoodIn(reader(text), draft, context).map(({ words }) => words)
  }

  it('says which account it goes to, named or proposed', () => {
    expect(shown('pizza 5 @giro')).toContain('Giro')
    expect(shown('pizza 5')).not.toContain('Giro')
    const proposing = { ...context, proposedAccount: 'giro' }
    const words = (patch: Partial<Draft>) =>
      understoodIn(reader('pizza 5'), { ...base, ...fields('pizza 5'), ...patch }, proposing)
    expect(words({}).map((one) => one.words)).toContain('Giro')
    expect(words({ accountId: null }).map((one) => one.words)).not.toContain('Giro')
    expect(words({ groupId: 'flat' }).map((one) => one.words)).toContain('Giro')
  })

  it('says each thing in words', () => {
    const income = { ...context, noun: incomes }
    const text = '+ 1.086,40 from anna gestern #trip'
    const words = understoodIn(reader(text), { ...base, ...fields(text) }, income)
    expect(words.map((one) => one.words)).toEqual([
      'Income',
      '1.086,40\u00a0€',
      'Yesterday',
      '#trip',
    ])
    expect(shown('refund amazon 30 @anna')).toEqual(['Refund', '30,00\u00a0€', '@anna', 'Card'])
    expect(shown('dinner 90 split with anna bar')).toEqual([
      ...['90,00\u00a0€', 'Eating out', 'Cash', '1/2 back from Anna'],
    ])
    expect(shown('gym 20 in:flat monthly')).toEqual(['20,00\u00a0€', 'Flat share', 'Every month'])
    expect(shown('tv 600 in 3 instalments')).toEqual(['600,00\u00a0€', 'Card', 'In 3 parts'])
  })

  it('asks for what cannot be read until it is put right', () => {
    expect(shown('x 9 31.11.')).toEqual(['9,00\u00a0€', 'Card', 'Which day?'])
    expect(shown('x 9 31.11.', { date: '2026-11-17' })).toEqual(['9,00\u00a0€', 'Card'])
    expect(shown('x ¥12,50')).toEqual(['Card', 'Which amount?'])
    expect(shown('miete 1,200')).toEqual(['Card', '1.200,00\u00a0€?'])
    expect(shown('miete 1,200', { amount: '1200' })).toEqual(['1.200,00\u00a0€', 'Card'])
    expect(shown('ramen 3,800 yen')).toEqual(['Card', '3.800\u00a0¥?'])
    expect(shown('tacos 90 pesos')).toEqual(['Card', 'Which currency is “pesos”?'])
  })

  it('follows a field that was changed by hand', () => {
    const amount = { amount: '7', currency: 'USD', date: '2026-11-16', tags: [] }
    expect(shown('x 5 gestern #trip', amount)).toEqual(['7,00\u00a0$', 'Mo., 16. Nov.', 'Card'])
  })
})
