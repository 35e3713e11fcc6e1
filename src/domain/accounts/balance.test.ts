import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proofTimeoutMs, proved } from '#test/support/proved.ts'
import { addDays } from '../calendar/calendar.ts'
import { dayOfNumber } from '../calendar/day-number.ts'
import type { Account, AccountKind } from './account.ts'
import { type AccountBook, balanceLine, knownOf, movedOpening, stepsOf } from './balance.ts'
import { type Move, movesOf } from './moves.ts'

const account = (fields: Partial<Account> = {}): Account => ({
  ...{ id: 'giro', kind: 'current', currency: 'EUR' },
  ...{ openingBalance: 10_000, openingOn: '2026-03-05', ...fields },
})

const move = (date: string, effect: number | null, fields: Partial<Move> = {}): Move => ({
  ...{ id: date, date, effect, isEstimated: false, isPending: false },
  ...{ missing: effect === null ? 'GBP' : null, ...fields },
})

const amounts = (book: AccountBook, ...days: readonly string[]) =>
  days.map(balanceLine(book)).map(({ booked }) => booked.amount)

describe('the balance of an account', () => {
  const moves = [
    move('2026-03-04', -900),
    move('2026-03-05', -300),
    move('2026-03-08', 50, { isPending: true }),
    move('2026-03-09', 2000),
  ]

  it('begins with the opening, and is unknown before it', () => {
    const days = ['2026-03-04', '2026-03-05', '2026-03-08', '2026-03-09', '2030-01-01']
    expect(amounts({ account: account(), moves }, ...days)).toEqual([
      null,
      9700,
      9700,
      11_700,
      11_700,
    ])
    expect(amounts({ account: account(), moves: [] }, '2026-03-05')).toEqual([10_000])
  })

  it('has what is announced only where it is expected', () => {
    const line = balanceLine({ account: account(), moves })
    expect(line('2026-03-08').expected.amount).toBe(9750)
    expect(line('2026-03-09').expected.amount).toBe(11_750)
  })

  it('knows the rates it took that are not of their time', () => {
    const old = { currency: 'GBP', on: '2026-01-29' }
    const moves = [move('2026-03-10', -7, { isEstimated: true, old }), move('2026-03-11', 5)]
    const line = balanceLine({ account: account(), moves })
    expect(knownOf(line('2026-03-12').booked).old).toEqual([old])
    expect(knownOf(line('2026-03-09').booked).old).toBeUndefined()
  })

  it('is marked from the first rate it took, and unknown from the first it lacks', () => {
    const taken = [
      ...moves,
      move('2026-03-10', -7, { isEstimated: true }),
      move('2026-03-12', null),
    ]
    const line = balanceLine({ account: account(), moves: [...taken, move('2026-03-13', 5)] })
    expect(line('2026-03-09').booked.isEstimated).toBe(false)
    expect(line('2026-03-11').booked).toEqual({ amount: 11_693, isEstimated: true, missing: null })
    const lost = { amount: null, isEstimated: false, missing: 'GBP' }
    expect(line('2026-03-12').booked).toMatchObject(lost)
    expect(line('2026-04-01').booked).toMatchObject(lost)
  })

  it('tells of what is unknown the part that is known, and what has no rate', () => {
    const line = balanceLine({
      account: account(),
      moves: [
        move('2026-03-06', null, { lacks: -4500 }),
        move('2026-03-07', -100),
        move('2026-03-08', null, { lacks: 500, isPending: true }),
        move('2026-03-09', null, { lacks: -2, missing: 'CHF' }),
      ],
    })
    const { booked, expected } = line('2026-03-09')
    const lacking = [
      { currency: 'CHF', amount: -2 },
      { currency: 'GBP', amount: -4500 },
    ]
    expect(knownOf(booked)).toEqual({ amount: 9900, isEstimated: false, lacking })
    expect(knownOf(expected).lacking[1]).toEqual({ currency: 'GBP', amount: -4000 })
    expect(knownOf(line('2026-03-05').booked)).toMatchObject({ amount: 10_000, lacking: [] })
  })

  it('of what is valued is the last value, and what moved after its day', () => {
    const valuations = [
      { date: '2026-03-08', value: 700 },
      { date: '2026-03-06', value: 500 },
      { date: '2026-03-01', value: 1 },
    ]
    const book = (kind: AccountKind) => ({ account: account({ kind }), moves, valuations })
    const days = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09']
    for (const kind of ['asset', 'liability'] as const) {
      expect(amounts(book(kind), ...days)).toEqual([9700, 500, 500, 700, 2700])
      expect(balanceLine(book(kind))('2026-03-08').expected.amount).toBe(700)
    }
    expect(amounts(book('card'), ...days)).toEqual([9700, 9700, 9700, 9700, 11_700])
    const lost = [move('2026-03-05', null), move('2026-03-07', 5)]
    expect(amounts({ ...book('asset'), moves: lost }, ...days)).toEqual([null, 500, 505, 700, 700])
  })

  it('of a loan is what is owed, below zero, and no sum', () => {
    const owedOn = (day: string) => (day < '2026-03-07' ? null : 4200)
    const book = { account: account({ kind: 'loan' }), moves, owedOn }
    expect(amounts(book, '2026-03-06', '2026-03-07')).toEqual([null, -4200])
    expect(amounts({ account: account({ kind: 'loan' }), moves }, '2026-03-09')).toEqual([null])
  })
})

