import type { Source } from './source.ts'

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isUnder = (source: Source, folder: string) => source.path.startsWith(`${folder}/`)
const missing = <T>(things: readonly T[], isThere: (thing: T) => boolean) =>
  things.filter((thing) => !isThere(thing))

/** The open screens that src/web/pages.ts has no entry for. */
export function withoutPage(ids: readonly string[], tree: readonly Source[]): readonly string[] {
  const pages = tree.find((source) => source.path === 'src/web/pages.ts')?.text ?? ''
  return missing(ids, (id) => new RegExp(`^\\s+['"]?${literally(id)}['"]?:`, 'm').test(pages))
}

/** The open screens that no story walks through, in a folder of their name. */
export const withoutStory = (ids: readonly string[], tree: readonly Source[]): readonly string[] =>
  missing(ids, (id) =>
    tree.some((source) => isUnder(source, `test/e2e/${id}`) && source.path.endsWith('.e2e.ts')),
  )

interface Address {
  readonly name: string
  readonly path: string
}

/** Named as in the contract, with a handler of that name, or by address; a wildcard is any. */
const names = (source: Source, { name, path }: Address) => {
  const address = literally(path.replace(/\*$/, ''))
  const ending = path.endsWith('*') ? '' : '(?![\\w-])'
  const named = `['"\`]${literally(name)}['"\`]|^\\s+${literally(name)}: \\(`
  return new RegExp(`${named}|${address}${ending}`, 'm').test(source.text)
}

export const withoutHandler = (calls: readonly Address[], tree: readonly Source[]) =>
  missing(calls, (call) =>
    tree.some((source) => isUnder(source, 'src/server') && names(source, call)),
  ).map((call) => call.name)

export const withoutApiTest = (calls: readonly Address[], tree: readonly Source[]) =>
  missing(calls, (call) =>
    tree.some((source) => isUnder(source, 'test/api') && names(source, call)),
  ).map((call) => call.name)

/** The open collections that no migration creates. */
export const withoutTable = (collections: readonly string[], tree: readonly Source[]) =>
  missing(collections, (name) => {
    const creates = new RegExp(`create table (if not exists )?"?${literally(name)}"?\\s*\\(`, 'i')
    return tree.some(
      (source) => isUnder(source, 'src/server/db/migrations') && creates.test(source.text),
    )
  })

const registry = /\bopenCollectionNames\b|\bObject\.(keys|entries)\(collections\)/
const hostileCases = ['not-signed-in', 'user-mismatch', 'invalid-input']

/** The hostile cases run over the registry, so that a new collection cannot be forgotten. */
export const hostileOverRegistry = (tree: readonly Source[]): boolean =>
  tree.some(
    (source) =>
      isUnder(source, 'test/api') &&
      registry.test(source.text) &&
      hostileCases.every((code) => source.text.includes(code)),
  )

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const versionsOf = (pack: Package): Readonly<Record<string, string>> => ({
  ...pack.dependencies,
  ...pack.devDependencies,
  ...pack.optionalDependencies,
})

const stands = (name: string, entry: string) =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry

/** Packages no entry explains (`scope/*` is a family), and entries that explain no package. */
export function unexplained(pack: Package, entries: readonly string[]): readonly string[] {
  const names = Object.keys(versionsOf(pack))
  return [
    ...missing(names, (name) => entries.some((entry) => stands(name, entry))),
    ...missing(entries, (entry) => names.some((name) => stands(name, entry))),
  ]
}

/** The packages whose version is a range: npm on an older Node would quietly take older ones. */
export const unpinned = (pack: Package): readonly string[] =>
  Object.entries(versionsOf(pack))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name]) => name)
