import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CategoryRule } from '#domain/categories/rules.ts'
import { CategoryField } from '#web/categories/category-field.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { useRules } from '#web/categories/use-rules.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { useNoun } from '../model/noun.ts'
import { checkRule, type RuleProblems } from './check-rule.ts'
import type { RuleFields } from './use-rule-writes.ts'

export interface RuleFormProps {
  /** Null to make a new one. */
  readonly rule: CategoryRule | null
  readonly categories: Categories
  readonly onSave: (fields: RuleFields) => void
  readonly onCancel?: () => void
}

const nothing = { contains: '', categoryId: null }

export function RuleForm({ rule, categories, onSave, onCancel }: RuleFormProps) {
  const { type } = useNoun()
  const rules = useRules()
  const [draft, setDraft] = useState<{ contains: string; categoryId: string | null }>(
    rule ?? nothing,
  )
  const [problems, setProblems] = useState<RuleProblems>({})
  const words = useRef<HTMLInputElement>(null)
  const isChange = rule !== null
  // The dialog gives the focus to the form for new ones itself.
  useEffect(() => {
    if (isChange) words.current?.focus()
  }, [isChange])
  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = checkRule(draft, rule ?? { type }, rules)
    setProblems(found)
    const { contains, categoryId } = draft
    if (Object.keys(found).length > 0 || categoryId === null) return
    onSave({ type, contains: contains.trim(), categoryId, active: rule?.active ?? true })
    setDraft(nothing)
    words.current?.focus()
  }
  return (
    <form
      noValidate
      aria-label={rule ? say('Change the rule') : say('New rule')}
      onSubmit={save}
      className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 phone:grid-cols-1"
    >
      <Field label={say('Contains')} error={problems.contains}>
        {(control) => (
          <Input
            {...control}
            ref={words}
            value={draft.contains}
            autoComplete="off"
            placeholder={say('Part of the description')}
            onChange={(event) => setDraft({ ...draft, contains: event.target.value })}
          />
        )}
      </Field>
      <CategoryField
        label={say('Category')}
        categories={categories}
        value={draft.categoryId}
        onChange={(categoryId) => setDraft({ ...draft, categoryId })}
        error={problems.categoryId}
      />
      <div className="flex gap-2 pt-6.5 phone:pt-0">
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            {say('Cancel')}
          </Button>
        ) : null}
        <Button type="submit" className="phone:flex-1">
          {rule ? say('Save') : say('Add rule')}
        </Button>
      </div>
    </form>
  )
}
