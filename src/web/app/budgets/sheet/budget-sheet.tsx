import { type RefObject, useRef } from 'react'
import type { Budget, BudgetFields } from '#web/budgets/budget.ts'
import { useBudgets } from '#web/budgets/use-budgets.ts'
import { type Categories, useCategories } from '#web/categories/use-categories.ts'
import { filled, readFill } from '#web/form/fields/filled.ts'
import { SumField } from '#web/form/fields/sum-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type Reading, useForm } from '#web/form/use-form.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { fieldsOf } from '#web/writes/write.ts'
import { CategoriesField } from '../categories-field.tsx'
import { AlertChips } from './alert-chips.tsx'
import { AmountFromField } from './amount-from-field.tsx'
import { amountNow } from './amount-plan.ts'
import { type BudgetDraft, calledBy, draftOf, type FormProps, newDraft, titleOf } from './draft.ts'
import { PeriodFields } from './period-fields.tsx'
import { readBudget } from './read-draft.ts'
import { RolloverFields } from './rollover-fields.tsx'
import { hasTwin, twinWords } from './twin-budget.ts'

export interface BudgetSheetProps {
  /** Null to add a new one. */
  readonly budget: Budget | null
  /** What a new one says at first. */
  readonly start: BudgetFields | null
  readonly onSave: (fields: BudgetFields) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** What an address may say of a new one. */
const told = { name: 'text', amount: 'amount', categoryIds: 'ids' } as const

export function BudgetSheet({ budget, start, onSave, onRemove, onClose }: BudgetSheetProps) {
  const { currency, locale } = useLocale()
  const today = useToday()
  const amountBox = useRef<HTMLInputElement>(null)
  const others = useBudgets()
  const categories = useCategories('expense')
  const named = (draft: BudgetDraft) => ({ ...draft, name: calledBy(draft, categories.names) })
  const stored = budget ?? start
  const form = useForm({
    start: () =>
      filled(
        stored ? draftOf(stored, amountNow(stored, today), locale) : newDraft(currency, today),
        readFill(location.search),
        budget ? { amount: 'amount' } : told,
        { currency, locale },
      ),
    read: (draft): Reading<BudgetFields> => {
      const read = readBudget(named(draft), budget, today, locale)
      const isRefused = read.ok && hasTwin(named(draft), budget, others)
      return isRefused ? { ok: false, messages: { name: twinWords } } : read
    },
    stored: budget && fieldsOf('budgets', budget),
  })
  return (
    <FormSheet
      form={form}
      title={titleOf(budget)}
      focus={() => amountBox.current?.focus()}
      onSave={({ fields }) => onSave(fields)}
      onRemove={budget ? onRemove : null}
      onClose={onClose}
    >
      <WhatFields
        form={form}
        budget={budget}
        isTwin={hasTwin(named(form.draft), budget, others)}
        categories={categories}
        amountRef={amountBox}
      />
      <PeriodFields form={form} isNew={budget === null} />
      <RolloverFields form={form} />
      <AlertChips form={form} />
    </FormSheet>
  )
}

interface WhatFieldsProps extends FormProps {
  readonly budget: Budget | null
  readonly isTwin: boolean
  readonly categories: Categories
  readonly amountRef: RefObject<HTMLInputElement | null>
}

/** How much for what. */
function WhatFields({ form, budget, isTwin, categories, amountRef }: WhatFieldsProps) {
  const { draft, change, messages } = form
  return (
    <>
      <SumField {...{ draft, change, messages }} amountRef={amountRef} />
      {budget ? <AmountFromField form={form} budget={budget} /> : null}
      <Field label={say('Name')} error={messages.name ?? (isTwin ? twinWords : undefined)}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={calledBy(draft, categories.names) || say('Groceries, going out…')}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <CategoriesField
        categories={categories}
        chosen={draft.categoryIds}
        onChange={(categoryIds) => change({ categoryIds })}
      />
    </>
  )
}
