import type { Ref } from 'react'
import { describedBy } from '#domain/categories/described-by.ts'
import { CategoryField } from '#web/fields/category-field.tsx'
import { SumField } from '#web/fields/sum-field.tsx'
import { useCategories } from '#web/fields/use-categories.ts'
import { useGroupCategories } from '#web/fields/use-group-categories.ts'
import { useProposed } from '#web/fields/use-proposed.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { FormProps } from './schedule-fields.tsx'
import type { Kind } from './template.ts'

export interface WhatFieldsProps extends FormProps {
  readonly kind: Kind
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
      <Field label="Description" error={messages.description}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={
              describedBy('', draft.categoryId, categories.names) ||
              (kind === 'expense' ? 'Rent, streaming…' : 'Salary, rent…')
            }
            value={draft.description}
            onChange={({ target: { value: description } }) =>
              change({ description, ...proposed.follow(description) })
            }
          />
        )}
      </Field>
      <CategoryField
        label="Category"
        categories={categories}
        value={draft.categoryId}
        onChange={(categoryId) => change({ categoryId })}
        error={messages.categoryId}
        hint={proposed.why}
      />
    </>
  )
}
