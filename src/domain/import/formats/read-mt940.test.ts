import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'

const limits = {
  importFileBytes: 100_000,
  importRows: 50,
  importFieldCharacters: 2000,
  importNesting: 32,
}

const read = (text: string) =>
  readStatement(new TextEncoder().encode(text), { limits, currency: 'CHF' })

const page = (body: string, balance = 'C260101EUR0,00') =>
  `:20:REF\n:25:37040044/0532013000\n:28C:1/1\n:60F:${balance}\n${body}\n:62F:${balance}\n-\n`

const rowsOf = (body: string) => {
  const reading = read(page(body))
  return reading.ok ? reading.value.accounts.flatMap(({ rows }) => rows) : reading.words
}

describe('the lines of MT940', () => {
  it.each([
    ['2601050106D3,5NMSCNONREF', { date: '2026-01-06', amount: -350 }],
    ['260105C100,NTRFNONREF', { date: '2026-01-05', amount: 10_000 }],
    ['2601050105CR1900,00NTRFNONREF', { amount: 190_000 }],
    ['2601050105RC12,00NTRFNONREF', { amount: -1200 }],
    ['2601050105RD12,00NTRFNONREF', { amount: 1200 }],
    ['2601050105RDR12,00NTRFNONREF', { amount: 1200 }],
    ['2601050105ED7,00NMSCNONREF', { amount: -700, isPending: true }],
    ['260105D000000001213,28N0440121470966', { amount: -121_328 }],
    ['2512310102D1,00NMSC', { date: '2026-01-02' }],
    ['2601021231D1,00NMSC', { date: '2025-12-31' }],
    ['2602300301D1,00N024NONREF', { date: '2026-03-01' }],
    ['260230D1,00N024NONREF', { date: '2026-02-28' }],
    ['2601050105D500NTRFOWN//BANK2601050001', { amount: -50_000, bankId: 'BANK2601050001' }],
    ['2601050105D5,00NTRFNONREF//NONREF', { bankId: null }],
    ['260105D5,00N0440121470966      W.P. Visser   ', { merchant: 'W.P. Visser' }],
  ])('%s', (line, meant) => {
    expect(rowsOf(`:61:${line}`)).toMatchObject([meant])
  })

  it.each([
    ['261305D5,00NMSC', /“261305” is not a date/],
    ['260105X5,00NMSC', /is not a booking/],
    ['260105D5.0.0,00NMSC', /is not an amount/],
  ])('refuses the whole file for %s', (line, words) => {
    const fine = ':61:260105D1,00NMSC'
    expect(rowsOf(`${fine}\n:61:${line}`)).toMatch(words)
  })
})

describe('the words of MT940', () => {
  const words = (details: string) => {
    const rows = rowsOf(`:61:260105D1,00NMSCNONREF\n:86:${details}`)
    if (typeof rows === 'string') return rows
    return rows.map(({ merchant, description }) => [merchant, description])[0]
  }

  it.each([
    [
      'coded, where a full part goes on',
      '166?00GUTSCHRIFT?20SVWZ+Miete Hinterhaus und G?21arage?32Eva Lang',
      ['Eva Lang', 'Miete Hinterhaus und Garage'],
    ],
    ['coded, short parts', '051?20Tanken?21am Ring?32Hof', ['Hof', 'Tanken am Ring']],
    ['coded with another mark', '000>100987654321\n>20 HUUR>21 KANTOOR', [null, 'HUUR KANTOOR']],
    ['references only', '105?00LASTSCHRIFT?20EREF+77?32Stadt', ['Stadt', 'Stadt']],
    ['nothing but the kind', '805?00ABSCHLUSS?106666', [null, 'ABSCHLUSS']],
    [
      'between slashes over two lines',
      '/TRTP/SEPA/IBAN/NL02/BIC/ABNA/NAME/Fietsenm\naker/REMI/Band 26-014/EREF/NOTPROVIDED',
      ['Fietsenmaker', 'Band 26-014'],
    ],
    [
      'a counterparty in slashes',
      '/EREF/9//CNTP/NL20/INGBNL2A/J. Bakker///REMI/USTD//Etentje/',
      ['J. Bakker', 'Etentje'],
    ],
    ['a name at the end', 'FACTUUR 7\nREK: NL65/NAAM: PICKER', ['PICKER', 'FACTUUR 7']],
    ['Polish labels', '911 PRZELEW; OD: ANNA LIS; TYT.: SKLADKA; TNR: 1', ['ANNA LIS', 'SKLADKA']],
    ['plain lines', 'Rent\nFebruary', [null, 'Rent February']],
    ['several fields', 'Rent\n:86:February', [null, 'Rent February']],
    [
      'a line that begins like a tag',
      '106?20Zeit 2026-01-05T16\n:26:37 Uhr',
      [null, 'Zeit 2026-01-05T16:26:37 Uhr'],
    ],
    ['none', '', [null, 'Payment']],
  ])('%s', (_, details, meant) => {
    expect(words(details)).toEqual(meant)
  })

  it('does not take what is said of the whole page for a booking', () => {
    const text =
      ':20:A\n:25:1\n:60F:C260101EUR0,\n:61:260105D1,NMSC\n:86:Tea\n:62F:C260105EUR0,\n:86:9\n'
    expect(read(text)).toMatchObject({ value: { accounts: [{ rows: [{ description: 'Tea' }] }] } })
  })
})

describe('the pages of MT940', () => {
  it('belong to their accounts, in their currencies', () => {
    const text =
      `${page(':61:260105D1,00NMSC')}${page(':61:260106D2,00NMSC')}` +
      ':20:B\n:25:NL91ABNA0417164300USD\n:28C:1\n:61:260107C3,00NMSC\n:90C:1USD3,00\n'
    expect(read(text)).toMatchObject({
      value: {
        format: 'mt940',
        accounts: [
          {
            id: '37040044/0532013000',
            currency: 'EUR',
            rows: [{ amount: -100 }, { amount: -200 }],
          },
          { id: 'NL91ABNA0417164300', currency: 'USD', rows: [{ amount: 300 }] },
        ],
      },
    })
  })

  it('are read in an envelope too', () => {
    const inside = page(':61:260105D1,00NMSC').replace(/-\n$/, '-}\n')
    const text = `{1:F01TESTNL2A}{2:I940TESTN}{4:\n${inside}`
    expect(read(text)).toMatchObject({ ok: true, value: { accounts: [{ rows: [{}] }] } })
  })

  it.each([
    [':20:A\n:25:1\n:60F:C260101EUR0,\n:61:260105D1,NMSC\n:86:Tea', /no closing balance/],
    [page(':61:260105D1,00NMSC', 'C260101DEM0,00'), /currency “DEM” is not known/],
    [page(':61:260105D1,00NMSC\n'.repeat(51)), /more than 50 bookings/],
    [page(`:86:${'x'.repeat(3000)}`), /more text/],
  ])('refuse %#', (text, words) => {
    expect(read(text)).toMatchObject({ ok: false, words: expect.stringMatching(words) })
  })
})
