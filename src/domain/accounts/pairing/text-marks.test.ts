import { describe, expect, it } from 'vitest'
import { accountMarks, namesAccount, textMarks } from './text-marks.ts'

const card = { name: 'Gold card', institution: 'Kärntner Bank', number: 'AT61 1904 3002 3457 3201' }
const isNamed = (text: string, account: Parameters<typeof accountMarks>[0] = card) =>
  namesAccount(textMarks(text), accountMarks(account))

describe('words of a transfer', () => {
  it.each(['Transfer', 'CARD SETTLEMENT', 'Übertrag', 'payment, thank you', 'Top-up', 'Umbuchung'])(
    'are heard in “%s”',
    (text) => expect(textMarks(text).hasTransferWord).toBe(true),
  )

  it.each(['Transferable ticket', 'Payment', 'received payment', 'stop up', ''])(
    'are not heard in “%s”',
    (text) => expect(textMarks(text).hasTransferWord).toBe(false),
  )

  it('have words that speak against it', () => {
    expect(textMarks('Rückzahlung Reisebüro').hasCounterWord).toBe(true)
    expect(textMarks('LOHN 03/2026').hasCounterWord).toBe(true)
    expect(textMarks('Lohnsteuer').hasCounterWord).toBe(false)
  })
})

describe('a reference', () => {
  it.each([
    ['E2E KX-4711/88', []],
    ['REF QW77123', ['qw77123']],
    ['ordernumber', []],
    ['12345', []],
    ['123456', ['123456']],
    ['20260314 14032026 03142026', []],
    ['20261314 18990101 21000101', ['20261314', '18990101', '21000101']],
  ])('of “%s” is %j', (text, words) => {
    expect([...textMarks(text).references]).toEqual(words)
  })
})

describe('an account is named', () => {
  it.each([
    'an AT611904300234573201',
    'an at61 1904 3002 3457 3201',
    'IBANAT611904300234573201BIC',
    'AT61-1904-3002-3457-3201',
    'card **3201',
    'card xxxx3201',
    'X3201',
    '573201',
    'Card, gold',
    'KARNTNER BANK',
  ])('by “%s”', (text) => expect(isNamed(text)).toBe(true))

  it.each(['201', '4201', 'x201', 'xx573201', 'gold', 'Bank', 'golden card', '3201xx', ''])(
    'not by “%s”',
    (text) => expect(isNamed(text)).toBe(false),
  )

  it('not by a number inside a longer one', () => {
    const plain = { name: 'a', number: '10203040' }
    expect(isNamed('no 10203040', plain)).toBe(true)
    expect(isNamed('no 1 10203040 9', plain)).toBe(true)
    expect(isNamed('no 1020 3040', plain)).toBe(true)
    expect(isNamed('no 9102030401', plain)).toBe(false)
  })

  it('not by too little: a short name, a short number, none at all', () => {
    expect(isNamed('at the DKB', { name: 'DKB' })).toBe(false)
    expect(isNamed('no 12', { name: '12', institution: null, number: '12' })).toBe(false)
    expect(isNamed('1822 direkt', { name: '1822' })).toBe(false)
    expect(isNamed('x', { name: '', institution: '', number: '' })).toBe(false)
    expect(isNamed('to cash', { name: 'Cash' })).toBe(true)
  })
})
