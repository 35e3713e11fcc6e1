import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, unguarded } from './csv.ts'

describe('csvLine', () => {
  it('writes plain cells plainly', () => {
    expect(csvLine(['a', 12, true, null])).toBe('a,12,true,\r\n')
  })

  it('quotes what would break the line', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\n=1', '＝1', '＋1', '－1', '＠a'])(
    'runs nothing: %j',
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/)
    },
  )

  it('can be told from text that begins with an apostrophe itself', () => {
    const cells = ["'=1", '=1', "''=1", "it's"]
    expect(csvLine(cells)).toBe(`''=1,'=1,'''=1,it's\r\n`)
  })

  it.each(['a;=1', ';=1', 'a\n=1', 'a\r\n@sum', 'a\t=1', ';"=1'])(
    'runs nothing where a semicolon or a line ends a cell: %j',
    (text) => {
      expect(csvLine([text])).toMatch(/'[=@]/)
      expect(csvLine([text])).not.toMatch(/[;\t\r\n]"*[=@]/)
    },
  )

  it('is the same text again without its apostrophes', () => {
    const text = fc.string({ unit: fc.constantFrom(...`'"=+-@;,5a \t\r\n＝`) })
    fc.assert(
      fc.property(text, (written) => {
        fc.pre(!/'{9}/.test(written))
        const line = csvLine([written]).slice(0, -2)
        const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
        expect(unguarded(cell)).toBe(written)
      }),
      { numRuns: 5000 },
    )
  })

  it('leaves negative numbers numbers', () => {
    expect(csvLine([-5, { decimal: '-12.50' }])).toBe('-5,-12.50\r\n')
  })
})
