import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { type AheadAccount, accountsAhead, type ComingMove } from './accounts-ahead.ts'
import { comingCards } from './coming-cards.ts'

const today = '2026-03-10'
const noEveryday = { everydayIn: () => 0, firstOn: null, today }
const account = (fields: Partial<AheadAccount> = {}): AheadAccount => ({
  ...{ id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR', payFromId: null },
  ...{ closesOnDay: null, dueOnDay: null, balanceOn: () => 100_000, paidSince: () => 0 },
  ...{ everyday: noEveryday, ...fields },
})
const row = (
  date: string,
  effect: number | null,
  fields: Partial<ComingMove> = {},
): ComingMove => ({
  ...{
    id: `${date} ${effect}`,
    accountId: 'giro',
    date,
    effect,
    name: 'Rent',
    what: 'plan',
    ...fields,
  },
})
const ahead = (accounts: readonly AheadAccount[], coming: readonly ComingMove[]) =>
  accountsAhead({ today, accounts, coming, rates: null })

describe('the lowest balance ahead', () => {
  it('names its day and what leads there', () => {
    const coming = [row('2026-03-31', 200_000), row('2026-03-28', -90_000), row('2026-03-05', -500)]
    const found = ahead([account()], coming).get('giro')
    expect(found?.lowest).toMatchObject({ amount: 9500, day: '2026-03-28', everyday: 0 })
    expect(found?.lowest.rows.map(({ date }) => date)).toEqual([today, '2026-03-28'])
    expect(found?.balances.at(-1)).toBe(209_500)
  })

  it('counts what days usually cost, as the forecast does', () => {
    const everyday = { everydayIn: () => 7000, firstOn: '2026-01-01', today }
    const found = ahead([account({ everyday })], []).get('giro')
    expect(found?.balances[7]).toBe(93_000)
    const entered = row('2026-03-11', -400, { what: 'entry' })
    // It takes the place of a part of that day, so the week costs no more than it would have.
    expect(ahead([account({ everyday })], [entered]).get('giro')?.balances[7]).toBe(93_000)
  })

  it('is unknown where a rate or the balance is missing, and never a guess', () => {
    expect(ahead([account()], [row('2026-04-01', null)]).size).toBe(0)
    expect(ahead([account({ balanceOn: () => null })], []).size).toBe(0)
  })
})

describe('a card', () => {
  const card = (fields: Partial<AheadAccount> = {}) =>
    account({
      ...{ id: 'visa', name: 'Visa', kind: 'card', payFromId: 'giro', closesOnDay: 25 },
      ...{ dueOnDay: 5, balanceOn: () => -30_000, ...fields },
    })
  const onCard = (date: string, effect: number) =>
    row(date, effect, { accountId: 'visa', name: 'Shoes' })

  it('is paid on its day with what was owed when its statement closed', () => {
    const coming = [onCard('2026-03-20', -4000), onCard('2026-03-28', -1000)]
    const found = ahead([account(), card()], coming)
    const paid = found.get('giro')?.lowest.rows.filter(({ what }) => what === 'card')
    expect(paid).toMatchObject([
      { date: '2026-04-05', effect: -34_000, name: 'Visa' },
      { date: '2026-05-05', effect: -1000 },
    ])
    expect(found.get('visa')?.balances.at(-1)).toBe(0)
  })

  it('is not paid twice what was paid since its statement closed', () => {
    const visa = card({
      ...{ dueOnDay: 20, closesOnDay: 1 },
      balanceOn: (day) => (day < '2026-03-08' ? -50_000 : -20_000),
      paidSince: () => 30_000,
    })
    const rows = ahead([account(), visa], []).get('giro')?.lowest.rows
    expect(rows).toMatchObject([{ date: '2026-03-20', effect: -20_000 }])
  })

  it('is not paid what a transfer is planned or written down to pay, nor left out today', () => {
    const planned = [
      row('2026-04-03', 30_000, { accountId: 'visa', name: 'From Giro' }),
      row('2026-04-03', -30_000, { name: 'To Visa' }),
    ]
    const found = ahead([account(), card()], planned)
    expect(found.get('giro')?.lowest.rows.map(({ name }) => name)).toEqual(['To Visa'])
    const due = card({ dueOnDay: 10, closesOnDay: 1 })
    expect(ahead([account(), due], []).get('giro')?.balances[0]).toBe(70_000)
    const book = { today, accounts: [account(), due], coming: [], rates: null }
    expect(comingCards(book, '2026-03-24')).toMatchObject([
      { kind: 'card', id: 'visa', title: 'Visa', day: today, amount: 30_000, from: null },
    ])
    expect(comingCards(book, '2026-03-09')).toEqual([])
    const [, later] = comingCards({ ...book, coming: [onCard('2026-03-20', -500)] }, '2026-04-30')
    expect(later).toMatchObject({ day: '2026-04-10', amount: 500, isAbout: true })
  })

  it('is paid on the last day of a short month', () => {
    const rows = ahead([account(), card({ dueOnDay: 31 })], []).get('giro')?.lowest.rows
    expect(rows?.[0]).toMatchObject({ date: '2026-03-31' })
  })
})

const move = fc.record({
  at: fc.integer({ min: -3, max: 95 }),
  effect: fc.integer({ min: -50_000, max: 50_000 }),
  isOnCard: fc.boolean(),
  isEntry: fc.boolean(),
})

describe('whatever comes', () => {
  const visa = account({
    ...{ id: 'visa', name: 'Visa', kind: 'card', payFromId: 'giro', closesOnDay: 20 },
    ...{ dueOnDay: 2, balanceOn: () => -7000 },
  })
  const comingOf = (moves: readonly { at: number; effect: number; isOnCard: boolean }[]) =>
    moves.map(({ at, effect, isOnCard }) =>
      row(addDays(today, at), effect, { accountId: isOnCard ? 'visa' : 'giro' }),
    )

  it('a payment of a card changes nothing of both together, on any day', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const coming = comingOf(moves)
        const paid = ahead([account(), visa], coming)
        const apart = ahead([account(), { ...visa, payFromId: null }], coming)
        const sumOf = (found: typeof paid) =>
          found.get('giro')?.balances.map((one, at) => one + (found.get('visa')?.balances[at] ?? 0))
        expect(sumOf(paid)).toEqual(sumOf(apart))
      }),
    )
  })

  it('another expense never raises what is least', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), move, (moves, one) => {
        const accounts = [account(), visa]
        const more = { ...one, effect: -Math.abs(one.effect) - 1 }
        const [before, after] = [moves, [...moves, more]].map((some) =>
          ahead(accounts, comingOf(some)).get('giro'),
        )
        expect(after?.lowest.amount).toBeLessThanOrEqual(before?.lowest.amount ?? 0)
      }),
    )
  })
})
