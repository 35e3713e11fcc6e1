import { describe, expect, it } from 'vitest'
import { budgetOf, type Channel, messageKinds } from './message-budgets.ts'
import { receiverKey } from './receiver-key.ts'
import { checkSmsTarget } from './sms-target.ts'

describe('the budgets of messages', () => {
  it.each(['sms', 'mail'] as const)('are parts of one whole by %s', (channel) => {
    const parts = Object.values<Partial<Record<Channel, { readonly share: number }>>>(messageKinds)
      .map((kind) => kind[channel]?.share ?? 0)
      .filter((share) => share > 0)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(1 + 1e-9)
  })

  it('are asked of every kind by every way it goes', () => {
    expect(() => budgetOf('notice', 'sms')).toThrow('No budget')
    expect(budgetOf('invitation', 'sms').from).toEqual({ hour: 15, day: 30 })
  })
})

it.each([
  ['Anna@Example.org', 'anna@example.org'],
  ['anna+one@example.org', 'anna@example.org'],
  ['a.n.na+x@googlemail.com', 'anna@gmail.com'],
  ['sa.me+tag@example.org', 'same@example.org'],
  ['an_n-a@gmail.com', 'an_n-a@gmail.com'],
  ['A.n-n_a+x@protonmail.com', 'anna@proton.me'],
  ['anna@pm.me', 'anna@proton.me'],
  ['an.na@protonmail.ch', 'anna@proton.me'],
  ['anna@example.org.', 'anna@example.org'],
  ['+4915112345678', '+4915112345678'],
])('%s counts as %s', (to, key) => {
  expect(receiverKey(to)).toBe(key)
})

describe('a text message', () => {
  const codeOf = (number: string, countries: readonly string[] | null) => {
    try {
      checkSmsTarget(number, countries)
      return 'goes'
    } catch (error) {
      return (error as { readonly code: string }).code
    }
  }

  it.each([
    ['a satellite phone', '+881612345678'],
    ['another satellite phone', '+870773112345'],
    ['an international network', '+88216123456'],
    ['international premium', '+979123456789'],
    ['premium in Latvia', '+37190012345'],
    ['a personal number in Britain', '+447012345678'],
    ['a free line', '+18005550123'],
    ['nothing that is assigned', '+4990012345'],
  ])('never goes to %s', (_, number) => {
    expect(codeOf(number, null)).toBe('number-not-reachable')
    expect(codeOf(number, ['LV', 'GB', 'US', 'DE'])).toBe('number-not-reachable')
  })

  it('goes only to the countries it may', () => {
    expect(codeOf('+4915112345678', ['DE', 'AT'])).toBe('goes')
    expect(codeOf('+12025550123', null)).toBe('goes')
    expect(codeOf('+12025550123', ['DE', 'AT'])).toBe('country-not-served')
    // The same code as the United States, at many times the price.
    expect(codeOf('+18765551234', ['US'])).toBe('country-not-served')
  })
})
