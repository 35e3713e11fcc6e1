import { describe, expect, it } from 'vitest'
import { groupCsv } from './export-group.ts'
import { readSpliit } from './import-spliit.ts'
import { readSplitwise } from './import-splitwise.ts'
import {
  compareBalances,
  type ImportedGroup,
  type ImportVerdict,
  importedBalances,
  shareImported,
} from './imported-group.ts'

const limits = {
  importFileBytes: 100_000,
  importRows: 1000,
  importFieldCharacters: 1000,
  importNesting: 10,
} as const

function group(verdict: ImportVerdict): ImportedGroup {
  if (!verdict.ok) throw new Error(JSON.stringify(verdict))
  return verdict.group
}

const splitwise = `Date,Description,Category,Cost,Currency,Mira,Jon,"Li, An"

2025-07-01,Boat,Entertainment - Other,100.00,EUR,66.67,-33.33,-33.34
2025-07-02,"Fish, for two",Dining out,50.00,EUR,-25.00,25.00,0.00
2025-07-02,Shared cab,Taxi,30.00,EUR,5.00,5.00,-10.00
2025-07-03,Jon paid Mira,Payment,10.00,EUR,-10.00,10.00,0.00
2025-07-03,Nothing,General,0.00,EUR,0.00,0.00,0.00

2025-07-09,Total balance, , ,EUR,36.67,6.67,-43.34
`

describe('a group from Splitwise', () => {
  it('is read with who bore what, and comes to the balances it states', () => {
    const read = group(readSplitwise(splitwise, limits))
    expect(read.people.map(({ name }) => name)).toEqual(['Mira', 'Jon', 'Li, An'])
    expect(read.expenses).toHaveLength(3)
    expect(read.expenses[0]).toMatchObject({
      amount: 10_000,
      payers: [{ memberId: 'Mira', amount: 10_000 }],
    })
    expect(read.payments).toMatchObject([{ from: 'Jon', to: 'Mira', amount: 1000 }])
    expect(read.leftOut).toMatchObject([{ description: 'Nothing' }])
    expect(shareImported(read.expenses)).toHaveLength(3)
    expect(compareBalances(read)).toEqual([])
  })

  it('is not brought in when its balances are not ours', () => {
    const wrong = splitwise.replace('36.67,6.67', '36.68,6.66')
    expect(compareBalances(group(readSplitwise(wrong, limits)))).toEqual([
      { currency: 'EUR', key: 'Mira', stated: 3668, ours: 3667 },
      { currency: 'EUR', key: 'Jon', stated: 666, ours: 667 },
    ])
  })

  it.each(['', 'Date,Text\n2025-01-01,x\n', '{}', 'Date,Description,Category,Cost,Currency\n'])(
    'is nothing else: %j',
    (text) => {
      expect(readSplitwise(text, limits).ok).toBe(false)
    },
  )

  it('survives our own export', () => {
    const read = group(readSplitwise(splitwise, limits))
    const people = read.people.map(({ key, name }) => ({ memberId: key, name }))
    const expenses = shareImported(read.expenses)
    const text = groupCsv({ people, expenses, payments: read.payments })
    const again = group(readSplitwise(text, limits))
    expect(importedBalances(again)).toEqual(importedBalances(read))
  })
})

const expense = (fields: object) => ({
  ...{ title: 'Boat', amount: 10_000, paidById: 'a', splitMode: 'EVENLY' },
  ...{ expenseDate: '2025-07-01T00:00:00.000Z', isReimbursement: false },
  paidFor: ['a', 'b', 'c'].map((participantId) => ({ participantId, shares: 100 })),
  ...fields,
})

const spliit = (expenses: readonly object[]) =>
  JSON.stringify({
    name: 'Lake',
    currency: '€',
    currencyCode: 'EUR',
    participants: ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() })),
    expenses,
  })

describe('a group from Spliit', () => {
  it('is read in all its ways to split, and comes to the same within a cent', () => {
    const shares = (...values: number[]) =>
      values.map((value, at) => ({ participantId: 'abc'.charAt(at), shares: value }))
    const read = group(
      readSpliit(
        spliit([
          expense({ id: '1' }),
          expense({ id: '2', splitMode: 'BY_SHARES', paidFor: shares(100, 250) }),
          expense({ id: '3', splitMode: 'BY_PERCENTAGE', paidFor: shares(2500, 7500) }),
          expense({ id: '4', splitMode: 'BY_AMOUNT', paidFor: shares(1, 9999) }),
          expense({ id: '5', isReimbursement: true, paidById: 'b', paidFor: shares(100) }),
          expense({ id: '6', splitMode: 'BY_MAGIC' }),
          expense({ id: '7', paidById: 'nobody' }),
          expense({ id: '8', amount: -5 }),
        ]),
        limits,
        'USD',
      ),
    )
    expect(read).toMatchObject({ name: 'Lake' })
    expect(read.expenses.map(({ split }) => split.mode)).toEqual([
      ...['equal', 'shares', 'percent', 'exact'],
    ])
    expect(shareImported(read.expenses)).toHaveLength(4)
    expect(read.payments).toMatchObject([{ from: 'b', to: 'a', amount: 10_000, currency: 'EUR' }])
    expect(read.leftOut).toHaveLength(3)
    expect(compareBalances(read)).toEqual([])
  })

  it('keeps its cents over many expenses', () => {
    const many = Array.from({ length: 300 }, (_, n) => expense({ id: `${n}`, amount: 100 + n }))
    const read = group(readSpliit(spliit(many), limits, 'EUR'))
    expect(compareBalances(read)).toEqual([])
  })

  it.each(['', '[]', '{"participants":[]}', 'null', '{"participants":[{"id":"a"}]}'])(
    'is nothing else: %j',
    (text) => {
      expect(readSpliit(text, limits, 'EUR').ok).toBe(false)
    },
  )
})
