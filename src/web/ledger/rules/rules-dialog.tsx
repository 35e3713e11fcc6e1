import { useState } from 'react'
import type { CategoryRule } from '#domain/categories/rules.ts'
import type { Categories } from '#web/fields/use-categories.ts'
import { useRules } from '#web/fields/use-rules.ts'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { useNoun } from '../noun.ts'
import { ApplyRule } from './apply-rule.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'
import { useRuleWrites } from './use-rule-writes.ts'

export interface RulesDialogProps {
  readonly categories: Categories
  readonly onClose: () => void
}

/** What decides the category of new rows, and a way to use it on those that are there. */
export function RulesDialog({ categories, onClose }: RulesDialogProps) {
  const { type, many } = useNoun()
  const all = useRules()
  const rules = all.filter((rule) => rule.type === type)
  const [appliedId, setAppliedId] = useState<string | null>(null)
  const applied = rules.find(({ id }) => id === appliedId)
  const head = applied
    ? { title: `Use “${applied.contains}” on past ${many}`, description: goesTo(applied) }
    : { title: `Rules for ${many}`, description: 'They choose the category of what you add next.' }
  function goesTo({ categoryId }: CategoryRule) {
    return `They go to ${categories.names.get(categoryId) ?? 'a category that is gone'}.`
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        {...head}
        className="max-w-2xl content-start phone:h-full phone:max-h-none phone:w-full phone:rounded-none phone:p-4"
      >
        {applied ? (
          <ApplyRule rule={applied} categories={categories} onDone={() => setAppliedId(null)} />
        ) : (
          <Rules rules={rules} categories={categories} onApply={({ id }) => setAppliedId(id)} />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface RulesProps {
  readonly rules: readonly CategoryRule[]
  readonly categories: Categories
  readonly onApply: (rule: CategoryRule) => void
}

function Rules({ rules, categories, onApply }: RulesProps) {
  const writes = useRuleWrites()
  return (
    <div className="grid min-h-96 content-start gap-5">
      <RuleForm rule={null} categories={categories} onSave={writes.add} />
      {rules.length > 0 ? (
        <RuleList rules={rules} categories={categories} onApply={onApply} />
      ) : (
        <p className="text-muted-foreground">
          No rule yet. Try the name of a shop you often go to: everything whose description or
          merchant has it gets the category you choose.
        </p>
      )}
    </div>
  )
}