const dayIn = fc.integer({ min: 20_500, max: 20_540 }).map(dayOfNumber)

const randomMoves = fc
  .array(
    fc.record({
      id: fc.uuid(),
      date: dayIn,
      effect: fc.oneof(
        { weight: 19, arbitrary: fc.integer() },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      isPending: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((all) => {
    const moves = all.map(({ date, effect, ...rest }) => move(date, effect, rest))
    return moves.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  })

const randomBook: fc.Arbitrary<AccountBook> = fc.record({
  account: fc
    .record({
      kind: fc.constantFrom<AccountKind>('current', 'card', 'asset', 'liability'),
      openingBalance: fc.integer(),
      openingOn: dayIn,
    })
    .map(account),
  moves: randomMoves,
  valuations: fc.uniqueArray(fc.record({ date: dayIn, value: fc.integer() }), {
    ...{ maxLength: 4, selector: ({ date }) => date },
  }),
})

const allDays = Array.from({ length: 45 }, (_, at) => dayOfNumber(20_498 + at))

/** As the rule is written down, day by day. */
function byRule(
  { account: { kind, openingBalance, openingOn }, moves, valuations = [] }: AccountBook,
  day: string,
) {
  if (day < openingOn) return null
  const isValued = kind === 'asset' || kind === 'liability'
  const last = valuations
    .filter(({ date }) => isValued && date >= openingOn && date <= day)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
  const counted = moves.filter(
    ({ date, isPending }) =>
      !isPending && date <= day && (last ? date > last.date : date >= openingOn),
  )
  if (counted.some(({ effect }) => effect === null)) return null
  return counted.reduce((sum, { effect }) => sum + (effect ?? 0), last?.value ?? openingBalance)
}

describe('the balance of any account', () => {
  it(
    'is what the rule says on every day, in whatever order values come',
    () => {
      fc.assert(
        fc.property(randomBook, (book) => {
          const turned = { ...book, valuations: book.valuations?.toReversed() ?? [] }
          const expected = allDays.map((day) => byRule(book, day))
          expect(amounts(book, ...allDays)).toEqual(expected)
          expect(amounts(turned, ...allDays)).toEqual(expected)
        }),
        proved(100),
      )
    },
    proofTimeoutMs,
  )

  it('is at the end of a day what stands after its last row', () => {
    fc.assert(
      fc.property(randomBook, (book) => {
        const line = balanceLine(book)
        const steps = stepsOf(book)
        for (const [at, { date, balance }] of steps.entries()) {
          if (steps[at + 1]?.date !== date) expect(balance).toEqual(line(date))
        }
      }),
    )
  })

  it('does not change when the opening is moved', () => {
    fc.assert(
      fc.property(randomBook, dayIn, (book, openingOn) => {
        const openingBalance = movedOpening(book, openingOn)
        if (openingBalance === null) return
        const first = book.account.openingOn
        const moved = { ...book, account: { ...book.account, openingOn, openingBalance } }
        const [old, now] = [balanceLine(book), balanceLine(moved)]
        // A value set before what is now the first day would begin to count.
        const isBare = openingOn >= first || book.valuations?.every(({ date }) => date >= first)
        for (const day of isBare ? allDays.filter((one) => one >= first && one >= openingOn) : []) {
          expect(now(day).booked.amount).toBe(old(day).booked.amount)
          expect(now(day).expected.amount).toBe(old(day).expected.amount)
        }
      }),
    )
  })

  it('is not moved past a row that is only announced, or has no rate', () => {
    const book = { account: account(), moves: [move('2026-03-04', -900)] }
    expect(movedOpening(book, '2026-03-04')).toBe(10_900)
    expect(movedOpening(book, '2026-03-05')).toBe(10_000)
    expect(movedOpening(book, '2026-03-06')).toBe(10_000)
    const announced = [move('2026-03-04', -900, { isPending: true })]
    expect(movedOpening({ ...book, moves: announced }, '2026-03-01')).toBeNull()
    expect(movedOpening({ ...book, moves: [move('2026-03-04', null)] }, '2026-03-01')).toBeNull()
  })
})

describe('a transfer between two accounts', () => {
  it('changes their sum by nothing once both days are past, and by the fee it cost', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 9 })
    fc.assert(
      fc.property(amount, fc.nat(5), dayIn, fc.nat(5), (sent, fee, date, days) => {
        const transfer = {
          id: 't',
          from: { accountId: 'giro', amount: sent + fee, date },
          to: { accountId: 'visa', amount: sent, date: addDays(date, days) },
        }
        const sumOn = (day: string) =>
          ['giro', 'visa'].reduce((sum, id) => {
            const own = account({ id, openingOn: '2026-01-01' })
            const moves = movesOf(own, [], [transfer], null)
            return sum + (balanceLine({ account: own, moves })(day).booked.amount ?? 0)
          }, 0)
        expect(sumOn(addDays(date, -1))).toBe(20_000)
        expect(sumOn(addDays(date, days))).toBe(20_000 - fee)
      }),
    )
  })
})
