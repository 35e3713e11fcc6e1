import { describe, expect, it } from 'vitest'
import { judgeFiles } from './judge-files.ts'
import { type ReadSettings, readFile } from './read-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const settings: ReadSettings = { currency: 'EUR', locale: 'de-DE', today: '2026-11-15', kept: {} }
const bank = [
  'Buchungstag;Empfänger;Zweck;Betrag;Währung',
  '02.03.2026;REWE;Einkauf;-12,50;EUR',
  '13.03.2026;ACME;Gehalt;2.500,00;EUR',
].join('\n')

function read(text: string, more: Partial<ReadSettings> = {}) {
  const { reading, statement } = readFile(bytes(text), { ...settings, ...more })
  if (reading.kind !== 'read' || !reading.table || !statement) throw new Error(reading.kind)
  return { reading, table: reading.table, statement }
}

describe('reading a file', () => {
  it('tells what it is without all its rows', () => {
    const { reading, table } = read(bank)
    expect(reading).toMatchObject({
      format: 'csv',
      accounts: [{ id: null, rowCount: 2 }],
      days: { from: '2026-03-02', to: '2026-03-13' },
      doubts: [],
    })
    expect(reading.sample.map(({ amount }) => amount)).toEqual([-1250, 250_000])
    const mixed = read(`${bank}${'\n14.03.2026;A;B;-1,00;EUR'.repeat(9)}\n15.03.2026;A;B;-1,00;GBP`)
    expect(mixed.reading.currencies).toEqual(['EUR', 'GBP'])
    expect([table.isKept, table.head.length]).toEqual([false, 3])
  })

  it('reads the next file of a bank as the last one, wherever its headings are', () => {
    const { table } = read(bank)
    const turned = { ...table.mapping, sign: 'plus-left' as const }
    const longer = `Konto 4711\n\n${bank}`
    const again = read(longer, { kept: { [table.fingerprint]: turned } })
    expect(again.table).toMatchObject({ isKept: true, mapping: { sign: 'plus-left' } })
    expect(again.reading.sample.map(({ amount }) => amount)).toEqual([1250, -250_000])
  })

  it('lets what the person says now win over what was kept', () => {
    const { table } = read(bank)
    const kept = { [table.fingerprint]: { ...table.mapping, sign: 'plus-left' as const } }
    const { table: said } = read(bank, { kept, mapping: table.mapping })
    expect(said).toMatchObject({ isKept: false, mapping: { sign: 'plus-came' } })
  })

  it('says which currency it took where a file names none, and takes another', () => {
    const plain = 'Date,Description,Amount\n2026-03-02,Tea,-1250\n2026-03-13,Pay,2500\n'
    const taken = read(plain)
    expect(taken.reading).toMatchObject({ openCurrency: 'EUR', sample: [{ amount: -125_000 }, {}] })
    const chosen = read(plain, { openCurrency: 'JPY' })
    expect(chosen.reading).toMatchObject({
      openCurrency: 'JPY',
      sample: [{ amount: -1250, currency: 'JPY' }, {}],
      table: { mapping: { defaultCurrency: 'JPY' } },
    })
    const kept = { [taken.table.fingerprint]: chosen.table.mapping }
    expect(read(plain, { kept }).reading.openCurrency).toBe('JPY')
    expect(read(plain, { kept, openCurrency: 'USD' }).reading.openCurrency).toBe('USD')
    expect(
      read(plain, { mapping: taken.table.mapping, openCurrency: 'USD' }).reading,
    ).toMatchObject({
      openCurrency: 'USD',
    })
  })

  it.each([
    [bank, null],
    ['Date,Description,Amount (USD)\n2026-03-02,Tea,-12.50\n', null],
    ['Date,Description,Amount\n2026-03-02,Tea,-€12.50\n', null],
  ])('asks for no currency that is written in %j', (text, open) => {
    expect(read(text).reading.openCurrency).toBe(open)
  })

  it('reads the decimals of the currency that was chosen for a QIF file', () => {
    const text = '!Type:Bank\nD31.01.2026\nT-1.250\nPTea\n^\nD30.01.2026\nT900\nPPay\n^\n'
    const amounts = (openCurrency?: string) => {
      const more = openCurrency === undefined ? {} : { openCurrency }
      const { reading } = readFile(bytes(text), { ...settings, ...more })
      if (reading.kind !== 'read') return reading
      return [reading.openCurrency, ...reading.sample.map(({ amount }) => amount)]
    }
    expect(amounts()).toEqual(['EUR', -125_000, 90_000])
    expect(amounts('JPY')).toEqual(['JPY', -1250, 900])
    expect(amounts('BHD')).toEqual(['BHD', -1250, 900_000])
  })

  it('asks a person about a table it cannot make sense of', () => {
    const { reading } = readFile(bytes('a;b\nx;y\nz;w\n'), settings)
    expect(reading).toMatchObject({ kind: 'unclear', delimiter: ';' })
  })

  it('says why it takes nothing of a file', () => {
    const { reading, statement } = readFile(bytes('%PDF-1.7'), settings)
    expect(reading.kind).toBe('refused')
    expect(statement).toBeNull()
  })
})

describe('judging several files', () => {
  it('knows what the file before brought', () => {
    const { statement } = read(bank)
    const files = ['one', 'two'].map((fileId) => ({ fileId, statement }))
    const rows = judgeFiles(files, [], 'en-GB')
    expect(rows.map(({ fileId, verdict }) => [fileId, verdict.kind])).toEqual([
      ['one', 'new'],
      ['one', 'new'],
      ['two', 'duplicate'],
      ['two', 'duplicate'],
    ])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
  })

  it('points at the row that money came back for', () => {
    const lines = ['2026-03-01,Shoe shop,-40.00', '2026-03-09,Shoe shop,40.00']
    const { statement } = read(`Date,Description,Amount\n${lines.join('\n')}`)
    const [shoes, back] = judgeFiles([{ fileId: 'f', statement }], [], 'en-GB')
    expect(back?.verdict).toMatchObject({ kind: 'new', moneyBack: { of: 'row', id: shoes?.key } })
  })
})
