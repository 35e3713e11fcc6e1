import { array, assert, constantFrom, integer, option, property, record, uuid } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOf, type LedgerRow, netOf, worthOf } from './ledger.ts'
import {
  isOpenFilter,
  type LedgerFilter,
  ledgerKinds,
  noFilter,
  shareFor,
  sieveFor,
} from './ledger-filter.ts'

const row = (fields: Partial<LedgerRow>): LedgerRow => ({
  id: 'a',
  amount: 100,
  currency: 'EUR',
  description: 'Lunch',
  tags: [],
  categoryId: null,
  date: '2026-03-10',
  ...fields,
})
const names = new Map([['food', 'Épicerie']])
const finds = (filter: Partial<LedgerFilter>, fields: Partial<LedgerRow>) =>
  sieveFor({ ...noFilter, ...filter }, names)([row(fields)]).length === 1

const lines = [
  { categoryId: 'food', amount: 60, note: 'Käse' },
  { categoryId: null, amount: 40, note: null },
]

describe('currencies', () => {
  it('are any of the chosen ones', () => {
    const currencies = new Set(['USD', 'JPY'])
    expect(finds({ currencies }, { currency: 'JPY' })).toBe(true)
    expect(finds({ currencies }, { currency: 'EUR' })).toBe(false)
    expect(isOpenFilter({ ...noFilter, currencies })).toBe(false)
  })

  it('lack a rate as who knows the rates says', () => {
    const lacksRate = (one: LedgerRow) => one.currency === 'IRR'
    expect(finds({ lacksRate }, { currency: 'IRR' })).toBe(true)
    expect(finds({ lacksRate }, { currency: 'USD' })).toBe(false)
    expect(isOpenFilter({ ...noFilter, lacksRate })).toBe(false)
  })
})

describe('words', () => {
  it('are found in every field, whatever their case and accents', () => {
    expect(finds({ text: 'cafe' }, { description: 'CAFÉ Central' })).toBe(true)
    expect(finds({ text: 'CAFÉ' }, { merchant: 'cafe' })).toBe(true)
    expect(finds({ text: 'acme' }, { source: 'ACME Ltd' })).toBe(true)
    expect(finds({ text: 'strasse' }, { notes: 'Kurze Straße' })).toBe(true)
    expect(finds({ text: '#trip' }, { tags: ['home', 'Trip'] })).toBe(true)
    expect(finds({ text: 'kase' }, { lines })).toBe(true)
    expect(finds({ text: 'epic' }, { categoryId: 'food' })).toBe(true)
    expect(finds({ text: 'epic' }, { categoryId: 'other', lines })).toBe(true)
    expect(finds({ text: 'epic' }, { categoryId: 'other' })).toBe(false)
  })

  it('must all be found, each in any field', () => {
    const fields = { description: 'Dinner', merchant: 'Luigi', categoryId: 'food' }
    expect(finds({ text: 'luigi dinner epicerie' }, fields)).toBe(true)
    expect(finds({ text: 'luigi lunch' }, fields)).toBe(false)
  })

  it('are not found across two fields', () => {
    expect(finds({ text: 'ab' }, { description: 'a', merchant: 'b' })).toBe(false)
  })

  it('finds words by how they begin, as the search of everything does', () => {
    expect(finds({ text: 'sport' }, { description: 'Public transport' })).toBe(false)
    expect(finds({ text: 'spor' }, { description: 'New sports shoes' })).toBe(true)
    expect(finds({ text: 'taxis' }, { description: 'Taxi home' })).toBe(true)
    expect(finds({ text: 'darcys' }, { merchant: "D'Arcy's Tools" })).toBe(true)
    expect(finds({ text: '馆' }, { merchant: '面馆' })).toBe(true)
  })

  it('find amounts by their whole part, or by how they begin once there is a mark', () => {
    expect(finds({ text: '12,5' }, { amount: 1250 })).toBe(true)
    expect(finds({ text: '12.' }, { amount: 1299 })).toBe(true)
    expect(finds({ text: '12' }, { amount: 1299 })).toBe(true)
    expect(finds({ text: '12' }, { amount: 11200 })).toBe(false)
    expect(finds({ text: '1250' }, { amount: 1250, currency: 'JPY' })).toBe(true)
    expect(finds({ text: '1.25' }, { amount: 1250, currency: 'KWD' })).toBe(true)
    expect(finds({ text: '12.6' }, { amount: 1250 })).toBe(false)
  })
})

