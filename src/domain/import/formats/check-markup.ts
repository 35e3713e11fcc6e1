/** Looks through markup before it is parsed, and refuses tags, texts and nesting of insane size. */
import { type Refused, refuse, type StatementLimits } from '../statement.ts'

/** What may hold angle brackets that are no tags, and how each ends. */
const wrapped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

function endOf(source: string, at: number): number {
  const [, mark] = wrapped.find(([start]) => source.startsWith(start, at)) ?? ['', '>']
  const end = source.indexOf(mark, at)
  return end < 0 ? source.length : end + mark.length
}

/** By how much a tag changes the nesting. */
function stepOf(source: string, at: number, end: number): number {
  if (source[at + 1] === '/') return -1
  const isPlain = /[\w:]/.test(source[at + 1] ?? '')
  return isPlain && source[end - 2] !== '/' ? 1 : 0
}

/** Null when nothing speaks against parsing it. */
export function checkMarkup(source: string, limits: StatementLimits): Refused | null {
  let [depth, behind] = [0, 0]
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', behind)) {
    const end = endOf(source, at)
    if (Math.max(end - at, at - behind) > limits.importFieldCharacters) {
      const line = source.slice(0, behind).split('\n').length
      return refuse('unsafe', `Line ${line} holds more text than any statement has.`)
    }
    depth += stepOf(source, at, end)
    if (depth > limits.importNesting) {
      return refuse('unsafe', 'This file is nested deeper than any statement.')
    }
    behind = end
  }
  return null
}
