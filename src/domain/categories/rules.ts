/** A person's own rules: when a description or merchant has these words, it is this category. */
import { foldText } from '../ledger.ts'

export type CategoryType = 'expense' | 'income'

export interface CategoryRule {
  readonly id: string
  readonly type: CategoryType
  readonly contains: string
  readonly categoryId: string
  readonly active: boolean
}

/** The texts of a row a rule or history may be asked about, the most telling first. */
export type RowTexts = readonly string[]

export interface Describable {
  readonly description: string
  readonly merchant?: string | null
  readonly source?: string | null
}

export function textsOf({ description, merchant, source }: Describable): RowTexts {
  const texts = [merchant ?? source ?? '', description].map((text) => text.trim())
  return [...new Set(texts.filter((text) => text !== ''))]
}

export type RuleBook = (texts: RowTexts) => CategoryRule | null

/** The longest words win, because they say most; of equal ones, the rule made last. */
const byWeight = (a: { words: string; rule: CategoryRule }, b: typeof a) =>
  b.words.length - a.words.length || (a.rule.id < b.rule.id ? 1 : -1)

/** Which rule speaks for a row, prepared once for all rows of a type. */
export function ruleBookFor(rules: readonly CategoryRule[], type: CategoryType): RuleBook {
  const prepared = rules
    .filter((rule) => rule.active && rule.type === type)
    .map((rule) => ({ words: foldText(rule.contains.trim()), rule }))
    .filter(({ words }) => words !== '')
    .sort(byWeight)
  return (texts) => {
    if (prepared.length === 0) return null
    const folded = texts.map(foldText)
    const found = prepared.find(({ words }) => folded.some((text) => text.includes(words)))
    return found?.rule ?? null
  }
}
