/** Looks through a table before it is split, at its quotation marks and the size of its cells. */

import { type Refused, refuse, type StatementLimits } from '../statement.ts'
import type { Delimiter } from './csv-table.ts'

export type Quoting =
  | { readonly kind: 'sound' }
  /** Marks that quote nothing: the cells are to be taken as they stand. */
  | { readonly kind: 'loose' }
  /** A mark that is never closed: the file was cut off. */
  | { readonly kind: 'open'; readonly line: number }
  | { readonly kind: 'refused'; readonly refusal: Refused }

function lineAt(text: string, index: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1))
    line += 1
  return line
}

/** The place behind the closing mark of a cell that opens at `from`; -1 when there is none. */
function closingOf(text: string, from: number): number {
  let at = text.indexOf('"', from + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? -1 : at + 1
}

/** The end of a cell without marks. */
function endOf(text: string, from: number, delimiter: Delimiter): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === delimiter || text[at] === '\n') return at
  }
  return text.length
}

export function checkQuotes(text: string, delimiter: Delimiter, limits: StatementLimits): Quoting {
  for (let at = 0; at < text.length; ) {
    const isQuoted = text[at] === '"'
    const closed = isQuoted ? closingOf(text, at) : at
    if (closed < 0) return { kind: 'open', line: lineAt(text, at) }
    const end = endOf(text, closed, delimiter)
    if (end - at > limits.importFieldCharacters) {
      const words = `Line ${lineAt(text, at)} holds more text than any statement has.`
      return { kind: 'refused', refusal: refuse('unsafe', words) }
    }
    if (isQuoted && text.slice(closed, end).trim() !== '') return { kind: 'loose' }
    at = end + 1
  }
  return { kind: 'sound' }
}
