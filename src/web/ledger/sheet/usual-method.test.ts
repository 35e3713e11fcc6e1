import { describe, expect, it } from 'vitest'
import { usualMethod } from './usual-method.ts'

const held = (...methods: readonly string[]) => ({
  months: () => ['2026-11'],
  monthRows: () =>
    methods.map((paymentMethod, at) => ({
      ...{ id: `${at}`, paymentMethod },
      date: `2026-11-${String(28 - at).padStart(2, '0')}`,
    })),
})
const usual = (...methods: readonly string[]) => usualMethod(held(...methods) as never)
const times = (count: number, method: string) => Array.from({ length: count }, () => method)

describe('how somebody pays mostly', () => {
  it('is what most of the last entries say, once there are some', () => {
    expect(usual()).toBe('card')
    expect(usual(...times(4, 'cash'))).toBe('card')
    expect(usual(...times(5, 'cash'))).toBe('cash')
    expect(usual('bank', ...times(5, 'cash'))).toBe('cash')
    expect(usual(...times(20, 'mobile'), ...times(7, 'cash'))).toBe('mobile')
  })

  it('is not changed by one entry, nor guessed where there is no habit', () => {
    expect(usual('cash', ...times(19, 'mobile'))).toBe('mobile')
    expect(usual(...times(5, 'cash'), ...times(5, 'bank'))).toBe('card')
  })
})
