/** By file, the names under which the thing itself was given to its functions. */
export type Seen = Record<string, string[]>

export interface Way {
  /** Who was given a value that holds it, and no other of its kind. */
  readonly itself: Seen
  /** Who was given a list it is in, or words that name it, as well. */
  readonly any: Seen
}

interface Watched {
  onWay?: (file: string, given: Readonly<Record<string, unknown>>) => void
  way?: Way
}

/**
 * Looks in what marked functions are given, a few levels deep, for an expense by its description.
 * Run in the page too, so it may use nothing around it.
 */
export function watch({
  words,
  others,
}: {
  readonly words: string
  readonly others: string
}): void {
  const way: Way = { itself: {}, any: {} }
  const isPlain = (value: object) =>
    [Object.prototype, null].includes(Object.getPrototypeOf(value)) && !('$$typeof' in value)
  const within = (value: object): Iterable<unknown> => {
    if (Array.isArray(value) || value instanceof Set) return value
    if (value instanceof Map) return value.values()
    if (!isPlain(value)) return []
    return Object.values(Object.getOwnPropertyDescriptors(value)).map((each) => each.value)
  }
  const holds = (value: unknown, text: string, levels = 6): boolean => {
    if (typeof value === 'string') return value.includes(text)
    if (typeof value !== 'object' || value === null || levels === 0) return false
    for (const each of within(value)) if (holds(each, text, levels - 1)) return true
    return false
  }
  const isRecord = (value: object): value is { readonly description: unknown } =>
    'description' in value
  const asJson = new RegExp(`description[^:]{1,2}: ?[^ ]{1,2}${words}`)
  /** An object with that description, or the JSON of one, in whichever way it is written. */
  const holdsRecord = (value: unknown, levels = 6): boolean => {
    if (typeof value === 'string') return asJson.test(value)
    if (typeof value !== 'object' || value === null || levels === 0) return false
    if (isPlain(value) && isRecord(value) && value.description === words) return true
    for (const each of within(value)) if (holdsRecord(each, levels - 1)) return true
    return false
  }
  const here = globalThis as Watched
  here.way = way
  const note = (seen: Seen, file: string, name: string, value: unknown) => {
    const names = seen[file] ?? []
    seen[file] = names
    const isIt = typeof value === 'object' && value !== null && isRecord(value)
    if (isIt && value.description === words && !names.includes(name)) names.push(name)
  }
  here.onWay = (file, given) => {
    for (const [name, value] of Object.entries(given)) {
      if (!holds(value, words)) continue
      note(way.any, file, name, value)
      if (holdsRecord(value) && !holds(value, others)) note(way.itself, file, name, value)
    }
  }
}
