import { expect, it } from 'vitest'
import {
  expenseTemplates as costs,
  transferTemplates as moves,
  incomeTemplates as pays,
} from '#contract/recurring/entities.ts'
import type { Row } from '#contract/sync.ts'
import { accountsAhead } from '#domain/accounts/accounts-ahead.ts'
import { givenOf } from '#domain/accounts/given-ahead.ts'
import { isTooLow } from '#domain/accounts/low-ahead.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { rowsAhead } from './rows-ahead.ts'

const today = '2026-06-10'
const account = (fields: object): AccountRow =>
  ({
    ...{ id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR', openingOn: '2026-01-01' },
    ...{ openingBalance: 100_000, archived: false, payFromId: null, closesOnDay: null },
    ...{ dueOnDay: null, creditLimit: null, ...fields },
  }) as unknown as AccountRow

type Told = Parameters<typeof rowsAhead>[0]
type Spent = { readonly date: string; readonly amount: number } & object

function rowsWith(some: Partial<Told>, expenses: readonly Spent[] = []): Told {
  const rows = expenses.map((one, at) => ({
    ...{ id: `e${at}`, accountId: 'giro', currency: 'EUR', templateId: null, loanId: null, ...one },
  })) satisfies readonly Row[]
  const inMonth = (month: string) => rows.filter(({ date }) => date.startsWith(month))
  return {
    book: {
      months: (table) =>
        table === 'expenses' ? [...new Set(rows.map(({ date }) => date.slice(0, 7)))] : [],
      monthRows: (table, month) => (table === 'expenses' ? inMonth(month) : []),
    },
    ...{ accounts: [account({})], expense: [], income: [], transfers: [], instalments: [] },
    ...{ today, rates: null, nameOf: () => 'Written', ...some },
  }
}

const aheadOf = (rows: Told) => accountsAhead(givenOf(rowsAhead(rows)))
const monthly = {
  ...{ id: 't', description: 'Rent', amount: 90_000, currency: 'EUR', frequency: 'monthly' },
  ...{ startOn: '2026-07-01', nextOn: '2026-07-01', monthDays: [1], accountId: 'giro' },
} as const

it('counts what is planned, written ahead and due on loans, each by its account', () => {
  const rent = { ...costs.defaults, ...monthly }
  const pay = { ...pays.defaults, ...monthly, id: 'p', monthDays: [5], amount: 200_000 }
  const salary = { ...pay, description: 'Pay', startOn: '2026-07-05', nextOn: '2026-07-05' }
  const loan = { id: 'l', name: 'Car', currency: 'EUR', payFromId: 'giro' }
  const rows = rowsWith(
    {
      expense: [rent, { ...rent, id: 'other', accountId: null }] as never,
      income: [salary] as never,
      instalments: [
        { day: '2026-07-03', amount: 20_000, loan },
        { day: '2026-07-03', amount: 5, loan: { ...loan, payFromId: null } },
      ],
    },
    [{ date: '2026-06-20', amount: 1000 }],
  )
  const lowest = aheadOf(rows).get('giro')?.lowest
  expect(lowest).toMatchObject({ amount: -11_000, day: '2026-07-03', everyday: 0 })
  expect(lowest?.rows.map(({ name, effect }) => [name, effect])).toEqual([
    ['Written', -1000],
    ['Rent', -90_000],
    ['Car', -20_000],
  ])
})

it('counts on what the days of this account usually cost, and not on what was planned', () => {
  const weekly = Array.from({ length: 20 }, (_, at) => ({
    ...{ date: addDays('2026-01-21', at * 7), amount: 700 },
  }))
  const planned = weekly.map((one) => ({ ...one, amount: 5000, templateId: 't' }))
  const found = (some: readonly Spent[]) => aheadOf(rowsWith({}, some)).get('giro')
  const plain = found(weekly)
  expect(plain?.lowest.everyday).toBeGreaterThan(0)
  expect(found([...weekly, ...planned])?.lowest.everyday).toBe(plain?.lowest.everyday)
  const elsewhere = weekly.map((one) => ({ ...one, accountId: 'cash' }))
  expect(found([...weekly, ...elsewhere])?.lowest.everyday).toBe(plain?.lowest.everyday)
})

it('leaves out what is archived, holds no money, or would need a rate', () => {
  const accounts = [
    account({ archived: true }),
    account({ id: 'house', kind: 'asset' }),
    account({ id: 'usd', currency: 'USD' }),
  ]
  const rent = { ...costs.defaults, ...monthly, accountId: 'usd' }
  expect(aheadOf(rowsWith({ accounts })).size).toBe(1)
  expect(aheadOf(rowsWith({ accounts, expense: [rent] as never })).size).toBe(0)
})

it('calls a card too low only beyond its limit', () => {
  const card = { kind: 'card', creditLimit: 1000 } as const
  expect([isTooLow(card, -1000), isTooLow(card, -1001)]).toEqual([false, true])
  expect(isTooLow({ ...card, creditLimit: null }, -5000)).toBe(false)
  expect(isTooLow({ kind: 'current', creditLimit: null }, -1)).toBe(true)
})

it('takes what moves again and again from one account and brings it to the other', () => {
  const saving = account({ id: 'save', name: 'Savings', kind: 'savings', openingBalance: 0 })
  const way = { fromId: 'giro', toId: 'save', waitingOn: ['2026-06-01'] }
  const planned = { ...moves.defaults, ...monthly, ...way, amount: 30_000 }
  const rows = rowsWith({
    accounts: [account({}), saving],
    transfers: [planned, { ...planned, id: 'gone', toId: 'elsewhere', waitingOn: [] }] as never,
  })
  const ahead = aheadOf(rows)
  // What waits leaves today; 1 July, 1 August and 1 September follow, and the other one too.
  expect(ahead.get('giro')?.lowest).toMatchObject({ amount: -110_000, day: '2026-09-01' })
  expect(ahead.get('save')?.balances.at(-1)).toBe(120_000)
  const dollars = account({ id: 'save', currency: 'USD', openingBalance: 0 })
  const abroad = { ...planned, toAmount: 32_400, waitingOn: [] }
  const far = rowsWith({ accounts: [account({}), dollars], transfers: [abroad] as never })
  expect(aheadOf(far).get('save')?.balances.at(-1)).toBe(3 * 32_400)
})

it('takes an instalment once that a template brings, or that is written down', () => {
  const rate = { ...costs.defaults, ...monthly, description: 'Rate', amount: 20_000 }
  const loan = { id: 'l', name: 'Car', currency: 'EUR', payFromId: 'giro' }
  const instalments = [{ day: '2026-07-03', amount: 20_000, loan }]
  const lastOf = (some: Partial<Told>, spent: readonly Spent[] = []) =>
    aheadOf(rowsWith({ instalments, ...some }, spent))
      .get('giro')
      ?.balances.at(-1)
  expect(lastOf({})).toBe(80_000)
  // It comes three times until then, and once for the instalment.
  expect(lastOf({ expense: [rate] as never })).toBe(40_000)
  expect(lastOf({}, [{ date: '2026-07-02', amount: 20_000 }])).toBe(80_000)
})
