type Steps = readonly string[]

const textsIn = (value: unknown, at: Steps = []): readonly Steps[] => {
  if (typeof value === 'string') return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...at, key]))
}

export function withText(value: unknown, [step, ...rest]: Steps, text: string): unknown {
  if (step === undefined) return text
  if (Array.isArray(value)) {
    return value.map((part, at) => (String(at) === step ? withText(part, rest, text) : part))
  }
  const inside = (value as Readonly<Record<string, unknown>>)[step]
  return { ...(value as object), [step]: withText(inside, rest, text) }
}

/** What a push is told by, not what is told. */
const isKey = (at: Steps) => at.at(-1) === 'key' || at.join('.') === 'commands.0.name'

/** Where in a value there is text. */
export const textPlaces = (value: unknown): readonly Steps[] =>
  textsIn(value).filter((at) => !isKey(at))

/** The value once for every text in it, with another text there; where, and what it became. */
export const textsReplaced = (value: unknown, textFor: (turn: number) => string) =>
  textPlaces(value).map((at, turn) => [at, withText(value, at, textFor(turn))] as const)
