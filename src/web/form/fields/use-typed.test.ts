import { describe, expect, it } from 'vitest'
import { followAddress } from './use-typed.ts'

const box = (typed: string, written: readonly string[] = []) => ({ typed, seen: '', written })

describe('a search box and its address', () => {
  it('leaves what was typed on while the words before were on their way to the address', () => {
    expect(followAddress(box('rolls', ['tyres']), 'tyres').typed).toBe('rolls')
    expect(followAddress(box('rolls', ['tyr', 'tyres']), 'tyres').written).toEqual([])
    const first = followAddress(box('rolls', ['tyr', 'tyres']), 'tyr')
    expect(followAddress(first, 'tyres')).toEqual({ typed: 'rolls', seen: 'tyres', written: [] })
  })

  it('takes over what came from elsewhere, also words that it wrote once', () => {
    expect(followAddress(box('tyres'), 'coffee').typed).toBe('coffee')
    const seen = followAddress(box('tyres', ['tyres']), 'tyres')
    const elsewhere = followAddress(seen, 'coffee')
    expect(followAddress(elsewhere, 'tyres').typed).toBe('tyres')
  })
})
