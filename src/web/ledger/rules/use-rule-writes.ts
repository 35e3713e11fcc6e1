import type { CategoryRule } from '#domain/categories/rules.ts'
import { say } from '#web/words/say.ts'
import { type Tell, useWrites } from '#web/writes/use-writes.ts'

export type RuleFields = Omit<CategoryRule, 'id'>

export interface RuleWrites {
  readonly add: (fields: RuleFields) => void
  readonly change: (rule: CategoryRule, fields: RuleFields) => void
  readonly remove: (rule: CategoryRule) => void
}

export function useRuleWrites(tell?: Tell): RuleWrites {
  const { create, change, remove } = useWrites('category_rules', tell)
  return {
    add: (fields) =>
      create(fields, { title: say('Rule made for {contains}', { contains: fields.contains }) }),
    change: (rule, fields) =>
      change(rule, fields, {
        title: say('Rule changed for {contains}', { contains: fields.contains }),
      }),
    remove: (rule) =>
      remove(rule, { title: say('Rule deleted for {contains}', { contains: rule.contains }) }),
  }
}
