/** A typed line cut into words, each knowing where it stood. */
import { foldText } from '../ledger.ts'

export interface Token {
  /** As typed, with the punctuation that clings to it. */
  readonly raw: string
  /** Without that punctuation. */
  readonly text: string
  /** As it is compared: no case, no accents. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** Inside quotes nothing is read, it is only kept. */
  readonly isQuoted: boolean
}

/** Words that end one part of a sentence and begin the next. */
export const joiningWords: ReadonlySet<string> = new Set(
  'for with at by in and from to on via'.split(' '),
)

const quoted = /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»/y
const chunk = /\S+/y
/** Numbers grouped by spaces; the plain one only where people group so. */
const groups = (space: string) =>
  new RegExp(String.raw`[^\s\d]{0,3}\d{1,3}(?:${space}\d{3})+(?:[.,]\d+)?[^\s\d]{0,3}(?=\s|$)`, 'y')
const firmGroups = groups('[\u00a0\u2007\u2009\u202f]')
/** Beyond a million, or with a group like 050, nothing else can be meant. */
const plainGroups = /\d{1,3}(?:(?: \d{3}){2,}|(?: 0\d\d)+)(?:[.,]\d+)?(?=\s|$)/y
const looseGroups = groups('[\u00a0\u2007\u2009\u202f ]')
const clinging = /^[([]+|[,;:!?)\]]+$/g

function quotedAt(line: string, at: number): Token | null {
  quoted.lastIndex = at
  const found = quoted.exec(line)
  if (!found) return null
  const inside = found.slice(1).find((part) => part !== undefined) ?? ''
  const [start, end] = [at, at + found[0].length]
  return { raw: inside, text: inside, word: foldText(inside), start, end, isQuoted: true }
}

const matchAt = (pattern: RegExp, line: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(line)?.[0]
}

function chunkAt(line: string, at: number, isSpaced: boolean): Token | null {
  const raw =
    matchAt(isSpaced ? looseGroups : firmGroups, line, at) ??
    matchAt(plainGroups, line, at) ??
    matchAt(chunk, line, at)
  if (raw === undefined) return null
  const text = raw.replace(clinging, '') || raw
  return { raw, text, word: foldText(text), start: at, end: at + raw.length, isQuoted: false }
}

/** `isSpaced` where the reader's locale writes 1 234,50. */
export function tokensOf(line: string, isSpaced: boolean): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < line.length) {
    const token = quotedAt(line, at) ?? chunkAt(line, at, isSpaced)
    if (token) tokens.push(token)
    at = token?.end ?? at + 1
  }
  return tokens
}
