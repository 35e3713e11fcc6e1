import type { ReactNode } from 'react'
import { describedBy, renamedWith } from '#domain/categories/described-by.ts'
import { CategoryField } from '#web/categories/category-field.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import type { CategoryChoice } from '../use-category-choice.ts'
import type { DraftForm } from '../use-draft.ts'

export interface WhatFieldsProps {
  readonly form: DraftForm
  readonly categories: Categories
  readonly choice: CategoryChoice
  /** In place of the category while there are several. */
  readonly split: ReactNode
}

export function WhatFields({ form, categories, choice, split }: WhatFieldsProps) {
  const { draft, change, messages } = form
  const write = (description: string) =>
    change({ description, ...choice.follow({ ...draft, description }) })
  const choose = (categoryId: string | null) => {
    choice.choose()
    change({ categoryId, description: renamedWith(draft, categoryId, categories.names) })
  }
  return (
    <>
      <Field label={say('Description')} error={messages.description}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={describedBy('', draft.categoryId, categories.names) || say('What was it?')}
            value={draft.description}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      {split ?? (
        <CategoryField
          label={say('Category')}
          categories={categories}
          value={draft.categoryId}
          onChange={choose}
          error={messages.categoryId}
          hint={choice.why ?? undefined}
        />
      )}
    </>
  )
}
