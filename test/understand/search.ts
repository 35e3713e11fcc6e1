import { z } from 'zod'
import { type HitKind, hitKinds } from '#domain/search/findable.ts'
import { readQuery } from '#domain/search/typed/read-query.ts'
import { search } from '#server/search/search.ts'
import { type Held, searchDevice } from '#web/search/device-search.ts'
import { type Expected, expected, meets, missOf, type Problems } from './expected.ts'
import { household } from './household.ts'
import type { Books, OpenBook } from './open-book.ts'
import { shownActions } from './palette.ts'
import { type Miss, readAs, type Verdict } from './trial.ts'

const ids = z.array(z.string())

const wanted = {
  must: ids.optional(),
  mustNot: ids.optional(),
  first: expected(z.string()).optional(),
  exactly: z.partialRecord(z.enum(hitKinds), expected(ids)).optional(),
}

const searched = z.strictObject({
  id: z.string(),
  search: z.string(),
  ...wanted,
  or: z.array(z.strictObject(wanted)).optional(),
  why: z.string().optional(),
})

const pressed = z.strictObject({
  id: z.string(),
  palette: z.string(),
  actions: z.array(z.string()),
  why: z.string().optional(),
})

const file = z.strictObject({ household, cases: z.array(z.union([searched, pressed])) })

interface Wanted {
  readonly must?: readonly string[] | undefined
  readonly mustNot?: readonly string[] | undefined
  readonly first?: Expected<string> | undefined
  readonly exactly?: Partial<Record<HitKind, Expected<readonly string[]>>> | undefined
}

/** What was found, in the order it is shown. */
interface Found {
  readonly kind: HitKind
  readonly id: string
}

const listedMost = 12

function listed(some: readonly string[]): string {
  const more = some.length - listedMost
  const few = some.slice(0, listedMost).join(', ') || 'nothing'
  return more > 0 ? `${few} and ${more} more` : few
}

function exactProblem(kind: string, some: readonly string[], exact: Expected<readonly string[]>) {
  const isSame = (one: readonly string[]) =>
    one.length === some.length && one.every((id) => some.includes(id))
  if (meets(exact, isSame)) return []
  const asked = Array.isArray(exact) ? (exact as readonly string[]) : []
  const missing = asked.filter((id) => !some.includes(id))
  const tooMuch = some.filter((id) => !asked.includes(id))
  return [`${kind} lack ${listed(missing)} and have ${listed(tooMuch)} too much`]
}

function problemsOf({ must, mustNot, first, exactly }: Wanted, found: readonly Found[]): Problems {
  const all = found.map(({ id }) => id)
  const missing = (must ?? []).filter((id) => !all.includes(id))
  const tooMuch = (mustNot ?? []).filter((id) => all.includes(id))
  const isFirst = first === undefined || meets(first, (id) => id === all[0])
  return [
    ...missing.map((id) => `${id} is missing`),
    ...tooMuch.map((id) => `${id} is there`),
    ...(isFirst ? [] : [`${all[0] ?? 'nothing'} is first`]),
    ...Object.entries(exactly ?? {}).flatMap(([kind, exact]) => {
      const some = found.filter((one) => one.kind === kind).map(({ id }) => id)
      return exactProblem(kind, some, exact)
    }),
  ]
}

/** All that fits, without the limits of a screen. */
const everything = { hits: 1_000_000, entries: 1_000_000 }

interface Sections {
  readonly sections: readonly {
    readonly kind: HitKind
    readonly hits: readonly { readonly id: string }[]
  }[]
}

const foundIn = ({ nameOf }: OpenBook, { sections }: Sections): readonly Found[] =>
  sections.flatMap(({ kind, hits }) => hits.map(({ id }) => ({ kind, id: nameOf(id) })))

async function askServer(book: OpenBook, typed: string): Promise<readonly Found[]> {
  const { one, person } = book
  return foundIn(book, await search(one.engine, person, typed, one.now(), everything))
}

async function askDevice(book: OpenBook, held: Held, typed: string): Promise<readonly Found[]> {
  const { today, person } = book.home
  const query = readQuery(typed, { today, locale: person.locale })
  const home = { currency: person.currency, rates: await book.rates() }
  const whose = { uid: book.person.uid, today, home }
  const { signal } = new AbortController()
  const sections = await searchDevice(held, whose, query, signal, everything)
  return foundIn(book, { sections })
}

const told = (found: readonly Found[]) => listed(found.map(({ id }) => id))

async function searchMiss(
  { search: typed, or = [], ...rest }: z.output<typeof searched>,
  book: OpenBook,
  held: Held,
): Promise<Miss | null> {
  const { must, mustNot, first, exactly } = rest
  const ways: readonly Wanted[] = [{ must, mustNot, first, exactly }, ...or]
  const server = await askServer(book, typed)
  const device = await askDevice(book, held, typed)
  const missed = (found: readonly Found[], who: string) =>
    missOf(ways, (one) => problemsOf(one, found), `${who}: ${told(found)}`)
  return missed(server, 'server') ?? missed(device, 'device')
}

function paletteMiss({ palette, actions }: z.output<typeof pressed>): Miss | null {
  const shown = shownActions(palette)
  const isShown = (either: string) =>
    either.split('|').some((label) => shown.slice(0, 3).includes(label))
  const problems = (asked: readonly string[]) =>
    asked.length === 0
      ? shown.map((label) => `${label} is there`)
      : asked.filter((either) => !isShown(either)).map((either) => `${either} is missing`)
  return missOf([actions], problems, listed(shown))
}

export async function trySearch(given: unknown, books: Books): Promise<readonly Verdict[]> {
  const { household: home, cases } = readAs(file, given)
  const book = await books.open(home)
  const held = await book.held()
  const verdicts: Verdict[] = []
  for (const one of cases) {
    const isSearch = 'search' in one
    const typed = isSearch ? one.search : one.palette
    const miss = isSearch ? await searchMiss(one, book, held) : paletteMiss(one)
    verdicts.push({ id: one.id, typed, miss })
  }
  return verdicts
}
