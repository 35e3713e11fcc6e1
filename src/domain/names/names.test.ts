import { describe, expect, it } from 'vitest'
import { hasHidden, withoutHidden } from './hidden-characters.ts'
import { isHouseName } from './house-name.ts'
import { nameInMessage, textInMessage } from './name-in-message.ts'

describe('a name with something hidden', () => {
  it.each([
    ['turned around', 'Anna\u202Egreb'],
    ['isolated', '\u2066Anna\u2069'],
    ['with a mark of direction', 'Anna\u200F'],
    ['with a space of no width', 'An\u200Bna'],
    ['with a joiner between Latin letters', 'An\u200Dna'],
    ['with a soft hyphen', 'An\u00ADna'],
    ['with a filler', '\u3164'],
    ['with an empty braille cell', 'Anna\u2800'],
    ['with a tag', 'Anna\u{E0041}'],
    ['with a variant of nothing', 'Anna\uFE0F'],
    ['with a line of its own', 'Anna\u2028Berg'],
    ['with a control', 'Anna\u0007'],
    ['with a byte order mark', '\uFEFFAnna'],
  ])('is found: %s', (_, name) => {
    expect(hasHidden(name)).toBe(true)
    expect(hasHidden(withoutHidden(name))).toBe(false)
  })

  it.each([
    'Anna Berg',
    "Seán O'Neill",
    'José María Ñúñez-Pérez',
    'Ζωή',
    'Мария',
    '李小龍',
    'علی\u200Cرضا',
    'श्री\u200Dमान',
    'WG 👨‍👩‍👧‍👦',
    '🏳️‍🌈 Lisbon',
    '👍🏽',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 2026',
    '1️⃣ first',
    '葛\u{E0100}城',
  ])('is none of %s', (name) => {
    expect(hasHidden(name)).toBe(false)
    expect(withoutHidden(name)).toBe(name)
  })
})

