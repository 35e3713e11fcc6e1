import type { Ref } from 'react'
import { AmountField } from '#web/fields/amount-field.tsx'
import { CategoryField } from '#web/fields/category-field.tsx'
import { CurrencyField } from '#web/fields/currency-field.tsx'
import { useCategories } from '#web/fields/use-categories.ts'
import { useGroupCategories } from '#web/fields/use-group-categories.ts'
import { useProposal } from '#web/fields/use-proposal.ts'
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
  const propose = useProposal(kind, categories)
  const takeProposal = () => {
    if (draft.categoryId !== null || draft.description.trim() === '') return
    const found = propose({ description: draft.description, merchant: draft.place || null })
    if (found) change({ categoryId: found.categoryId })
  }
  return (
    <>
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <AmountField
          label="Amount"
          value={draft.amount}
          currency={draft.currency}
          onChange={(amount) => change({ amount })}
          error={messages.amount}
          inputRef={amountRef}
        />
        <CurrencyField
          value={draft.currency}
          onChange={(currency) => change({ currency })}
          error={messages.currency}
          className="[&_select]:h-13"
        />
      </div>
      <Field label="Description" error={messages.description}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={kind === 'expense' ? 'Rent, streaming…' : 'Salary, rent…'}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
            onBlur={takeProposal}
          />
        )}
      </Field>
      <CategoryField
        label="Category"
        categories={categories}
        value={draft.categoryId}
        onChange={(categoryId) => change({ categoryId })}
        error={messages.categoryId}
      />
    </>
  )
}
