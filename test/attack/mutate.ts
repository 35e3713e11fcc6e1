import { gzipSync } from 'node:zlib'
import type { Chance } from '#server/seed/chance.ts'
import { hostileValues } from './hostile-values.data.ts'
import type { RawRequest } from './send-raw.ts'
import type { ValidRequest } from './valid-requests.ts'

/** One way to spoil a request: what is sent instead, and what was done, for people. */
interface Mutant {
  readonly how: string
  readonly path: string
  readonly headers: RawRequest['headers']
  readonly body?: string | Buffer
}

type Steps = readonly (string | number)[]

const nobodysKeys = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'uid', 'scope', 'role'],
  ...['isAdmin', '$where', '', ' ', '0', '\u0000', 'ключ'],
] as const

/** Every place in a value, the value itself among them. */
export function placesIn(value: unknown, at: Steps = []): readonly Steps[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...at, Array.isArray(value) ? Number(key) : key]),
  )
  return [at, ...inside]
}

/** JSON of the value with other text at one place; null leaves the place out. */
export function textWith(value: unknown, at: Steps, instead: string | null): string {
  const [step, ...rest] = at
  if (step === undefined) return instead ?? ''
  if (Array.isArray(value)) {
    const parts = value.map((part, index) =>
      index === step ? textWith(part, rest, instead) : JSON.stringify(part),
    )
    return `[${parts.filter((part) => part !== '')}]`
  }
  const parts = Object.entries(value as object).map(([key, part]) => {
    const text = key === step ? textWith(part, rest, instead) : JSON.stringify(part)
    return text === '' || text === undefined ? '' : `${JSON.stringify(key)}:${text}`
  })
  return `{${parts.filter((part) => part !== '')}}`
}

const valueAt = (value: unknown, at: Steps): unknown =>
  at.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)?.[step], value)

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const any = <T>(chance: Chance, from: readonly T[]): T => from[chance.below(from.length)] as T
const asPart = (text: string) => text.slice(1, -1)

/** Spoils one value somewhere in the body. */
function spoilValue(chance: Chance, body: unknown): readonly [string, string] {
  const at = any(chance, placesIn(body))
  const was = JSON.stringify(valueAt(body, at)) ?? 'null'
  const kind = chance.below(12)
  const put = (how: string, text: string | null) =>
    [`${how} at ${at.join('.')}`, textWith(body, at, text)] as const
  if (kind === 0 && at.length > 0) return put('nothing', null)
  if (kind === 1) return put('a list', `[${was}]`)
  if (kind === 2) return put('its text', JSON.stringify(was))
  if (kind === 3) return put('long text', `"${'x'.repeat(chance.below(200_000))}"`)
  if (kind === 4) return put('depth', deep(chance.below(500)))
  if (kind === 5) return put('many', `[${Array.from({ length: chance.below(5000) }, () => was)}]`)
  if (kind === 6) return put('an object', `{"value":${was}}`)
  const value = any(chance, hostileValues)
  return put(value.slice(0, 40), value)
}

/** Adds a key to one of the objects in the body, or says one of its own twice. */
function spoilKeys(chance: Chance, body: unknown): readonly [string, string] {
  const objects = placesIn(body).filter((at) => {
    const value = valueAt(body, at)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  })
  if (objects.length === 0) return spoilValue(chance, body)
  const at = any(chance, objects)
  const object = valueAt(body, at) as object
  const inside = asPart(JSON.stringify(object))
  const key = any(chance, [...Object.keys(object), ...nobodysKeys])
  const more = `${JSON.stringify(key)}:${any(chance, hostileValues)}`
  const text = inside === '' ? `{${more}}` : `{${inside},${more}}`
  return [`key ${JSON.stringify(key)} at ${at.join('.')}`, textWith(body, at, text)]
}

/** Seldom, because each is a lot to send. */
const huge: readonly (readonly [string, () => string])[] = [
  ['10 MB of text', () => `{"a":"${'x'.repeat(10_000_000)}"}`],
  ['10 MB of nothing', () => ' '.repeat(10_000_000)],
  ['depth 10,000', () => deep(10_000)],
  ['depth 10,000 of objects', () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  [
    'a million keys',
    () => `{${Array.from({ length: 1_000_000 }, (_, at) => `"${at.toString(36)}":1`)}}`,
  ],
  ['half a million numbers', () => `[${Array.from({ length: 500_000 }, () => 1)}]`],
]

const json = { 'Content-Type': 'application/json' }

/** Spoils the body as a whole, or what is said of it. */
function spoilWhole(chance: Chance, { body, type }: ValidRequest): Omit<Mutant, 'path'> {
  const text = JSON.stringify(body ?? {})
  const ways: readonly (() => Omit<Mutant, 'path'>)[] = [
    () => ({ how: 'cut short', headers: json, body: text.slice(0, chance.below(text.length)) }),
    () => ({ how: 'empty', headers: json, body: '' }),
    () => ({ how: 'no body', headers: { 'Content-Type': type } }),
    () => ({ how: 'text/plain', headers: { 'Content-Type': 'text/plain' }, body: text }),
    () => ({ how: 'a form', headers: { 'Content-Type': 'multipart/form-data' }, body: text }),
    () => ({ how: 'no type', headers: {}, body: text }),
    () => ({ how: 'xml', headers: { 'Content-Type': 'application/xml' }, body: '<a/>' }),
    () => ({
      how: 'gzip',
      headers: { ...json, 'Content-Encoding': 'gzip' },
      body: gzipSync(text),
    }),
    () => ({
      how: 'a gzip bomb',
      headers: { ...json, 'Content-Encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(5_000_000, 0x20)),
    }),
    () => ({ how: 'no UTF-8', headers: json, body: Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d]) }),
    () => ({ how: 'UTF-16', headers: json, body: Buffer.from(text, 'utf16le') }),
    () => ({ how: 'a mark before it', headers: json, body: `\ufeff${text}` }),
    () => ({ how: 'twice', headers: json, body: `${text}${text}` }),
    () => ({ how: 'a picture', headers: { 'Content-Type': 'image/png' }, body: text }),
    () => ({ how: 'a value', headers: json, body: any(chance, hostileValues) }),
  ]
  return any(chance, ways)()
}

