import { describe, expect, it } from 'vitest'
import { readBounds, writtenBound } from './bounds.ts'

const read = (least: string, most: string) => readBounds({ least, most }, 'EUR', 'de-DE')

describe('bounds of an amount', () => {
  it('are read as people write, and kept as short as can be', () => {
    expect(read('12,50', '1.000')).toEqual({ ok: true, bounds: { least: '12.5', most: '1000' } })
    expect(read('', '7,00')).toEqual({ ok: true, bounds: { least: null, most: '7' } })
    expect(read(' ', '')).toEqual({ ok: true, bounds: { least: null, most: null } })
    expect(read('100', '')).toEqual({ ok: true, bounds: { least: '100', most: null } })
  })

  it('are turned when given the wrong way round', () => {
    expect(read('100', '20')).toEqual({ ok: true, bounds: { least: '20', most: '100' } })
  })

  it('say what to fix', () => {
    expect(read('ten', '-5')).toEqual({
      ok: false,
      problems: { least: 'Enter an amount like 12,50.', most: 'Enter an amount above zero.' },
    })
  })

  it('are written as they are read', () => {
    expect(writtenBound('12.5', 'de-DE')).toBe('12,5')
    expect(writtenBound(null, 'de-DE')).toBe('')
  })
})