describe('a filter', () => {
  it('keeps to the days', () => {
    expect(finds({ from: '2026-03-10', to: '2026-03-10' }, {})).toBe(true)
    expect(finds({ from: '2026-03-11' }, {})).toBe(false)
    expect(finds({ to: '2026-03-09' }, {})).toBe(false)
  })

  it('keeps to any of the categories, by the lines where there are some', () => {
    const food = { categoryIds: new Set(['food']) }
    expect(finds(food, { categoryId: 'food' })).toBe(true)
    expect(finds(food, {})).toBe(false)
    expect(finds(food, { categoryId: 'rent', lines })).toBe(true)
    expect(finds({ categoryIds: new Set(['rent']) }, { categoryId: 'rent', lines })).toBe(false)
    expect(finds({ categoryIds: new Set(['none']) }, {})).toBe(true)
    expect(finds({ categoryIds: new Set(['none']) }, { categoryId: 'food', lines })).toBe(true)
    expect(finds({ categoryIds: new Set(['rent', 'food']) }, { categoryId: 'food' })).toBe(true)
  })

  it('keeps to tags, payment and import', () => {
    expect(finds({ tags: new Set(['trip', 'work']) }, { tags: ['home', 'work'] })).toBe(true)
    expect(finds({ tags: new Set(['trip']) }, { tags: ['trips'] })).toBe(false)
    expect(finds({ methods: new Set(['cash']) }, { paymentMethod: 'cash' })).toBe(true)
    expect(finds({ methods: new Set(['cash']) }, {})).toBe(false)
    expect(finds({ importId: 'i' }, { importId: 'i' })).toBe(true)
    expect(finds({ accountIds: new Set(['giro']) }, { accountId: 'giro' })).toBe(true)
    expect(finds({ accountIds: new Set(['giro']) }, { accountId: null })).toBe(false)
    expect(finds({ accountIds: new Set(['none']) }, {})).toBe(true)
    expect(finds({ importId: 'i' }, { importId: null })).toBe(false)
  })

  it.each([
    ['EUR', 1230, { least: '12.3' }, true],
    ['EUR', 1229, { least: '12.3' }, false],
    ['EUR', 1230, { most: '12.3' }, true],
    ['EUR', 1231, { most: '12.3' }, false],
    ['JPY', 12, { least: '12.3' }, false],
    ['JPY', 13, { least: '12.3' }, true],
    ['JPY', 12, { most: '12.3' }, true],
    ['KWD', 12300, { least: '12.3', most: '12.3' }, true],
    ['EUR', 1, { least: '0.005' }, true],
    ['EUR', 10 ** 13, { least: '99999999999.99' }, true],
  ] as const)('%s %d is within %j: %s', (currency, amount, bounds, isWithin) => {
    expect(finds(bounds, { currency, amount })).toBe(isWithin)
  })

  it.each([
    ['paid', {}, { refundOf: 'b' }],
    ['refunds', { refundOf: 'b' }, {}],
    ['expected', { expectedBack: { amount: 5, settledBy: 'c' } }, { expectedBack: null }],
    ['open', { expectedBack: { amount: 5 } }, { expectedBack: { amount: 5, settledBy: 'c' } }],
    ['returned', { expectedBack: { amount: 5, settledBy: 'c' } }, { expectedBack: { amount: 5 } }],
    ['repaid', { loanPrincipal: 5 }, { loanPrincipal: null }],
    ['earned', { settles: null }, { settles: 'b' }],
    ['settling', { settles: 'b' }, {}],
  ] as const)('tells what is %s', (kind, fits, fitsNot) => {
    expect(finds({ kind }, fits)).toBe(true)
    expect(finds({ kind }, fitsNot)).toBe(false)
  })

  it('compares by value in the own currency, and leaves out what has no rate', () => {
    const values: Record<string, number> = { EUR: 1, USD: 0.5, JPY: 0.6 }
    const inEuro = ({ amount, currency }: LedgerRow) =>
      currency in values ? Math.round(amount * (values[currency] ?? 0)) : null
    const home = { currency: 'EUR', valueOf: inEuro }
    const over = (amount: number, currency: string) =>
      finds({ least: '50', most: '60', home }, { amount, currency })
    expect(over(5000, 'EUR')).toBe(true)
    expect(over(5000, 'USD')).toBe(false)
    expect(over(10_000, 'USD')).toBe(true)
    expect(over(51, 'JPY')).toBe(false)
    expect(over(9000, 'JPY')).toBe(true)
    expect(over(5500, 'SYP')).toBe(false)
  })

  it('is open when it leaves out nothing but days', () => {
    expect(isOpenFilter({ ...noFilter, from: '2026-01-01', text: '  ' })).toBe(true)
    expect(isOpenFilter({ ...noFilter, text: 'a' })).toBe(false)
    expect(isOpenFilter({ ...noFilter, least: '0' })).toBe(false)
    for (const kind of ledgerKinds) expect(isOpenFilter({ ...noFilter, kind })).toBe(false)
  })
})

