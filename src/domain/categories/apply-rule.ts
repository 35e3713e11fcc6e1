/** What a rule would change among the rows that are already there. */
import type { TaughtRow } from './history.ts'
import { type CategoryRule, ruleBookFor, textsOf } from './rules.ts'

export interface RulePreview<Row> {
  /** Rows without a category: changed unless unticked. */
  readonly without: readonly Row[]
  /** Rows somebody put elsewhere: changed only when ticked. */
  readonly elsewhere: readonly Row[]
  /** Rows that already are where the rule would put them. */
  readonly already: number
}

/** Only rows this rule speaks for: where a longer one does, that one is meant. */
export function previewRule<Row extends TaughtRow>(
  rule: CategoryRule,
  rules: readonly CategoryRule[],
  rows: Iterable<Row>,
): RulePreview<Row> {
  const others = rules.filter(({ id }) => id !== rule.id)
  const speaker = ruleBookFor([...others, { ...rule, active: true }], rule.type)
  const preview = { without: [] as Row[], elsewhere: [] as Row[], already: 0 }
  for (const row of rows) {
    if (row.lines?.length || speaker(textsOf(row))?.id !== rule.id) continue
    if (row.categoryId === rule.categoryId) preview.already += 1
    else preview[row.categoryId === null ? 'without' : 'elsewhere'].push(row)
  }
  return preview
}
