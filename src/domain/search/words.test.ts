import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const read = (typed: string) => readQuery(typed, { today: '2026-11-15', locale: 'en-GB' })

describe('what is left out', () => {
  it('may be a month, which is no word then', () => {
    const [out] = read('rent hyde -november').not
    expect(out?.span).toEqual({ from: '2026-11-01', to: '2026-11-30' })
    expect(read('rent hyde -november').terms).toHaveLength(2)
  })

  it.each([
    ['tesco not clubcard', 'tesco -clubcard'],
    ['over 100 not rent', 'over 100 -rent'],
    ['tesco except in november', 'tesco -november'],
  ])('%s is %s', (typed, meant) => {
    expect(read(typed)).toEqual(read(meant))
  })

  it('needs something it is left out of', () => {
    expect(read('not clubcard').not).toEqual([])
  })
})
