/** What the registry says of a package, as far as it is looked at here. */
export interface Published {
  readonly 'dist-tags': { readonly latest: string }
  readonly versions: Readonly<Record<string, { readonly deprecated?: string }>>
  readonly time: Readonly<Record<string, string>>
}

export interface PackageAge {
  readonly name: string
  readonly version: string
  readonly latest: string
  /** For how many days something newer has been there; 0 when it is the newest. */
  readonly behindDays: number
  readonly isGivenUp: boolean
}

const DAY_MS = 86_400_000
/** What docs/security.md promises: all packages are looked at every three months. */
export const MOST_DAYS = 92

const numbers = (version: string) => version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? []

function isNewer(one: string, other: string): boolean {
  const [mine, theirs] = [numbers(one), numbers(other)]
  const at = mine.findIndex((part, index) => part !== theirs[index])
  return at >= 0 && (mine[at] ?? 0) > (theirs[at] ?? 0)
}

/** Newer are those after it, up to the one that is offered; trial versions are not offered. */
export function ageOf(
  name: string,
  version: string,
  published: Published,
  now: number,
): PackageAge {
  const { latest } = published['dist-tags']
  const newerAt = Object.keys(published.versions)
    .filter((other) => !other.includes('-') && isNewer(other, version) && !isNewer(other, latest))
    .map((other) => Date.parse(published.time[other] ?? ''))
  const since = newerAt.length > 0 ? Math.min(...newerAt) : now
  return {
    ...{ name, version, latest },
    behindDays: Math.floor((now - since) / DAY_MS),
    isGivenUp: published.versions[version]?.deprecated !== undefined,
  }
}

export const isOverdue = ({ behindDays, isGivenUp }: PackageAge): boolean =>
  isGivenUp || behindDays > MOST_DAYS
