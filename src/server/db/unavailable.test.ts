import { describe, expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('isUnavailable', () => {
  it.each(['53100', '53300', '58030', '57P01', '57P03', '08006', '25006', 'ECONNREFUSED', 'EPIPE'])(
    'is true for %s',
    (code) => {
      expect(isUnavailable(coded(code))).toBe(true)
    },
  )

  it.each(['23505', '22P02', '42P01', '57014', 'ENOENT'])('is false for %s', (code) => {
    expect(isUnavailable(coded(code))).toBe(false)
  })

  it('looks behind a wrapping error', () => {
    expect(isUnavailable(new Error('Failed query', { cause: coded('57P01') }))).toBe(true)
  })

  it('knows what the driver says without a code', () => {
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  })

  it('knows a connection tried on several addresses', () => {
    expect(isUnavailable(new AggregateError([coded('ECONNREFUSED')]))).toBe(true)
  })
})
