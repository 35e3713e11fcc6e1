import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('csvLine', () => {
  it('writes plain cells plainly', () => {
    expect(csvLine(['a', 12, true, null])).toBe('a,12,true,\r\n')
  })

  it('quotes what would break the line', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('runs nothing: %j', (text) => {
    expect(csvLine([text])).toMatch(/^"?'/)
  })

  it('leaves negative numbers numbers', () => {
    expect(csvLine([-5, { decimal: '-12.50' }])).toBe('-5,-12.50\r\n')
  })
})
