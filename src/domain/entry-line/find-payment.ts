/** Finds how something was paid. */
export type PaymentMethod = 'cash' | 'card' | 'bank' | 'mobile' | 'other'

const words: ReadonlyMap<string, PaymentMethod> = new Map([
  ['cash', 'cash'],
  ['card', 'card'],
  ['credit card', 'card'],
  ['debit card', 'card'],
  ['credit', 'card'],
  ['debit', 'card'],
  ['visa', 'card'],
  ['mastercard', 'card'],
  ['amex', 'card'],
  ['bank', 'bank'],
  ['bank transfer', 'bank'],
  ['transfer', 'bank'],
  ['direct debit', 'bank'],
  ['standing order', 'bank'],
  ['wire', 'bank'],
  ['mobile', 'mobile'],
  ['apple pay', 'mobile'],
  ['google pay', 'mobile'],
  ['paypal', 'mobile'],
  ['twint', 'mobile'],
])

/** Behind one of these a way to pay is always meant. */
export const paidLeads: ReadonlySet<string> = new Set(['by', 'with', 'in', 'via', 'per', 'using'])

export const longestPayment = 2

export function paymentCalled(phrase: string): PaymentMethod | null {
  return words.get(phrase) ?? null
}
