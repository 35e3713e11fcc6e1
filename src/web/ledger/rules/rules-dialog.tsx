import { useState } from 'react'
import type { CategoryRule } from '#domain/categories/rules.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { useRules } from '#web/categories/use-rules.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { focusOnField } from '#web/ui/overlay/dialog.tsx'
import { WideDialogBody, WideDialogContent } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { useNoun } from '../model/noun.ts'
import { LastSaved, useLastTold } from '../sheet/save/last-saved.tsx'
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
    ? {
        title: say('Use “{contains}” on past {many}', { contains: applied.contains, many }),
        description: goesTo(applied),
      }
    : {
        title: say('Rules for {many}', { many }),
        description: say('They choose the category of what you add next.'),
      }
  function goesTo({ categoryId }: CategoryRule) {
    return `They go to ${categories.names.get(categoryId) ?? 'a category that is gone'}.`
  }
  return (
    <WritingDialog onClose={onClose}>
      <WideDialogContent {...head} size="medium" onOpenAutoFocus={focusOnField}>
        {applied ? (
          <ApplyRule
            rule={applied}
            categories={categories}
            onBack={() => setAppliedId(null)}
            onDone={onClose}
          />
        ) : (
          <Rules rules={rules} categories={categories} onApply={({ id }) => setAppliedId(id)} />
        )}
      </WideDialogContent>
    </WritingDialog>
  )
}

interface RulesProps {
  readonly rules: readonly CategoryRule[]
  readonly categories: Categories
  readonly onApply: (rule: CategoryRule) => void
}

function Rules({ rules, categories, onApply }: RulesProps) {
  const { last, tell, forget } = useLastTold()
  const writes = useRuleWrites(tell)
  return (
    <WideDialogBody className="grid grid-cols-1 content-start gap-5 pt-1">
      <RuleForm rule={null} categories={categories} onSave={writes.add} />
      {last ? <LastSaved message={last} onDone={forget} /> : null}
      {rules.length > 0 ? (
        <RuleList rules={rules} categories={categories} writes={writes} onApply={onApply} />
      ) : (
        <p className="text-muted-foreground">
          {say(
            `No rule yet. Try the name of a shop you often go to: everything whose description or
            merchant has it gets the category you choose.`,
          )}
        </p>
      )}
    </WideDialogBody>
  )
}
