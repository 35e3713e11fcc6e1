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
      payers: [{ memberId: 'column 5', amount: 10_000 }],
    })
    expect(read.payments).toMatchObject([{ from: 'column 6', to: 'column 5', amount: 1000 }])
    expect(read.leftOut).toMatchObject([{ description: 'Nothing' }])
    expect(shareImported(read.expenses)).toHaveLength(3)
    expect(compareBalances(read)).toEqual({ isWhole: true, differences: [], rounding: null })
  })

  it('says by how much its own balances differ', () => {
    const wrong = splitwise.replace('36.67,6.67', '36.68,6.66')
    expect(compareBalances(group(readSplitwise(wrong, limits)))).toMatchObject({
      isWhole: true,
      differences: [
        { currency: 'EUR', key: 'column 5', stated: 3668, ours: 3667 },
        { currency: 'EUR', key: 'column 6', stated: 666, ours: 667 },
      ],
    })
  })

  const head = 'Date,Description,Category,Cost,Currency,Mira,Jon'
  const read = (...lines: readonly string[]) => group(readSplitwise(lines.join('\n'), limits))

  it('keeps refunds: who received one owes the others their part', () => {
    const { payments, incomes, ...rest } = read(
      head,
      '2025-07-01,Boat,Sports,100.00,EUR,50.00,-50.00',
      '2025-07-02,Deposit back,Sports,-30.00,EUR,-15.00,15.00',
      '2025-07-09,Total balance, , ,EUR,35.00,-35.00',
    )
    expect(payments).toMatchObject([{ from: 'column 6', to: 'column 5', amount: 1500 }])
    expect(incomes).toBe(1)
    const whole = { payments, incomes, ...rest }
    expect(compareBalances(whole)).toEqual({ isWhole: true, differences: [], rounding: null })
  })

  it('keeps three currencies apart, each with its own total', () => {
    const found = read(
      head,
      '2025-07-01,Boat,Sports,100.00,EUR,50.00,-50.00',
      '2025-07-02,Taxi,Taxi,3000,JPY,-1500,1500',
      '2025-07-02,Show,Movies,20.00,USD,10.00,-10.00',
      '2025-07-09,Total balance, , ,EUR,50.00,-50.00',
      '2025-07-09,Total balance, , ,JPY,-1500,1500',
      '2025-07-09,Total balance, , ,USD,10.00,-10.00',
    )
    expect([...found.stated.keys()]).toEqual(['EUR', 'JPY', 'USD'])
    expect(compareBalances(found)).toMatchObject({ isWhole: true, differences: [] })
  })

  it('is read in another language, with commas, with people without a name and of one name', () => {
    const found = read(
      'Datum,Beschreibung,Kategorie,Kosten,Währung,Anna,Anna,',
      '2025-07-01,Boot,Sport,"90,00",EUR,"60,00","-30,00","-30,00"',
      '2025-07-02,Anna hat bezahlt,Zahlung,"30,00",EUR,"-30,00","30,00",',
      '2025-07-09,Gesamtsaldo, , ,EUR,"30,00","0,00","-30,00"',
    )
    expect(found.people.map(({ name }) => name)).toEqual(['Anna', 'Anna', 'Former member 1'])
    expect(found.payments).toHaveLength(1)
    expect(compareBalances(found)).toEqual({ isWhole: true, differences: [], rounding: null })
  })

  it('names the row that is left out, what it does, and the difference it makes', () => {
    const found = read(
      head,
      '2025-07-01,Boat,Sports,100.00,EUR,50.00,-50.00',
      '2025-07-02,Odd,Sports,10.00,EUR,9.00,-5.00',
      '2025-07-09,Total balance, , ,EUR,59.00,-55.00',
    )
    expect(found.leftOut).toMatchObject([
      { row: 3, description: 'Odd', effect: [{ amount: 900 }, { amount: -500 }] },
    ])
    expect(compareBalances(found).differences).toMatchObject([
      { key: 'column 5', stated: 5900, ours: 5000 },
      { key: 'column 6', stated: -5500, ours: -5000 },
    ])
  })

  it('makes no claim without a total, or with a row nobody can read', () => {
    const plain = '2025-07-01,Boat,Sports,100.00,EUR,50.00,-50.00'
    const total = '2025-07-09,Total balance, , ,EUR,50.00,-50.00'
    const odd = '2025-07-02,Odd,Sports,10.00,???,5.00,-5.00'
    expect(compareBalances(read(head, plain, total)).isWhole).toBe(true)
    expect(compareBalances(read(head, plain)).isWhole).toBe(false)
    expect(compareBalances(read(head, plain, odd, total)).isWhole).toBe(false)
  })

  it('asks for the other file where a table does not say who paid', () => {
    const text =
      'Date,Description,Category,Currency,Cost,Original cost,A,B\n2025-07-01,x,y,EUR,1,,,\n'
    expect(readSplitwise(text, limits)).toMatchObject({ ok: false, words: /JSON/ })
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
          expense({ id: '6', splitMode: 'BY_AMOUNT', paidFor: shares(1, 2) }),
          expense({ id: '7', splitMode: 'BY_PERCENTAGE', paidFor: shares(0, 10_000) }),
        ]),
        limits,
        null,
      ),
    )
    expect(read).toMatchObject({ name: 'Lake', leftOut: [] })
    expect(read.expenses.map(({ split }) => split.mode)).toEqual([
      ...['equal', 'shares', 'percent', 'exact', 'exact', 'percent'],
    ])
    expect(shareImported(read.expenses)).toHaveLength(6)
    expect(read.payments).toMatchObject([{ from: 'b', to: 'a', amount: 10_000, currency: 'EUR' }])
    expect(compareBalances(read)).toMatchObject({ isWhole: true, differences: [] })
  })

  it('counts money that came in, as the file itself does', () => {
    const read = group(
      readSpliit(
        spliit([
          expense({ id: '1', amount: 31_500 }),
          expense({ id: '2', amount: -20_000, title: 'Deposit back' }),
          expense({
            id: '3',
            amount: -900,
            splitMode: 'BY_AMOUNT',
            paidFor: [
              { participantId: 'a', shares: -300 },
              { participantId: 'b', shares: -600 },
            ],
          }),
        ]),
        limits,
        null,
      ),
    )
    expect(read.stated.get('EUR')?.get('a')).toBe(21_000 - 13_333 - 600)
    expect(read.incomes).toBe(2)
    expect(read.expenses).toHaveLength(1)
    expect(compareBalances(read)).toMatchObject({ isWhole: true, differences: [] })
  })

  it('keeps who was deleted there, and what is owed to them', () => {
    const read = group(readSpliit(spliit([expense({ paidById: 'gone' })]), limits, null))
    expect(read.people.at(-1)).toEqual({ key: 'gone', name: 'Former member 1' })
    expect(importedBalances(read).get('EUR')?.get('gone')).toBe(10_000)
    expect(compareBalances(read)).toMatchObject({ isWhole: true, differences: [] })
  })

  it('makes no claim where a row cannot be counted, and says which', () => {
    const odd = expense({ id: '2', splitMode: 'BY_MAGIC', title: 'Odd' })
    const read = group(readSpliit(spliit([expense({}), odd]), limits, null))
    expect(read.leftOut).toMatchObject([{ row: 2, description: 'Odd', effect: null }])
    expect(compareBalances(read).isWhole).toBe(false)
    const late = group(readSpliit(spliit([expense({ expenseDate: 'soon' })]), limits, null))
    expect(compareBalances(late).differences).toHaveLength(3)
    expect(late.leftOut).toMatchObject([{ row: 1, reason: 'Its date cannot be read.' }])
  })

  it('asks which currency a shared sign is, and never takes one', () => {
    const named = (currency: string) =>
      JSON.stringify({ ...JSON.parse(spliit([expense({})])), currency, currencyCode: '' })
    const asked = readSpliit(named('$'), limits, null)
    expect(asked).toMatchObject({ ok: false, code: 'which-currency', sign: '$' })
    expect(readSpliit(named(''), limits, null)).toMatchObject({ code: 'which-currency' })
    expect(group(readSpliit(named('$'), limits, 'CAD')).expenses[0]?.currency).toBe('CAD')
    expect(group(readSpliit(named('€'), limits, null)).expenses[0]?.currency).toBe('EUR')
    // Without a code amounts have two decimals, and yen have none.
    expect(group(readSpliit(named('¥'), limits, 'JPY')).expenses[0]?.amount).toBe(100)
  })

  it.each([
    // Whole units there; by the standard the first three have hundredths.
    ...[
      ['HUF', 1_000_000],
      ['IDR', 1_000_000],
      ['COP', 1_000_000],
      ['JPY', 10_000],
    ],
    ...[
      ['EUR', 10_000],
      ['KWD', 100_000],
      ['CLP', 100],
    ],
  ] as const)('counts %s in the decimals it has there', (currencyCode, amount) => {
    const shares = [5000, 5000].map((value, at) => ({
      ...{ participantId: 'abc'.charAt(at), shares: value },
    }))
    const rows = [expense({ splitMode: 'BY_AMOUNT', paidFor: shares })]
    const text = JSON.stringify({ ...JSON.parse(spliit(rows)), currency: '', currencyCode })
    const read = group(readSpliit(text, limits, null))
    expect(read.expenses).toMatchObject([{ amount, currency: currencyCode }])
    expect(importedBalances(read).get(currencyCode)?.get('a')).toBe(amount / 2)
    expect(compareBalances(read)).toMatchObject({ isWhole: true, differences: [] })
  })

  it('keeps in a note what was paid in another currency', () => {
    const forint = { originalAmount: 12_345, originalCurrency: 'HUF' }
    const [second] = group(readSpliit(spliit([expense(forint)]), limits, null)).expenses
    expect(second?.notes).toBe('Paid as 12345.00 HUF.')
    const foreign = { originalAmount: 12_345, originalCurrency: 'USD', conversionRate: 0.81 }
    const [first] = group(readSpliit(spliit([expense(foreign)]), limits, null)).expenses
    expect(first).toMatchObject({ currency: 'EUR', notes: 'Paid as 123.45 USD at 0.81.' })
  })

  it('keeps its cents over many expenses', () => {
    const many = Array.from({ length: 300 }, (_, n) =>
      expense({ id: `${n}`, amount: n % 3 === 0 ? -100 - n : 100 + n }),
    )
    const read = group(readSpliit(spliit(many), limits, null))
    expect(compareBalances(read)).toMatchObject({ isWhole: true, differences: [] })
  })

  it.each(['', '[]', '{"participants":[]}', 'null', '{"participants":[{"id":"a"}]}'])(
    'is nothing else: %j',
    (text) => {
      expect(readSpliit(text, limits, null).ok).toBe(false)
    },
  )
})
