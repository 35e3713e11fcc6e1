import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { lastCurrency } from './last-currency.ts'
import { type FileReading, readFile } from './read-file.ts'

const settings = { currency: 'EUR', locale: 'en-GB', today: '2026-11-15', kept: {} }
const readingOf = (text: string): FileReading =>
  readFile(new TextEncoder().encode(text), settings).reading

const qif = (account: string) =>
  readingOf(`!Account\nN${account}\n^\n!Type:Bank\nD31.01.2026\nT-5\nPTea\n^\n`)

const imported = (id: string, account: string | null, createdAt: string, format = 'qif') =>
  ({ id, account, createdAt, format }) as unknown as Row

const book = (imports: readonly Row[], entries: Readonly<Record<string, string>>) => ({
  rows: () => new Map(imports.map((one) => [one.id, one])),
  months: () => ['2026-01'],
  monthRows: (table: string) =>
    table === 'expenses'
      ? Object.entries(entries).map(
          ([importId, currency]) => ({ id: importId, importId, currency }) as unknown as Row,
        )
      : [],
})

describe('the currency of the last file of a kind', () => {
  const imports = [
    imported('old', 'Giro', '2026-01-01T00:00:00Z'),
    imported('new', 'Giro', '2026-02-01T00:00:00Z'),
    imported('other', 'Cash', '2026-03-01T00:00:00Z'),
    imported('ofx', 'Giro', '2026-04-01T00:00:00Z', 'ofx'),
  ]
  const here = book(imports, { old: 'USD', new: 'CHF', other: 'JPY', ofx: 'SEK' })

  it('is taken from the newest import of the same account and format', () => {
    expect(lastCurrency(here, qif('Giro'))).toBe('CHF')
    expect(lastCurrency(here, qif('Cash'))).toBe('JPY')
  })

  it('is taken from the one before when nothing is left of the newest', () => {
    expect(lastCurrency(book(imports, { old: 'USD' }), qif('Giro'))).toBe('USD')
  })

  it('says nothing where it is the same, nobody knows, or the file says it', () => {
    expect(lastCurrency(book(imports, { new: 'EUR' }), qif('Giro'))).toBeNull()
    expect(lastCurrency(here, qif('Unknown'))).toBeNull()
    expect(lastCurrency(here, readingOf('%PDF'))).toBeNull()
    expect(lastCurrency(here, readingOf('Date,Text,Amount\n2026-01-02,Tea,-1.00\n'))).toBeNull()
  })
})
