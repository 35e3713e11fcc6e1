/** Notices when a person corrects the same thing twice, and works out the rule to offer. */
import { foldText } from '../ledger.ts'
import { nameWords } from './name-words.ts'
import { type CategoryRule, type CategoryType, type RowTexts, ruleBookFor } from './rules.ts'

export interface Correction {
  readonly rowId: string
  readonly type: CategoryType
  readonly texts: RowTexts
  readonly categoryId: string
}

export type RuleOffer = Pick<CategoryRule, 'type' | 'contains' | 'categoryId'>

export interface CorrectionMemory {
  /** The newest first. */
  readonly corrections: readonly Correction[]
  /** Offered once, answered or not; never again on this device. */
  readonly offered: readonly string[]
}

export const noCorrections: CorrectionMemory = { corrections: [], offered: [] }

const most = { corrections: 50, offered: 200, words: 4 }

/** The longest run of naming words of the first text that the other text has as well. */
function sharedIn(text: string, other: string): string | null {
  const words = nameWords(text)
  const folded = foldText(other)
  for (let length = Math.min(most.words, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const [first, last] = [words[at], words[at + length - 1]]
      if (!first || !last) continue
      const run = text.slice(first.start, last.end)
      if (folded.includes(foldText(run))) return run
    }
  }
  return null
}

function sharedWords(newer: RowTexts, older: RowTexts): string | null {
  for (const text of newer) {
    for (const other of older) {
      const shared = sharedIn(text, other)
      if (shared !== null) return shared
    }
  }
  return null
}

const keyOf = ({ type, contains, categoryId }: RuleOffer) =>
  `${type} ${categoryId} ${foldText(contains)}`

function offerFor(newer: Correction, others: readonly Correction[]): RuleOffer | null {
  for (const other of others) {
    if (other.type !== newer.type || other.categoryId !== newer.categoryId) continue
    const contains = sharedWords(newer.texts, other.texts)
    if (contains !== null) return { type: newer.type, contains, categoryId: newer.categoryId }
  }
  return null
}

export interface Noted {
  readonly memory: CorrectionMemory
  /** A rule that would have made both corrections needless. */
  readonly offer: RuleOffer | null
}

/** A row corrected again counts once, with what was said last. */
export function noteCorrection(
  before: CorrectionMemory,
  correction: Correction,
  rules: readonly CategoryRule[],
): Noted {
  const others = before.corrections.filter(({ rowId }) => rowId !== correction.rowId)
  const corrections = [correction, ...others].slice(0, most.corrections)
  const offer = offerFor(correction, others)
  const rule = ruleBookFor(rules, correction.type)(correction.texts)
  const isKnown = rule?.categoryId === correction.categoryId
  if (offer === null || isKnown || before.offered.includes(keyOf(offer))) {
    return { memory: { ...before, corrections }, offer: null }
  }
  const offered = [keyOf(offer), ...before.offered].slice(0, most.offered)
  return { memory: { corrections, offered }, offer }
}
