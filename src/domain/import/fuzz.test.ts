import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  writeCamt,
  writeMt940,
  writeOfx,
  writeQif,
  writeTable,
} from '#test/support/statement-writers.ts'
import { judgeStatement } from './match/verdicts.ts'
import { readStatement } from './read-statement.ts'

const limits = {
  importFileBytes: 200_000,
  importRows: 200,
  importFieldCharacters: 2000,
  importNesting: 32,
}

const ledger = [
  { date: '2026-01-31', amount: -1250, text: 'Shop "A" & Söhne' },
  { date: '2026-01-30', amount: 999, text: 'Pay <1>' },
  { date: '2026-02-01', amount: -1, text: 'Bus; 2' },
]
const style = {
  ...({ delimiter: ';', mark: ',', group: '.', date: 'german', sign: 'minus' } as const),
  ...{ hasPreamble: true, hasTotals: true },
}
const files = [
  writeTable(ledger, 'EUR', style),
  writeOfx(ledger, 'EUR', false),
  writeOfx(ledger, 'EUR', true),
  writeQif(ledger, 'EUR', 'mdy'),
  writeCamt(ledger, 'EUR', '02'),
  writeMt940(ledger, 'EUR'),
].map((text) => new TextEncoder().encode(text))

type Mutation = (bytes: Uint8Array) => Uint8Array

const spot = fc.double({ min: 0, max: 1, noNaN: true })
const piece = fc.oneof(
  fc.uint8Array({ maxLength: 20 }),
  fc
    .constantFrom(
      '"',
      '<',
      '>',
      '</',
      '<![CDATA[',
      ']]>',
      '<!--',
      '&#0;',
      '^\n',
      '\n',
      ';',
      '!Type:',
    )
    .map((text) => new TextEncoder().encode(text)),
)

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** Cuts, inserts, repeats and overwrites: what discs, editors and enemies do. */
const mutation: fc.Arbitrary<Mutation> = fc
  .tuple(fc.constantFrom('cut', 'drop', 'insert', 'repeat', 'flip'), spot, spot, piece)
  .map(
    ([kind, a, b, put]): Mutation =>
      (bytes) => {
        const [from = 0, to = 0] = [a, b]
          .map((at) => Math.floor(at * bytes.length))
          .toSorted((x, y) => x - y)
        const [before, middle, after] = [
          bytes.slice(0, from),
          bytes.slice(from, to),
          bytes.slice(to),
        ]
        if (kind === 'cut') return before
        if (kind === 'drop') return joined(before, after)
        if (kind === 'insert') return joined(before, put, middle, after)
        if (kind === 'repeat') return joined(before, middle, middle, after)
        return joined(before, put, after)
      },
  )

function check(bytes: Uint8Array): void {
  const reading = readStatement(bytes, { limits, currency: 'EUR', locale: 'en-GB' })
  if (!reading.ok) {
    expect(reading.words).toMatch(/^[A-Z].{10,}/s)
    return
  }
  const judged = judgeStatement(reading.value, [], { locale: 'en-GB', amountMinorUnits: 10 ** 13 })
  for (const { row } of judged) {
    expect(Number.isSafeInteger(row.amount)).toBe(true)
    expect(row.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(row.description.length).toBeGreaterThan(0)
    expect(row.description.length).toBeLessThanOrEqual(200)
    expect(row.description.isWellFormed() && !/\p{Cc}/u.test(row.description)).toBe(true)
  }
}

describe('a damaged file', { timeout: 60_000 }, () => {
  it('is always read or refused in words, never thrown at anybody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(mutation, { minLength: 1, maxLength: 5 }),
        (file, mutations) =>
          check(mutations.reduce<Uint8Array>((bytes, mutate) => mutate(bytes), file)),
      ),
      { numRuns: 600 },
    )
  })

  it('may as well be random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), check), { numRuns: 200 })
  })

  it('takes no longer than its size allows', () => {
    const nasty = [
      '<'.repeat(190_000),
      `"${'a"b'.repeat(60_000)}`,
      ','.repeat(190_000),
      '\n;'.repeat(90_000),
    ]
    for (const text of nasty) check(new TextEncoder().encode(`Date,Amount\n${text}`))
    for (const text of nasty) check(new TextEncoder().encode(`OFXHEADER:100\n<OFX>${text}</OFX>`))
  })
})
