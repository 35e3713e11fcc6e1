import { describe, expect, it } from 'vitest'
import { auditQuery, nameOf } from './audit-query.ts'

const asked = (text: string) => auditQuery(new URLSearchParams(text))

describe('auditQuery', () => {
  it('asks for a person and an action as they are', () => {
    expect(asked('person=b1&action=login&page=2')).toEqual({ person: 'b1', action: 'login' })
    expect(asked('person=&action=')).toEqual({})
  })

  it('asks for a day from its first to before its last moment', () => {
    const { from = '', to = '' } = asked('day=2026-02-28')
    expect(new Date(from)).toEqual(new Date(2026, 1, 28))
    expect(new Date(to)).toEqual(new Date(2026, 2, 1))
  })

  it.each(['x', '2026-2-1', '2026-13-01', ''])('asks for no day that is %s', (day) => {
    expect(asked(`day=${day}`)).toEqual({})
  })
})

it('names whom the log is asked about, where an entry does', () => {
  const entries = [
    { target: 'a', targetName: null },
    { target: 'b', targetName: 'Ben Ode' },
    { target: 'a', targetName: 'Anna Berg' },
  ]
  expect(nameOf('a', entries)).toBe('Anna Berg')
  expect(nameOf('c', entries)).toBeNull()
  expect(nameOf('a', [])).toBeNull()
})