const oddSegments = [
  ...['%00', '%2e%2e', '%2F', '%5c', '%ff', '%zz', '%', ';a=b', '*', '..', '.', '~', ' '],
  ...['%F0%9F%92%A9', 'null', '-1', '__proto__', 'x'.repeat(5000), '%0d%0aX-A:b', '{uid}'],
] as const

function spoilPath(chance: Chance, path: string): readonly [string, string] {
  const parts = path.split('/')
  const at = 1 + chance.below(parts.length)
  const odd = any(chance, oddSegments).replaceAll(' ', '%20')
  parts[at] = chance.below(2) ? odd : `${parts[at] ?? ''}${odd}`
  return [`path ${odd.slice(0, 20)}`, parts.join('/')]
}

function spoilQuery(chance: Chance, query: ValidRequest['query']): readonly [string, string] {
  const names = [...query.map(([name]) => name), 'limit', 'after', 'sort', 'order', '__proto__']
  const name = any(chance, names)
  const value = chance.below(8)
    ? encodeURIComponent(any(chance, hostileValues).replace(/^"(.*)"$/, '$1'))
    : any(chance, oddSegments).replaceAll(' ', '%20')
  const kept = query.map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
  const more = chance.below(3) ? [`${name}=${value}`] : [`${name}=1`, `${name}[]=${value}`]
  return [`query ${name}`, [...(chance.below(2) ? kept : []), ...more].join('&')]
}

const oddHeaders: readonly RawRequest['headers'][] = [
  { 'Idempotency-Key': 'x' },
  { 'Idempotency-Key': 'x'.repeat(5000) },
  { 'Idempotency-Key': 'same-key-for-all' },
  { Accept: 'text/event-stream' },
  { 'Accept-Encoding': 'gzip;q=abc, br;q=-1, *' },
  { 'If-None-Match': '"'.repeat(1000) },
  { Range: 'bytes=0-,5-1' },
  { 'X-Forwarded-For': '::1, not an address, 999.999.999.999' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Request-Id': '../../x' },
  { Origin: 'null' },
  { Cookie: 'a=b; '.repeat(500) },
  { 'User-Agent': '' },
  { 'User-Agent': `${'Mozilla/5.0 ('.repeat(300)}` },
  { 'Accept-Language': '*;q=1e309' },
  { Expect: 'nothing' },
  { 'Transfer-Encoding': 'chunked' },
  { 'Transfer-Encoding': 'chunked' },
]

/** The request with one thing wrong. */
export function mutate(chance: Chance, valid: ValidRequest): RawRequest & { readonly how: string } {
  const { method, query } = valid
  const address = (path: string, asked: string) => (asked ? `${path}?${asked}` : path)
  const asked = query.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&')
  const path = address(valid.path, asked)
  const text = valid.body === undefined ? {} : { body: JSON.stringify(valid.body) }
  const plain = { method, path, headers: { 'Content-Type': valid.type }, ...text }
  const dice = chance.below(200)
  if (dice === 0) {
    const [how, make] = any(chance, huge)
    return { ...plain, how, headers: json, body: make() }
  }
  if (dice < 20)
    return { ...plain, how: 'a header', headers: { ...json, ...any(chance, oddHeaders) } }
  if (dice < 40) return { ...plain, ...spoilWhole(chance, valid) }
  if (dice < 60) {
    const [how, odd] = spoilPath(chance, valid.path)
    return { ...plain, how, path: address(odd, asked) }
  }
  if (dice < 70 || valid.body === undefined) {
    const [how, odd] = spoilQuery(chance, query)
    return { ...plain, how, path: address(valid.path, odd) }
  }
  const spoil = dice < 100 ? spoilKeys : spoilValue
  const [how, body] = spoil(chance, valid.body)
  return { ...plain, how, body }
}