describe('a name in a message', () => {
  it.each([
    ['Anna Berg', 'Anna Berg'],
    ['Anna 2', 'Anna 2'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ["Dr. Seán O'Neill-Ñúñez", "Dr. Seán O'Neill-Ñúñez"],
    ['علی رضا', 'علی رضا'],
    ['María Segura', 'María Segura'],
    ['Our account', 'Our account'],
    ['Your bank account suspended', 'Somebody'],
    ['Security Team', 'Somebody'],
    ['Visit evil now', 'Somebody'],
    ['You won Lottery write', 'Somebody'],
    ['Your code is', 'Somebody'],
    ['DHL Paket', 'Somebody'],
    ['Sparkasse', 'Somebody'],
    ['Won Bin', 'Won Bin'],
    ['Fee Visser', 'Fee Visser'],
    ['Konto gesperrt', 'Somebody'],
    ['Anna https://evil.example/x', 'Anna'],
    ['Anna evil.com', 'Anna'],
    ['Anna t.me now', 'Anna now'],
    ['Anna evil。com', 'Anna'],
    ['Anna evil．com', 'Anna'],
    ['Anna evil․com', 'Anna'],
    ['Anna www evil', 'Anna evil'],
    ['anna@evil.example Anna', 'Anna'],
    ['Call +49 151 23456789 Anna', 'Call Anna'],
    ['Call 0 1 5 1 2 3 4 Anna', 'Call Anna'],
    ['Call ٠١٥١٢٣ Anna', 'Call Anna'],
    ['Call ①②③④⑤ Anna', 'Call Anna'],
    ['Call 1️⃣2️⃣3️⃣ Anna', 'Call Anna'],
    ['Call 零九零零一二三四 Anna', 'Call Anna'],
    ['田中一郎', '田中一郎'],
    ['Call zero nine hundred one two', 'Call'],
    ['Anna evil com', 'Anna evil'],
    ['evil dot com slash', 'evil'],
    ['𝐞𝐯𝐢𝐥 𝐜𝐨𝐦', 'evil'],
    ['evil·com', 'evil'],
    ['One Direction', 'One Direction'],
    ['Anna\r\nBcc: victim', 'Anna victim'],
    ['\u202EannA', 'annA'],
    ['An\u200Bna', 'Anna'],
    ['<b>Anna</b>', 'Somebody'],
    ['Z̸̧̢̛͇̘a', 'Z̸̧a'],
    ['https://evil.example', 'Somebody'],
    ['+4915123456789', 'Somebody'],
    ['!!!', 'Somebody'],
    ['Moneycomb Security', 'Somebody'],
    ['Your bank account is suspended reply now', 'Somebody'],
    ['Ana Paula de Souza', 'Ana Paula de Souza'],
  ])('of %j is %j', (name, said) => {
    expect(nameInMessage(name, 'Somebody')).toBe(said.normalize('NFKC'))
  })

  it('is short', () => {
    expect(nameInMessage('Anna '.repeat(20), 'Somebody').length).toBeLessThanOrEqual(40)
  })
})

describe('what others wrote, where it leaves the app', () => {
  it.each([
    ['Dinner: see https://evil.example/x now', 'Dinner: see … now'],
    ['Pay at evil.example, please', 'Pay at … please'],
    ['Call +49 151 2345678 today', 'Call … today'],
    ['Call 0151-2345678', 'Call …'],
    ['one\r\nBcc: a@b.c', 'one  Bcc: …'],
    ['abc\u202Edef', 'abcdef'],
    ['Call +49\u00a0151\u00a02345\u00a06789', 'Call …'],
    ['Call 0151.2345.6789 or 151\u00a0234\u00a0567', 'Call … or …'],
    ['Call ０１５１２３４５６７８', 'Call …'],
    ['evil．example/login', '…'],
    ['evil․example now', '… now'],
    ['Open 185.12.3.4/login', 'Open …'],
    ['Call 0800_123_456_789', 'Call …'],
    ['Call 0800 – 123 – 4567', 'Call …'],
    ['Call 0800 · 123 | 456*78', 'Call …'],
    ['Call ٠٨٠٠١٢٣٤٥٦٧', 'Call …'],
    ['Call ०८०० १२३ ४५६', 'Call …'],
  ])('%j loses what leads elsewhere', (given, said) => {
    expect(textInMessage(given)).toBe(said)
  })

  it.each([
    'Ben added Dinner, €1,234,567.89 in all',
    'Ben added Dinner, 1.234.567,89 € in all',
    'Ben added Dinner, 1\u202f234\u202f567,89 € in all',
    'Ben added Dinner, ₹12,34,567.89 in all',
    'Ben added Dinner, CHF\u00a01’234’567.89 in all',
    'Rent for 12 Nov 2026 (your part: €12.00)',
    'Miete für 17.11.2026, 2026-11-17',
    'Flat 1.3.2026 – 31.10.2026, taxes of 2025–2026',
    'USD\u00a0၁,၂၃၄,၅၆၇.၀၀',
    'Rent €1,234,567.50 15 Nov, €1,234.50, 15 in all',
    'J.R.R. Tolkien paid you back.',
  ])('%j stays', (given) => {
    expect(textInMessage(given)).toBe(given)
  })
})

describe('our own name', () => {
  it.each([
    'Moneycomb',
    'Moneycomb Support',
    'The MONEY COMB team',
    'Мoneycomb Team',
    'Ｍｏｎｅｙｃｏｍｂ',
    'm0n3ycomb',
    'Moneycornb',
    'Mónéycömb',
    'M.o.n.e.y.c.o.m.b',
    'Μοneyсоmb help',
  ])('is seen in %s', (name) => {
    expect(isHouseName(name)).toBe(true)
  })

  it.each(['Honeycomb', 'Money for Combe', 'Ramona Coombs', 'Money', 'Flat 3', 'Мария'])(
    'is not seen in %s',
    (name) => {
      expect(isHouseName(name)).toBe(false)
    },
  )
})
