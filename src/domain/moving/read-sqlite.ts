/** Reads the tables of an SQLite file, as its format is published; nothing of it is run. */

/** One row by the names of its columns. */
export type SqliteRow = Readonly<Record<string, unknown>>

const magic = 'SQLite format 3\0'
const [leafPage, innerPage] = [0x0d, 0x05]

export const isSqlite = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, magic.length)) === magic

interface File {
  readonly view: DataView
  readonly pageSize: number
  /** Of a page, without what it keeps for others. */
  readonly usable: number
  readonly decoder: TextDecoder
  /** Of what may still be read: all records together have no more bytes than the file. */
  readonly left: { bytes: number }
}

class Broken extends Error {}

function openFile(bytes: Uint8Array): File {
  if (!isSqlite(bytes) || bytes.length < 512) throw new Broken()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const written = view.getUint16(16)
  const pageSize = written === 1 ? 65_536 : written
  const isPower = pageSize >= 512 && (pageSize & (pageSize - 1)) === 0
  const usable = pageSize - view.getUint8(20)
  if (!isPower || usable < 480) throw new Broken()
  const encodings: Readonly<Record<number, string>> = { 2: 'utf-16le', 3: 'utf-16be' }
  const decoder = new TextDecoder(encodings[view.getUint32(56)] ?? 'utf-8')
  return { view, pageSize, usable, decoder, left: { bytes: bytes.length } }
}

/** Seven bits a byte, the most telling first; the ninth has eight. */
function varint(view: DataView, at: number): readonly [value: number, next: number] {
  let value = 0
  for (let n = 0; n < 8; n += 1) {
    const byte = view.getUint8(at + n)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, at + n + 1]
  }
  return [value * 256 + view.getUint8(at + 8), at + 9]
}

/** What has no room on its page goes on in others, one naming the next. */
function payloadAt(file: File, start: number, size: number): DataView {
  const { view, usable, pageSize, left } = file
  left.bytes -= size
  if (left.bytes < 0) throw new Broken()
  const most = usable - 35
  const least = Math.floor(((usable - 12) * 32) / 255) - 23
  const kept = least + ((size - least) % (usable - 4))
  const local = size <= most ? size : kept <= most ? kept : least
  const payload = new Uint8Array(size)
  const copy = (from: number, count: number, to: number) =>
    payload.set(new Uint8Array(view.buffer, view.byteOffset + from, count), to)
  copy(start, local, 0)
  let next = size > local ? view.getUint32(start + local) : 0
  for (let at = local; at < size; ) {
    if (next === 0) throw new Broken()
    const page = (next - 1) * pageSize
    const count = Math.min(usable - 4, size - at)
    copy(page + 4, count, at)
    next = view.getUint32(page)
    at += count
  }
  return new DataView(payload.buffer)
}

function wholeAt(view: DataView, at: number, bytes: number): number {
  let value = BigInt.asIntN(8, BigInt(view.getUint8(at)))
  for (let n = 1; n < bytes; n += 1) value = (value << 8n) | BigInt(view.getUint8(at + n))
  return Number(value)
}

const wholeBytes = [0, 1, 2, 3, 4, 6, 8] as const

function valueAt(view: DataView, at: number, type: number, decoder: TextDecoder) {
  const bytes = wholeBytes[type]
  if (type === 0) return { value: null, size: 0 }
  if (bytes !== undefined) return { value: wholeAt(view, at, bytes), size: bytes }
  if (type === 7) return { value: view.getFloat64(at), size: 8 }
  if (type === 8 || type === 9) return { value: type - 8, size: 0 }
  if (type < 12) throw new Broken()
  const size = Math.floor((type - 12) / 2)
  const raw = new Uint8Array(view.buffer, view.byteOffset + at, size)
  return { value: type % 2 === 1 ? decoder.decode(raw) : null, size }
}

function recordIn(payload: DataView, decoder: TextDecoder): readonly unknown[] {
  const [headSize, first] = varint(payload, 0)
  const values: unknown[] = []
  for (let [head, at] = [first, headSize]; head < headSize; ) {
    const [type, next] = varint(payload, head)
    const { value, size } = valueAt(payload, at, type, decoder)
    values.push(value)
    head = next
    at += size
  }
  return values
}

/** The records of a table, from the page it begins on; a page is looked at once. */
function* recordsFrom(file: File, root: number): Generator<readonly unknown[]> {
  const { view, pageSize, decoder } = file
  const seen = new Set<number>()
  const waiting = [root]
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (seen.has(page) || page < 1) throw new Broken()
    seen.add(page)
    const start = (page - 1) * pageSize
    const head = start + (page === 1 ? 100 : 0)
    const [type, count] = [view.getUint8(head), view.getUint16(head + 3)]
    if (type !== leafPage && type !== innerPage) throw new Broken()
    const cells = Array.from({ length: count }, (_, at) =>
      view.getUint16(head + (type === leafPage ? 8 : 12) + at * 2),
    )
    if (type === innerPage) {
      waiting.push(view.getUint32(head + 8))
      for (const cell of cells.toReversed()) waiting.push(view.getUint32(start + cell))
      continue
    }
    for (const cell of cells) {
      const [size, afterSize] = varint(view, start + cell)
      const [, at] = varint(view, afterSize)
      yield recordIn(payloadAt(file, at, size), decoder)
    }
  }
}

const noColumn = /^(?:primary|foreign|unique|check|constraint)\b/i

/** Longer ones make no table that is looked for. */
const longestSql = 20_000

/** The names in the words that made the table, in their order. */
function columnsIn(sql: string): readonly string[] {
  if (sql.length > longestSql) throw new Broken()
  const inside = sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')'))
  const plain = inside.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').replace(/\([^()]*\)/g, '')
  return plain
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !noColumn.test(part))
    .map((part) => /^["'`[]?([^\s"'`\]]+)/.exec(part)?.[1] ?? '')
}

type Tables<Name extends string> = (name: Name) => readonly SqliteRow[]

/** The rows of these tables; those the file does not have are empty. Null where it is broken. */
export function readSqlite<Name extends string>(
  bytes: Uint8Array,
  wanted: readonly Name[],
  mostRows: number,
): Tables<Name> | null {
  const tables = new Map<string, SqliteRow[]>()
  let left = mostRows
  try {
    const file = openFile(bytes)
    for (const [type, name, , root, sql] of recordsFrom(file, 1)) {
      const table = wanted.find((one) => one === name)
      if (type !== 'table' || table === undefined) continue
      const rows: SqliteRow[] = []
      const columns = columnsIn(String(sql))
      for (const values of recordsFrom(file, Number(root))) {
        if (--left < 0) return null
        const cells = columns.map((column, at) => [column, values[at] ?? null] as const)
        rows.push(Object.fromEntries(cells))
      }
      tables.set(table, rows)
    }
    return (name) => tables.get(name) ?? []
  } catch (error) {
    if (error instanceof Broken || error instanceof RangeError) return null
    throw error
  }
}
