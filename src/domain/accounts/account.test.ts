import { expect, it } from 'vitest'
import { type AccountKind, keepersIn } from './account.ts'

it('offers a goal what holds money in its currency, and no card or debt', () => {
  const kinds = ['cash', 'current', 'savings', 'card', 'loan', 'asset', 'liability'] as const
  const accounts = [
    ...kinds.map((kind: AccountKind) => ({ id: kind, kind, currency: 'EUR' })),
    { id: 'dollars', kind: 'current' as const, currency: 'USD' },
  ]
  const offered = (chosen: string | null, isTakenOut = false) =>
    keepersIn(accounts, 'EUR', chosen, isTakenOut).map(({ id }) => id)
  expect(offered(null)).toEqual(['cash', 'current', 'savings'])
  expect(offered('card')).toEqual(['cash', 'current', 'savings', 'card'])
  expect(offered(null, true)).toEqual(['cash', 'current', 'savings', 'card'])
})
