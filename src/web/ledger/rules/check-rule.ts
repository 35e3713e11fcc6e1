import type { CategoryRule } from '#domain/categories/rules.ts'
import { foldText } from '#domain/ledger.ts'
import { say } from '#web/words/say.ts'
import type { RuleFields } from './use-rule-writes.ts'

export interface RuleDraft {
  readonly contains: string
  readonly categoryId: string | null
}

export type RuleProblems = Partial<Record<keyof RuleDraft, string>>

const longestContains = 120

/** What to fix, beside the field it is about. */
export function checkRule(
  draft: RuleDraft,
  own: Pick<RuleFields, 'type'> & { readonly id?: string },
  rules: readonly CategoryRule[],
): RuleProblems {
  const words = draft.contains.trim()
  const isSame = (rule: CategoryRule) =>
    rule.id !== own.id && rule.type === own.type && foldText(rule.contains) === foldText(words)
  const problems: { -readonly [Name in keyof RuleDraft]?: string } = {}
  if (words === '') problems.contains = say('Say what to look for.')
  else if (words.length > longestContains)
    problems.contains = say('Use at most {longestContains} characters.', { longestContains })
  else if (rules.some(isSame)) problems.contains = say('There is a rule for this already.')
  if (draft.categoryId === null) problems.categoryId = say('Choose a category.')
  return problems
}
