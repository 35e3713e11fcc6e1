import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const most = 10_000
const bytesOf = (latin: string) => Uint8Array.from(latin, (sign) => sign.charCodeAt(0))
const decode = (latin: string) => decodeText(bytesOf(latin), most)
const utf8 = (text: string) => decodeText(new TextEncoder().encode(text), most)
const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )

describe('the text of a file', () => {
  it('is UTF-8, with or without its mark, and has plain line ends', () => {
    expect(utf8('\ufeffKäse\r\nBrot\rWein')).toEqual({ ok: true, value: 'Käse\nBrot\nWein' })
  })

  it('is UTF-8 whatever the header claims', () => {
    expect(utf8('CHARSET:1252\n<OFX>Käse')).toMatchObject({ value: 'CHARSET:1252\n<OFX>Käse' })
  })

  it('is UTF-16 with a mark or without', () => {
    const text = 'Date;Amount\n2026-01-05;ä'
    expect(decodeText(wide(`\ufeff${text}`, true), most)).toEqual({ ok: true, value: text })
    expect(decodeText(wide(`\ufeff${text}`, false), most)).toEqual({ ok: true, value: text })
    expect(decodeText(wide(text, true), most)).toEqual({ ok: true, value: text })
  })

  it.each([
    ['Western', 'K\xe4se f\xfcr 5 \x80', 'Käse für 5 €'],
    ['pounds', 'Paid \xa35 and \xa37', 'Paid £5 and £7'],
    ['Polish', 'Z\xb3oty, \xbfabka, p\xb9czek', 'Złoty, żabka, pączek'],
    ['Cyrillic', '\xc4\xe0\xf2\xe0;\xd1\xf3\xec\xec\xe0', 'Дата;Сумма'],
    ['Japanese', '\x93\xfa\x95t,\x8b\xe0\x8az', '日付,金額'],
    ['declared', '<?xml version="1.0" encoding="ISO-8859-2"?><a>\xb3</a>', 'ł'],
  ])('is read in old encodings: %s', (_, latin, text) => {
    const decoded = decode(latin)
    expect(decoded.ok && decoded.value).toContain(text)
  })

  it.each([
    ['%PDF-1.7', /PDF/],
    ['PK\x03\x04rest', /workbook/],
    ['\xd0\xcf\x11\xe0rest', /Excel/],
    ['\x89PNG rest', /picture/],
    ['a\0b', /not text/],
    [`${'\x01\x02'.repeat(200)}`, /not text/],
    ['', /empty/],
    [' \n\n ', /empty/],
    ['x'.repeat(most + 1), /larger/],
  ])('is refused in words: %j', (latin, words) => {
    expect(decode(latin)).toMatchObject({ ok: false, words: expect.stringMatching(words) })
  })
})
