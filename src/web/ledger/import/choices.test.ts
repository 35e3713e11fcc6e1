import { describe, expect, it } from 'vitest'
import { importRow } from '#test/support/import-row.ts'
import {
  byKey,
  categoryFor,
  choose,
  flip,
  flipMoneyBack,
  isTicked,
  moneyBackIn,
  noChoices,
  paidBackIn,
  tickAll,
  typeOf,
  waysBack,
} from './choices.ts'

const fresh = importRow('fresh')
const known = importRow('known', {
  verdict: { kind: 'duplicate', words: 'Already here.', of: 'x' },
})
const zero = importRow('zero', { verdict: { kind: 'refused', words: 'Nothing.' } })
const pending = importRow('pending', {}, { isPending: true })
const trade = importRow('trade', {}, { isTrade: true })
const all = [fresh, known, zero, pending, trade]
const ticked = (choices = noChoices) =>
  all.filter((one) => isTicked(one, choices)).map(({ key }) => key)
const nobody = () => null

describe('ticks', () => {
  it('are there for what is new, booked and spent or earned', () => {
    expect(ticked()).toEqual(['fresh'])
  })

  it('can be set and taken, but never for what cannot be kept', () => {
    const flipped = all.reduce(flip, noChoices)
    expect(ticked(flipped)).toEqual(['known', 'pending', 'trade'])
    expect(ticked(tickAll(flipped, all, true))).toEqual(['fresh', 'known', 'pending', 'trade'])
    expect(ticked(tickAll(flipped, all, false))).toEqual([])
    expect(ticked(tickAll(noChoices, [known], true))).toEqual(['fresh', 'known'])
  })
})

it('stays ticked or not as it was said, whatever another account makes of the row', () => {
  const left = flip(noChoices, fresh)
  const taken = flip(noChoices, known)
  expect(isTicked({ ...fresh, verdict: known.verdict }, left)).toBe(false)
  expect(isTicked({ ...known, verdict: fresh.verdict }, taken)).toBe(true)
})

describe('categories', () => {
  const rewe = importRow('a', {}, { description: 'REWE 1' })
  const again = importRow('b', {}, { description: 'rewe 2' })
  const chosen = choose(noChoices, rewe, 'expense', 'groceries', nobody)

  it('are proposed with a reason until somebody chooses', () => {
    const propose = () => ({ categoryId: 'food', why: 'Your rule: contains REWE', isOwn: true })
    expect(categoryFor(rewe, 'expense', noChoices, propose)).toEqual(propose())
    expect(categoryFor(rewe, 'expense', chosen, propose)).toEqual({
      categoryId: 'groceries',
      why: '',
    })
    expect(categoryFor(rewe, 'expense', noChoices, nobody).categoryId).toBeNull()
  })

  it('chosen once count for the same name, but not for the other kind', () => {
    expect(categoryFor(again, 'expense', chosen, nobody)).toEqual({
      categoryId: 'groceries',
      why: 'As you chose for rewe',
    })
    expect(categoryFor(again, 'income', chosen, nobody).categoryId).toBeNull()
  })

  it('count for all rows of a well-known name, however it is written', () => {
    const known = (row: { readonly description: string }) =>
      row.description.includes('LIDL')
        ? {
            categoryId: 'food',
            why: 'LIDL is known for food',
            isOwn: false,
            name: { key: 'lidl', said: 'LIDL' },
          }
        : null
    const [one, other] = ['LIDL SAGT DANKE', 'KARTE LIDL BONN'].map((description) =>
      importRow(description, {}, { description }),
    )
    if (!one || !other) throw new Error('Two rows were made.')
    const party = choose(noChoices, one, 'expense', 'party', known)
    expect(categoryFor(other, 'expense', party, known)).toEqual({
      categoryId: 'party',
      why: 'As you chose for LIDL',
    })
    expect(categoryFor(rewe, 'expense', party, known).categoryId).toBeNull()
  })

  it('can be taken away from one row', () => {
    const without = choose(chosen, again, 'expense', null, nobody)
    expect(categoryFor(again, 'expense', without, nobody)).toEqual({ categoryId: null, why: '' })
    expect(categoryFor(rewe, 'expense', without, nobody).categoryId).toBe('groceries')
  })
})

describe('money back', () => {
  const moneyBack = (of: 'booked' | 'row', id: string, isLikely = false) =>
    ({
      kind: 'new',
      words: '',
      resembles: null,
      moneyBack: { of, id, words: '', isLikely },
      paidBack: null,
    }) as const
  const shoes = importRow('shoes')
  const back = importRow('back', { verdict: moneyBack('row', 'shoes') }, { amount: 1250 })
  const rows = byKey([shoes, back])
  const counted = flipMoneyBack(noChoices, back, 'refund')

  it('is an income until somebody says otherwise', () => {
    expect(typeOf(back, moneyBackIn(noChoices, rows))).toBe('income')
    expect(typeOf(back, moneyBackIn(counted, rows))).toBe('expense')
  })

  it('counts as less spent where that is likely, until somebody says otherwise', () => {
    const likely = importRow('back', { verdict: moneyBack('booked', 'x', true) }, { amount: 1250 })
    expect(typeOf(likely, moneyBackIn(noChoices, byKey([likely])))).toBe('expense')
    const not = flipMoneyBack(noChoices, likely, 'refund')
    expect(typeOf(likely, moneyBackIn(not, byKey([likely])))).toBe('income')
  })

  it('needs its expense in the same import or in the book', () => {
    expect(moneyBackIn(flip(counted, shoes), rows).size).toBe(0)
    const booked = importRow('back', { verdict: moneyBack('booked', 'x') }, { amount: 1250 })
    expect(moneyBackIn(counted, byKey([booked])).size).toBe(1)
  })

  it('is asked for where somebody may pay it back, too: what fits is taken first', () => {
    const owed = { id: 'hotel', from: 'Acme', left: 1250, words: '', isLikely: true }
    const verdict = { ...moneyBack('booked', 'hotel', true), paidBack: owed }
    const one = importRow('back', { verdict }, { amount: 1250 })
    const only = byKey([one])
    const told = (choices = noChoices) => [
      [...paidBackIn(choices, only)],
      [...moneyBackIn(choices, only)],
    ]
    expect(waysBack(one)).toEqual(['paid-back', 'refund'])
    expect(told()).toEqual([[['back', 'hotel']], []])
    expect(told(flipMoneyBack(noChoices, one, 'refund'))).toEqual([[], ['back']])
    expect(told(flipMoneyBack(noChoices, one, 'paid-back'))).toEqual([[], []])
    const part = { ...verdict, paidBack: { ...owed, isLikely: false } }
    expect(waysBack(importRow('back', { verdict: part }))).toEqual(['refund', 'paid-back'])
  })
})
