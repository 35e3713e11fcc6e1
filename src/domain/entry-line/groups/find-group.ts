/** Finds the group a bill goes to: `in:flat`, `split with flat share`. */
import { foldText } from '../../ledger.ts'
import { asPattern } from '../../names/as-pattern.ts'
import { type LineWords, wholeWords } from '../line-words.ts'

export interface LineGroup {
  readonly id: string
  readonly name: string
  readonly members?: readonly {
    readonly memberId: string
    readonly name: string
    readonly leftAt?: string | null
  }[]
}

export interface FoundGroup {
  readonly id: string
  readonly at: number
  readonly count: number
}

const plain = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

const splitting =
  '(?:to be )?(?:split|shared?|divided?|halved|geteilt|partage|dividido)(?: it)? ' +
  '(?:(?:with|in|between|among|by|mit|avec|com) )?(?:the )?(?:group )?'
const leading = '(?:in|for|with|to|into|mit|avec|com|fur|pour|para) (?:the )?(?:group )?'

interface GroupPattern {
  readonly id: string
  /** Behind a word that leads to it. */
  readonly led: RegExp
  /** By itself behind a number: only a name of several words cannot be anything else. */
  readonly apart: RegExp | null
}

const known = new WeakMap<readonly LineGroup[], readonly GroupPattern[]>()

function patternsOf(groups: readonly LineGroup[]): readonly GroupPattern[] {
  const before = known.get(groups)
  if (before) return before
  const made = groups.map(({ id, name }) => {
    const whole = asPattern(foldText(name))
    const led = wholeWords(`(?:${splitting}|${leading})${whole}`)
    const apart = whole.includes(' ') ? wholeWords(`(?:\\S*\\d\\S*|·) (${whole})`) : null
    return { id, led, apart }
  })
  known.set(groups, made)
  return made
}

const prefixed = wholeWords('(?:(?:split|shared) )?(?:in|group|gruppe|groupe|grupo):\\S+')
const shortened = wholeWords(`${splitting}(\\p{L}{3,})`)

/** As a search writes it: its name or how it begins, when only one begins so. */
function byPrefix(words: LineWords, groups: readonly LineGroup[], textAt: (at: number) => string) {
  const found = words.find(prefixed)
  if (!found) return null
  const typed = plain(textAt(found.at + found.count - 1).replace(/^[^:]*:/, ''))
  const id = typed.length < 2 ? null : onlyOne(groups, (name) => plain(name).startsWith(typed))
  return id === null ? null : { id, at: found.at, count: found.count }
}

/** `words` has its numbers as they were typed: a group may be called Lisbon 2026. */
export function findGroup(
  words: LineWords,
  groups: readonly LineGroup[],
  textAt: (at: number) => string,
): FoundGroup | null {
  if (groups.length === 0) return null
  const written = byPrefix(words, groups, textAt)
  if (written) return written
  for (const { id, led, apart } of patternsOf(groups)) {
    const found = words.find(led) ?? (apart && words.find(apart)?.parts[0])
    if (found) return { id, at: found.at, count: found.count }
  }
  const short = words.find(shortened)
  const begin = short?.parts[0]?.text ?? '·'
  const id = onlyOne(groups, (name) => foldText(name).startsWith(begin))
  return short && id !== null ? { id, at: short.at, count: short.count } : null
}

const onlyOne = (groups: readonly LineGroup[], isMeant: (name: string) => boolean) => {
  const [first, ...others] = groups.filter(({ name }) => isMeant(name))
  return first && others.length === 0 ? first.id : null
}
