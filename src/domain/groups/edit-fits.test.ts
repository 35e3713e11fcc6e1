import { describe, expect, it } from 'vitest'
import { editFits, isSameValue, seenFor } from './edit-fits.ts'

const base = {
  ...{ id: '1', version: 3, description: 'Dinner', notes: null, amount: 6000, currency: 'EUR' },
  payers: [{ memberId: 'a', amount: 6000 }],
  split: { mode: 'equal', memberIds: ['a', 'b'] },
}
const fits = (now: object, patch: object) => editFits(now, seenFor(base, patch), patch)
const more = { amount: 9000, payers: [{ memberId: 'a', amount: 9000 }] }
const exact = { split: { mode: 'exact', parts: [{ memberId: 'a', value: 9000 }] } }

describe('a change of an expense', () => {
  it('fits what it was made of, and whatever others changed besides', () => {
    expect(fits(base, more)).toBe(true)
    expect(fits({ ...base, version: 9, description: 'Tapas', notes: 'Late' }, more)).toBe(true)
    expect(fits({ ...base, ...more }, { description: 'Tapas' })).toBe(true)
  })

  it('does not fit where another changed the same, even of the same version', () => {
    expect(fits({ ...base, description: 'Supper' }, { description: 'Tapas' })).toBe(false)
    expect(fits({ ...base, notes: 'Late' }, { notes: 'Early', ...more })).toBe(false)
  })

  it('fits where both came to the same', () => {
    expect(fits({ ...base, description: 'Tapas' }, { description: 'Tapas', notes: 'x' })).toBe(true)
    expect(fits({ ...base, ...more }, more)).toBe(true)
  })

  it('of the amount does not fit over another split: they have to add up', () => {
    expect(fits({ ...base, ...more }, exact)).toBe(false)
    expect(fits({ ...base, ...exact }, more)).toBe(false)
  })

  it('of the amount does not fit over another rate, and the other way round', () => {
    const rated = { rate: { to: 'CHF', value: '0.94' } }
    expect(fits({ ...base, ...rated }, more)).toBe(false)
    expect(fits({ ...base, ...more }, rated)).toBe(false)
    expect(fits({ ...base, rate: null }, more)).toBe(true)
    expect(fits({ ...base, ...rated }, { description: 'Tapas' })).toBe(true)
  })

  it('does not fit where it does not say all that it was made of', () => {
    expect(editFits(base, {}, { description: 'Tapas' })).toBe(false)
    expect(editFits(base, { amount: 6000 }, { amount: 9000 })).toBe(false)
  })
})

it('takes values for the same in any order of their names, and lists only in theirs', () => {
  expect(isSameValue([{ a: 1, b: { c: 2, d: 3 } }], [{ b: { d: 3, c: 2 }, a: 1 }])).toBe(true)
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameValue(null, undefined)).toBe(false)
})
