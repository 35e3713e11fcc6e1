import { expect, it } from 'vitest'
import { paymentSaid } from './payment-said.ts'

it.each([
  ['Kartenzahlung 4411 REWE', 'card'],
  ['CARD PAYMENT TO TESCO', 'card'],
  ['SEPA-Überweisung Miete', 'bank'],
  ['Direct Debit THAMES WATER', 'bank'],
  ['Prélèvement EDF', 'bank'],
  ['Bookshop', null],
  ['Cardiff Bus', null],
  ['Postbus', null],
])('%s was paid by %s', (text, payment) => {
  expect(paymentSaid(text)).toBe(payment)
})
