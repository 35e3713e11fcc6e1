/** Says a message that was read, with values in their places. */
import type { Choice, MessageParts } from './parts.ts'

/** In which language a sentence is said, and how numbers in it are written. */
export interface Speech {
  readonly language: string
  readonly locale: string
}

export type MessageValues = Readonly<Record<string, unknown>>

/** Receives a message bit by bit: text as a string, other values as they were given. */
type Put = (piece: unknown) => void

/** Made once for each language: they cost more than all the rest. */
function once<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>()
  return (language) => {
    const one = made.get(language) ?? make(language)
    made.set(language, one)
    return one
  }
}

const cardinals = once((language) => new Intl.PluralRules(language))
const ordinals = once((language) => new Intl.PluralRules(language, { type: 'ordinal' }))
const counts = once((locale) => new Intl.NumberFormat(locale))
/** Large ones are grouped; a year, of four digits, never. */
const figures = once((locale) => new Intl.NumberFormat(locale, { useGrouping: 'min2' }))

function caseOf(choice: Choice, value: unknown, language: string): string {
  if (choice === 'select') return String(value)
  const rules = choice === 'plural' ? cardinals : ordinals
  return rules(language).select(Number(value))
}

interface Saying {
  readonly values: MessageValues
  readonly speech: Speech
  readonly put: Put
  readonly count?: unknown
}

function write(parts: MessageParts, saying: Saying): void {
  const { values, speech, put, count } = saying
  const putValue = (value: unknown, write = figures) =>
    put(typeof value === 'number' ? write(speech.locale).format(value) : value)
  for (const part of parts) {
    if (typeof part === 'string') put(part)
    else if (part === 0) putValue(count, counts)
    else {
      const value = values[part[0]]
      if (part.length === 3) {
        const [, choice, cases] = part
        const fitting = cases[`=${value}`] ?? cases[caseOf(choice, value, speech.language)]
        const chosen = fitting ?? cases.other ?? []
        write(chosen, choice === 'select' ? saying : { ...saying, count: value })
      } else if (part.length === 2) {
        const inner = sayPieces(part[1], values, speech, count)
        put(typeof value === 'function' ? value(inner) : inner)
      } else putValue(value)
    }
  }
}

/** As text. */
export function sayParts(parts: MessageParts, values: MessageValues, speech: Speech): string {
  let said = ''
  const put: Put = (piece) => {
    said += piece
  }
  write(parts, { values, speech, put })
  return said
}

/** With values that are no text, such as links and amounts, in the order of the language. */
export function sayPieces(
  parts: MessageParts,
  values: MessageValues,
  speech: Speech,
  count?: unknown,
): readonly unknown[] {
  const pieces: unknown[] = []
  write(parts, { values, speech, put: (piece) => pieces.push(piece), count })
  return pieces
}
