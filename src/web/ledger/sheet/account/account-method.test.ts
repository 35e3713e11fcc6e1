import { expect, it } from 'vitest'
import { methodOfAccount } from '#domain/accounts/account.ts'
import { newDraft } from '../draft.ts'
import { withMethod } from './account-method.ts'

it.each([
  ['cash', 'card', 'cash'],
  ['cash', 'mobile', 'cash'],
  ['card', 'cash', 'card'],
  ['card', 'bank', 'card'],
  ['card', 'mobile', 'mobile'],
  ['current', 'cash', 'card'],
  ['current', 'bank', 'bank'],
  ['savings', 'card', 'card'],
] as const)('from an account of kind %s what was %s is %s', (kind, method, meant) => {
  expect(methodOfAccount(kind, method)).toBe(meant)
})

it('an account proposes how it was paid, unless that was chosen', () => {
  const draft = newDraft('EUR', '2026-11-18', 'card')
  expect(withMethod(draft, 'cash')).toEqual({ paymentMethod: 'cash' })
  expect(withMethod({ ...draft, isMethodChosen: true }, 'cash')).toEqual({})
  expect(withMethod(draft, undefined)).toEqual({})
})
