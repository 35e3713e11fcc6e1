/** A weakness as a list of advisories has it, one file each. */
export interface KnownWeakness {
  readonly id: string
  readonly range: string
  readonly toldOn: string
}

interface Version {
  readonly numbers: readonly number[]
  /** What follows the dash of a trial version; it comes before the version itself. */
  readonly trial: readonly string[]
}

const shape = /^v?(\d+(?:\.\d+){0,2})(?:-([\w.-]+))?(?:\+[\w.-]+)?$/

function read(text: string): Version {
  const [, numbers, trial] = shape.exec(text) ?? []
  if (numbers === undefined) throw new Error(`"${text}" is no version`)
  return { numbers: numbers.split('.').map(Number), trial: trial?.split('.') ?? [] }
}

const areDigits = (text: string) => /^\d+$/.test(text)

function byPart(one: string, other: string): number {
  if (areDigits(one) && areDigits(other)) return Number(one) - Number(other)
  if (areDigits(one) !== areDigits(other)) return areDigits(one) ? -1 : 1
  return one < other ? -1 : Number(one > other)
}

function byTrial(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length
  const at = one.findIndex((part, index) => part !== other[index])
  if (at === -1) return one.length - other.length
  const [mine, theirs] = [one[at], other[at]]
  return mine === undefined || theirs === undefined ? 1 : byPart(mine, theirs)
}

function byAge(one: Version, other: Version): number {
  const steps = [0, 1, 2].map((at) => (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0))
  return steps.find((step) => step !== 0) ?? byTrial(one.trial, other.trial)
}

const meets: Readonly<Record<string, (difference: number) => boolean>> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
  '=': (difference) => difference === 0,
}

function holds(version: Version, bound: string): boolean {
  const [, operator = '', limit = ''] = /^([<>]=?|=)(.+)$/.exec(bound) ?? []
  const isMet = meets[operator]
  if (!isMet) throw new Error(`"${bound}" is no bound of a range`)
  return isMet(byAge(version, read(limit)))
}

/** Whether a version lies in a range such as `>=1.0.0 <1.2.3||=2.0.0-beta.1`. */
export function isWithin(version: string, range: string): boolean {
  const mine = read(version)
  // All bounds are read before one decides, so that what nobody understands is never passed over.
  const parts = range.split('||').map((part) =>
    part
      .trim()
      .replace(/([<>=])\s+/g, '$1')
      .split(/\s+/)
      .map((bound) => holds(mine, bound)),
  )
  return parts.some((bounds) => bounds.every(Boolean))
}

const field = (text: string, name: string) =>
  new RegExp(`^${name}: *"([^"]*)"`, 'm').exec(text)?.[1]?.replace(/\s+/g, ' ')

/** What a file of GitLab's list of advisories says. */
export function readWeakness(text: string): KnownWeakness {
  const [id, range] = [field(text, 'identifier'), field(text, 'affected_range')]
  if (!id || !range) throw new Error('a weakness says neither what nor where it is')
  return { id, range, toldOn: field(text, 'pubdate') ?? field(text, 'date') ?? '' }
}
