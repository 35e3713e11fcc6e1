import { describe, expect, it } from 'vitest'
import { draftOf, type LoanDraft, newDraft, newFee, newRate } from './draft.ts'
import { readLoan } from './read-draft.ts'

const typed: LoanDraft = {
  ...newDraft('EUR', '2026-11-15'),
  name: 'Flat',
  principal: '200.000,50',
  rate: '3,875',
  termPeriods: '300',
}

function fieldsOf(draft: LoanDraft) {
  const read = readLoan(draft, 'de-DE', true)
  if (!read.ok) throw new Error(JSON.stringify(read.messages))
  return read.fields
}

const messagesOf = (draft: LoanDraft) => {
  const read = readLoan(draft, 'de-DE', true)
  return read.ok ? {} : read.messages
}

describe('a loan as it is typed', () => {
  it('is read with a decimal comma, to the last digit', () => {
    expect(fieldsOf(typed)).toMatchObject({
      principal: 200_000_50,
      annualRateBps: 387.5,
      termPeriods: 300,
      payment: null,
      firstPaymentOn: '2026-12-15',
      trackFrom: null,
    })
  })

  it('comes back as it was typed', () => {
    const fields = fieldsOf(typed)
    expect(fieldsOf(draftOf(fields, 'de-DE'))).toEqual(fields)
  })

  it('says what to fix, where it stands', () => {
    const draft = {
      ...typed,
      name: ' ',
      principal: 'much',
      rate: 'x',
      termPeriods: '0',
      startOn: 'some day',
      fees: [newFee()],
      rateChanges: [newRate('2027-01-01')],
    }
    expect(Object.keys(messagesOf(draft)).sort()).toEqual([
      'annualRateBps',
      'fees.0.amount',
      'fees.0.name',
      'firstPaymentOn',
      'name',
      'principal',
      'rateChanges.0.rateBps',
      'startOn',
      'termPeriods',
    ])
  })

  it('needs a number of payments or an agreed one', () => {
    expect(messagesOf({ ...typed, termPeriods: '' })).toEqual({
      termPeriods: 'Say how many payments there are.',
    })
    expect(fieldsOf({ ...typed, termPeriods: '', payment: '1.500' }).payment).toBe(1_500_00)
  })

  it('keeps nothing that its kind does not ask for', () => {
    const free = { ...typed, kind: 'interest-free', balloon: '5' } as const
    const fields = fieldsOf({ ...free, rateChanges: [newRate('2027-01-01')], categoryId: 'x' })
    expect(fields).toMatchObject({
      annualRateBps: 0,
      rateChanges: [],
      balloon: 0,
      categoryId: null,
    })
  })

  it('puts changes of the rate in order', () => {
    const changes = ['2028-01-01', '2027-01-01'].map((from) => ({ ...newRate(from), rate: '4' }))
    const { rateChanges } = fieldsOf({ ...typed, rateChanges: changes })
    expect(rateChanges.map(({ from }) => from)).toEqual(['2027-01-01', '2028-01-01'])
  })
})
