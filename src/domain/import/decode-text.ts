/** Turns the bytes of a file into text, whatever encoding the bank used. */
import { guessCharset } from './guess-charset.ts'
import { accept, refuse, type Verdict } from './statement.ts'

const wrongKinds: readonly (readonly [string, string])[] = [
  ['%PDF', 'This is a PDF. Ask your bank for the same period as CSV, OFX, QIF or CAMT.'],
  ['PK\x03\x04', 'This is a workbook or an archive. Save its table as CSV, or unpack it first.'],
  ['\xd0\xcf\x11\xe0', 'This is an old Excel workbook. Save its table as CSV and try again.'],
  ['\x1f\x8b', 'This file is compressed. Unpack it first.'],
  ['\x89PNG', 'This is a picture. Ask your bank for CSV, OFX, QIF or CAMT.'],
  ['\xff\xd8\xff', 'This is a picture. Ask your bank for CSV, OFX, QIF or CAMT.'],
  ['GIF8', 'This is a picture. Ask your bank for CSV, OFX, QIF or CAMT.'],
]

const binary = refuse(
  'not-a-statement',
  'This file is not text. Ask your bank for CSV, OFX, QIF or CAMT.',
)

/** The first bytes as characters of the same number. */
export const latinHead = (bytes: Uint8Array, count: number): string =>
  String.fromCharCode(...bytes.subarray(0, count))

function byMark(bytes: Uint8Array): string | null {
  const head = latinHead(bytes, 3)
  if (head === '\xef\xbb\xbf') return 'utf-8'
  if (head.startsWith('\xff\xfe')) return 'utf-16le'
  return head.startsWith('\xfe\xff') ? 'utf-16be' : null
}

/** Text in UTF-16 has a zero byte beside almost every letter. */
function byZeros(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, 512)
  const zeros = [0, 0]
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > head.length * 0.3 && even < odd / 8) return 'utf-16le'
  return even > head.length * 0.3 && odd < even / 8 ? 'utf-16be' : null
}

/** Null when the bytes are not this encoding, or nobody knows it. */
function decodeAs(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What an OFX header or an XML declaration says of itself. */
function declaredCharset(bytes: Uint8Array): string | null {
  const head = latinHead(bytes, 1024)
  const xml = /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/i.exec(head)?.[1]
  const sgml = /^\s*CHARSET:\s*([\w-]+)\s*$/im.exec(head)?.[1]
  const name = (xml ?? sgml ?? '').toLowerCase()
  if (/^(none|us-?ascii|utf-?8|unicode|)$/.test(name)) return null
  if (/^\d{3,4}$/.test(name)) return `windows-${name}`
  return /^8859-\d+$/.test(name) ? `iso-${name}` : name
}

/**
 * Valid UTF-8 is UTF-8 whatever the header claims: no other encoding looks like it by chance,
 * while banks often declare one and write another.
 */
function decodeAny(bytes: Uint8Array): string {
  const wide = byMark(bytes) ?? byZeros(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const plain = decodeAs(bytes, 'utf-8')
  if (plain !== null) return plain
  const declared = declaredCharset(bytes)
  const known = declared === null ? null : decodeAs(bytes, declared)
  return known ?? new TextDecoder(guessCharset(bytes)).decode(bytes)
}

/** Bytes that no text has. A stray one is forgiven, a heap of them is another kind of file. */
function isBinary(text: string): boolean {
  if (text.includes('\0')) return true
  const controls = text.slice(0, 65_536).match(/(?!\s)[\p{Cc}\ufffd]/gu)?.length ?? 0
  return controls > Math.min(text.length, 65_536) / 100
}

/** The whole file as text with plain line ends, or why it is none. */
export function decodeText(bytes: Uint8Array, mostBytes: number): Verdict<string> {
  if (bytes.length > mostBytes) {
    const most = Math.floor(mostBytes / 1_048_576)
    return refuse('too-large', `This file is larger than ${most} MB. Export a shorter period.`)
  }
  const head = latinHead(bytes, 8)
  const wrong = wrongKinds.find(([mark]) => head.startsWith(mark))
  if (wrong) return refuse('not-a-statement', wrong[1])
  const text = decodeAny(bytes)
    .replace(/^\ufeff+/, '')
    .replace(/\r\n?/g, '\n')
  if (text.trim() === '') return refuse('empty', 'This file is empty.')
  return isBinary(text) ? binary : accept(text)
}
