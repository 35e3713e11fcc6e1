import type { Ref } from 'react'
import { describedBy } from '#domain/categories/described-by.ts'
import { CategoryField } from '#web/categories/category-field.tsx'
import { useCategories } from '#web/categories/use-categories.ts'
import { useProposed } from '#web/categories/use-proposed.ts'
import { SumField } from '#web/form/fields/sum-field.tsx'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import type { Kind } from '../template.ts'
import type { FormProps } from './schedule-fields.tsx'

export interface WhatFieldsProps extends FormProps {
  readonly kind: Exclude<Kind, 'transfer'>
  readonly amountRef: Ref<HTMLInputElement>
}

/** How much, for what. */
export function WhatFields({ form, kind, amountRef }: WhatFieldsProps) {
  const { draft, change, messages } = form
  const own = useCategories(kind)
  const shared = useGroupCategories()
  const categories = draft.groupId === null ? own : shared
  const proposed = useProposed({
    ...{ type: kind, categories, categoryId: draft.categoryId },
    row: { description: draft.description, merchant: draft.place || null },
    onPropose: (categoryId) => change({ categoryId }),
  })
  return (
    <>
      <SumField {...{ draft, change, messages }} amountRef={amountRef} />
      <Field label={say('Description')} error={messages.description}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={
              describedBy('', draft.categoryId, categories.names) ||
              (kind === 'expense' ? say('Rent, streaming…') : say('Salary, rent…'))
            }
            value={draft.description}
            onChange={({ target: { value: description } }) =>
              change({ description, ...proposed.follow(description) })
            }
          />
        )}
      </Field>
      <CategoryField
        label={say('Category')}
        categories={categories}
        value={draft.categoryId}
        onChange={(categoryId) => change({ categoryId })}
        error={messages.categoryId}
        hint={proposed.why}
      />
    </>
  )
}
