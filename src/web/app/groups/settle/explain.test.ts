import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import { balancesOf } from '#domain/groups/balances.ts'
import { whoOwesWhom } from '#domain/groups/who-owes-whom.ts'
import { reasonsBetween, reasonsFor } from './explain.ts'

const names = { subject: String, object: String }
const people = ['a', 'b', 'c', 'd']
const person = fc.constantFrom(...people)
const part = fc.record({ memberId: person, amount: fc.integer({ min: 0, max: 9999 }) })

const expense = fc
  .record({ payers: fc.array(part, { maxLength: 4 }), shares: fc.array(part, { maxLength: 4 }) })
  .map((fields) => ({ ...fields, currency: 'EUR', date: '2026-11-01' }) as GroupExpenseRow)
const payment = fc
  .record({ from: person, to: person, amount: fc.nat(9999) })
  .map((fields) => ({ ...fields, currency: 'EUR', status: 'confirmed' }) as SettlementRow)

it('explains every balance to the cent', () => {
  fc.assert(
    fc.property(fc.array(expense), fc.array(payment), (expenses, settlements) => {
      const balances = balancesOf(expenses, settlements).get('EUR') ?? new Map()
      for (const one of people) {
        const reasons = reasonsFor({ expenses, settlements }, 'EUR', new Set([one]), names)
        const sum = reasons.reduce((all, { amount }) => all + amount, 0)
        expect(sum).toBe(balances.get(one) ?? 0)
      }
    }),
    { numRuns: 100 },
  )
})

it('explains every debt between two by what lies between them', () => {
  fc.assert(
    fc.property(fc.array(expense), fc.array(payment), (expenses, settlements) => {
      const money = { expenses, settlements }
      for (const { from, to, amount } of whoOwesWhom(expenses, settlements)) {
        const reasons = reasonsBetween(money, 'EUR', [[from], [to]], names)
        expect(reasons.reduce((all, one) => all + one.amount, 0)).toBe(amount)
      }
    }),
    { numRuns: 100 },
  )
})
