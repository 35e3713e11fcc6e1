/** The category a new row probably belongs to, and why: rules, then habits, then what all know. */
import { foldText } from '../ledger.ts'
import { askHistory, type Finding, type History } from './history.ts'
import type { Known, KnownBook } from './known.ts'
import type { CategoryRule, RowTexts, RuleBook } from './rules.ts'

export type ProposalReason =
  | { readonly kind: 'rule'; readonly contains: string }
  | ({ readonly kind: 'history' } & Pick<Finding, 'said' | 'times' | 'of' | 'isOnlyLast'>)
  | ({ readonly kind: 'known' } & Pick<Known, 'said' | 'key' | 'isName'>)

export interface Proposal {
  readonly categoryId: string
  readonly reason: ProposalReason
}

export interface Teachers {
  readonly rules: RuleBook
  readonly history: History
  /** Well-known names and words, once they are here. */
  readonly known?: KnownBook | undefined
  /** Archived and deleted categories are no longer proposed. */
  readonly isUsable: (categoryId: string) => boolean
}

const byRule = ({ categoryId, contains }: CategoryRule): Proposal => ({
  categoryId,
  reason: { kind: 'rule', contains: contains.trim() },
})

const byHistory = ({ categoryId, ...finding }: Finding): Proposal => ({
  categoryId,
  reason: { kind: 'history', ...finding },
})

const byKnown = ({ categoryId, ...found }: NonNullable<ReturnType<KnownBook>>): Proposal => ({
  categoryId,
  reason: { kind: 'known', ...found },
})

export function proposeCategory(teachers: Teachers, texts: RowTexts): Proposal | null {
  const rule = teachers.rules(texts)
  if (rule && teachers.isUsable(rule.categoryId)) return byRule(rule)
  const found = askHistory(teachers.history, texts)
  if (found && teachers.isUsable(found.categoryId)) return byHistory(found)
  const known = teachers.known?.(texts)
  return known ? byKnown(known) : null
}

const saidCharacters = 32

function shorten(said: string): string {
  const characters = [...said]
  if (characters.length <= saidCharacters) return said
  return `${characters
    .slice(0, saidCharacters - 1)
    .join('')
    .trimEnd()}…`
}

/** In words a person can check. */
export function reasonWords(reason: ProposalReason, categoryName: string): string {
  if (reason.kind === 'rule') return `Your rule: contains ${shorten(reason.contains)}`
  const said = shorten(reason.said)
  if (reason.kind === 'known') {
    if (foldText(said) === foldText(categoryName)) return 'By its name'
    return reason.isName ? `${said} is known for ${categoryName}` : `${said} means ${categoryName}`
  }
  if (reason.isOnlyLast) return `Last time ${said} was ${categoryName}`
  return `${said} was ${categoryName} ${reason.times} of ${reason.of} times`
}
