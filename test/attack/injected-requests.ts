import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { injections } from './injections.data.ts'
import { textPlaces, withText } from './texts-replaced.ts'
import { type ValidRequest, validRequests } from './valid-requests.ts'

type Ids = Readonly<Record<string, string>>

export interface Injected {
  readonly where: string
  readonly method: string
  readonly path: string
  readonly raw?: string
  readonly auth: ValidRequest['auth']
}

/** Lists others have made, where a folder of them is given; always our own. */
export function allInjections(folder = process.env.CORPORA): readonly string[] {
  const own = Object.values(injections).flat()
  if (!folder || !existsSync(folder)) return own
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const wanted = files.filter((name) => /sqli|escape|crlf|hpp|nullbyte|format|redirect/i.test(name))
  const lines = wanted.flatMap((name) =>
    name.endsWith('.txt') ? readFileSync(join(folder, name), 'utf8').split(/\r?\n/) : [],
  )
  return [...new Set([...own, ...lines.filter((line) => line !== '')])]
}

/** Whoever writes a list by hand knows those. */
const listParameters = [
  ...['sort', 'order', 'orderBy', 'filter', 'fields', 'limit', 'after', 'cursor', 'since'],
  ...['from', 'to', 'date.from', 'date.to', 'q', 'search', 'status', 'scope', 'page'],
]

/** Every place of a request that holds text, and every parameter it has or might have. */
function placesOf(one: ValidRequest): readonly ((text: string) => Injected)[] {
  const { method, path, query, body, auth, name } = one
  const raw = body === undefined ? {} : { raw: JSON.stringify(body) }
  const parameters = method === 'GET' ? [...query.map(([key]) => key), ...listParameters] : []
  const asked = (key: string, text: string) => {
    const pairs = query.filter(([other]) => other !== key)
    return String(new URLSearchParams([...pairs.map(([k, v]) => [k, v]), [key, text]]))
  }
  const last = path.slice(0, path.lastIndexOf('/'))
  return [
    ...[...new Set(parameters)].map((key) => (text: string) => ({
      ...{ where: `${name} ?${key}`, method, auth },
      path: `${path}?${asked(key, text.toWellFormed())}`,
    })),
    ...textPlaces(body).map((at) => (text: string) => ({
      ...{ where: `${name} ${at.join('.')}`, method, path, auth },
      raw: JSON.stringify(withText(body, at, text)),
    })),
    (text: string) => ({
      ...{ where: `${name} path`, method, auth, ...raw },
      path: `${last}/${encodeURIComponent(text.toWellFormed())}`,
    }),
  ]
}

/** Those end the account or the session they are tried with. */
const ending = /\/api\/(auth\/logout|user\/(delete|password|sessions)|admin\/(logout|password))/

/** Each place gets so many of the texts, taken in turn, so that all of them are used. */
export function injectedRequests(ids: Ids, perPlace: number): readonly Injected[] {
  const texts = allInjections()
  let turn = 0
  const next = () => texts[turn++ % texts.length] ?? ''
  return validRequests(ids)
    .filter(({ path }) => !ending.test(path))
    .flatMap(placesOf)
    .flatMap((make) => Array.from({ length: perPlace }, () => make(next())))
}

/** What looks for text gets all of them. */
export const searches = (): readonly Injected[] =>
  allInjections().flatMap((text) => [
    {
      ...{ where: 'POST /api/search', method: 'POST', path: '/api/search', auth: 'user' },
      raw: JSON.stringify({ query: text.slice(0, 200) }),
    },
    ...['users', 'groups', 'support', 'testimonials', 'audit', 'staff'].map(
      (list): Injected => ({
        ...{ where: `GET /api/admin/${list}`, method: 'GET', auth: 'admin' },
        path: `/api/admin/${list}?search=${encodeURIComponent(text.toWellFormed().slice(0, 100))}`,
      }),
    ),
  ])
