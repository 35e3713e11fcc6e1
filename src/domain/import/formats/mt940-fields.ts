/** The fields of MT940 and MT942 messages: a tag between colons, then one or several lines. */
import { accept, refuse, type StatementLimits, type Verdict } from '../statement.ts'

export interface MtField {
  readonly tag: string
  readonly lines: readonly string[]
  readonly line: number
}

/** Only what the messages know: a wrapped line may begin with a time such as `:26:37`. */
const opening = /^:(2[0158][CP]?|13D?|34F|6[0-5][FM]?|86|90[CD]|NS|94[02]):(.*)$/

/** Between two messages: their end, and the envelopes that banks put around them. */
const isBetween = (text: string) => /^(?:-\}?|-XXX|\{[1-5]:.*)$/.test(text)

/** `{1:…}{2:…}{4:` may stand in front of the first field on the same line. */
const bare = (text: string) => text.replace(/^(?:\{[1-5]:[^:\n]*?)+(?=:20:)/, '')

/** Lines before the first field, and after the end of a message, belong to nobody. */
export function mt940Fields(source: string, limits: StatementLimits): Verdict<readonly MtField[]> {
  const fields: { tag: string; lines: string[]; line: number }[] = []
  let isOpen = false
  for (const [index, raw] of source.split('\n').entries()) {
    if (raw.length > limits.importFieldCharacters) {
      return refuse('unsafe', `Line ${index + 1} holds more text than any statement has.`)
    }
    const text = bare(raw)
    const found = opening.exec(text)
    if (found) {
      fields.push({ tag: found[1] ?? '', lines: [found[2] ?? ''], line: index + 1 })
      isOpen = true
    } else if (isBetween(text.trim())) isOpen = false
    else if (isOpen) fields.at(-1)?.lines.push(text)
  }
  return accept(fields)
}
