import { useState } from 'react'
import type { CategoryRule } from '#domain/categories/rules.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { say } from '#web/words/say.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleItem } from './rule-item.tsx'
import type { RuleWrites } from './use-rule-writes.ts'

export interface RuleListProps {
  readonly rules: readonly CategoryRule[]
  readonly categories: Categories
  readonly writes: RuleWrites
  readonly onApply: (rule: CategoryRule) => void
}

export function RuleList({ rules, categories, writes, onApply }: RuleListProps) {
  const [editedId, setEditedId] = useState<string | null>(null)
  return (
    <ul aria-label={say('Rules')} className="grid divide-y">
      {rules.map((rule) => (
        <li key={rule.id}>
          {rule.id === editedId ? (
            <div className="py-3">
              <RuleForm
                rule={rule}
                categories={categories}
                onSave={(fields) => {
                  writes.change(rule, fields)
                  setEditedId(null)
                }}
                onCancel={() => setEditedId(null)}
              />
            </div>
          ) : (
            <RuleItem
              rule={rule}
              category={categories.byId.get(rule.categoryId)}
              onSwitch={(active) => writes.change(rule, { ...rule, active })}
              onApply={() => onApply(rule)}
              onEdit={() => setEditedId(rule.id)}
              onRemove={() => writes.remove(rule)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
