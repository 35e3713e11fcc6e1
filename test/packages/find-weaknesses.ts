import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isWithin, type KnownWeakness, readWeakness } from './known-weakness.ts'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly name?: string; readonly version?: string }>>
}

/** Every package of the lock once, as `name@version`, those of other machines too. */
function packagesOf(lock: Lock): ReadonlyMap<string, readonly [string, string]> {
  const packages = Object.entries(lock.packages).flatMap(([path, { name, version }]) => {
    const own = name ?? path.split('node_modules/').at(-1) ?? ''
    return path && version ? [[`${own}@${version}`, [own, version]] as const] : []
  })
  return new Map(packages)
}

type Found = KnownWeakness & { readonly key: string }

export interface Looked {
  readonly packages: number
  readonly weaknesses: number
  /** On which day the newest weakness of the list was told: the list knows nothing after it. */
  readonly newestOn: string
  readonly found: readonly Found[]
}

/** Holds the lock against a copy of GitLab's list of advisories, where a file is a weakness. */
export function findWeaknesses(lock: Lock, folder: string): Looked {
  const known = new Map<string, KnownWeakness[]>()
  const paths = globSync('**/*.yml', { cwd: join(folder, 'npm') })
  for (const path of paths) {
    const name = dirname(path).replaceAll('\\', '/').toLowerCase()
    const weakness = readWeakness(readFileSync(join(folder, 'npm', path), 'utf8'))
    known.set(name, [...(known.get(name) ?? []), weakness])
  }
  const packages = packagesOf(lock)
  const found = [...packages].flatMap(([key, [name, version]]) =>
    (known.get(name.toLowerCase()) ?? [])
      .filter(({ range }) => isWithin(version, range))
      .map((weakness) => ({ ...weakness, key })),
  )
  const days = [...known.values()].flat().map(({ toldOn }) => toldOn)
  return {
    ...{ packages: packages.size, weaknesses: paths.length, found },
    newestOn: days.reduce((newest, day) => (day > newest ? day : newest), ''),
  }
}
