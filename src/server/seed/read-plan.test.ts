import { describe, expect, it } from 'vitest'
import { readPlan } from './read-plan.ts'

const read = (...args: string[]) => readPlan(args, '2026-03-31')

describe('readPlan', () => {
  it('has a default for everything and a new password each time', () => {
    expect(read()).toEqual({
      users: 1,
      transactions: 3000,
      groups: 0,
      seed: '42',
      until: '2026-03-31',
      email: 'demo@moneycomb.local',
      password: expect.stringMatching(/^[\w-]{16}$/),
    })
    expect(read().password).not.toBe(read().password)
  })

  it('reads every option', () => {
    const args = ['--users', '3', '--transactions', '90', '--seed', 'x', '--until', '2025-12-24']
    const more = ['--groups', '4']
    const login = ['--email', ' Me@Example.org', '--password', 'four plain words']
    expect(read(...args, ...more, ...login)).toEqual({
      users: 3,
      transactions: 90,
      groups: 4,
      seed: 'x',
      until: '2025-12-24',
      email: 'me@example.org',
      password: 'four plain words',
    })
  })

  it.each([
    [['--users', '0'], '--users: must be at least 1'],
    [['--users', 'many'], '--users: must be a number'],
    [['--transactions', '1.5'], '--transactions: must be a whole number'],
    [['--until', '2026-02-30'], '--until: Enter a real day'],
    [['--email', 'me'], '--email: Enter an email address'],
    [['--password', 'short'], '--password: Use at least 12 characters.'],
    [['--rows', '5'], 'npm run seed'],
  ])('refuses %j', (args, words) => {
    expect(() => read(...args)).toThrow(words)
  })
})