const categoryIds = ['food', 'home', 'none'] as const
const categoryId = constantFrom('food', 'home', null)
const drawnLines = array(record({ categoryId, amount: integer({ min: 1, max: 10 ** 9 }) }), {
  minLength: 2,
  maxLength: 6,
})
const drawnRow = record({
  id: uuid(),
  lines: option(drawnLines),
  whole: integer({ min: 1, max: 10 ** 9 }),
  categoryId,
  refundOf: option(constantFrom('x'), { freq: 3 }),
  backPercent: integer({ min: 0, max: 100 }),
}).map(({ lines: parts, whole, refundOf, backPercent, ...rest }) => {
  const amount = parts?.reduce((sum, part) => sum + part.amount, 0) ?? whole
  const back = refundOf === null ? Math.floor((amount * backPercent) / 100) : 0
  return row({
    ...rest,
    lines: parts,
    amount,
    refundOf,
    expectedBack: back ? { amount: back } : null,
  })
})

describe('a chosen category', () => {
  it('counts each row once over all categories, in every figure', () => {
    const cases = property(drawnRow, (drawn) => {
      const shares = categoryIds.map((id) =>
        shareFor({ ...noFilter, categoryIds: new Set([id]) })(drawn),
      )
      const inAny = categoryIds.map((id) => finds({ categoryIds: new Set([id]) }, drawn))
      const whole = worthOf(drawn)
      for (const name of ['gross', 'refunded', 'back'] as const) {
        const counted = shares.filter((_, at) => inAny[at]).map((share) => share[name])
        expect(counted.reduce((sum, part) => sum + part, 0)).toBe(whole[name])
      }
    })
    assert(cases)
  })

  it('never lets more come back of a line than was paid for it', () => {
    const cases = property(drawnRow, constantFrom(...categoryIds), (drawn, id) => {
      const share = shareFor({ ...noFilter, categoryIds: new Set([id]) })(drawn)
      expect(share.back).toBeLessThanOrEqual(share.gross)
      expect(Math.sign(netOf(share))).not.toBe(drawn.refundOf ? 1 : -1)
    })
    assert(cases)
  })

  it('counts what its lines say of the words that are looked for, as a search does', () => {
    const notes = [
      { categoryId: 'food', amount: 40, note: 'bread' },
      { categoryId: 'wine', amount: 60, note: null },
    ]
    const names = new Map([['wine', 'Wine']])
    const counted = (text: string, categoryIds: readonly string[] = []) =>
      netOf(shareFor({ text, categoryIds: new Set(categoryIds) }, names)(row({ lines: notes })))
    expect(counted('bread')).toBe(40)
    expect(counted('WINE')).toBe(60)
    expect(counted('bread wine')).toBe(100)
    expect(counted('wine', ['food'])).toBe(40)
    expect(counted('')).toBe(100)
  })

  it('adds up over the rows it finds', () => {
    const filter = { ...noFilter, categoryIds: new Set(['food']) }
    const found = [row({ lines, categoryId: 'food' }), row({ categoryId: 'food', amount: 5 })]
    expect(figuresOf(found, shareFor(filter)).net).toEqual([{ currency: 'EUR', amount: 65 }])
  })
})
