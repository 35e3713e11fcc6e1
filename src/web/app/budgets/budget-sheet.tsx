import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { filled, readFill } from '#web/fields/filled.ts'
import { saveOver } from '#web/form/save-over.ts'
import { SumField } from '#web/fields/sum-field.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useCategories } from '#web/fields/use-categories.ts'
import { SheetFooter } from '#web/form/sheet-footer.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { KeepDraft } from '#web/form/keep-draft.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { AlertChips } from './alert-chips.tsx'
import { AmountFromField } from './amount-from-field.tsx'
import { amountNow } from './amount-plan.ts'
import { type Budget, type BudgetFields, fieldsOf } from './budget.ts'
import { CategoriesField } from './categories-field.tsx'
import { draftOf, newDraft, titleOf } from './draft.ts'
import { PeriodFields } from './period-fields.tsx'
import { readBudget } from './read-draft.ts'
import { RolloverFields } from './rollover-fields.tsx'
import { hasTwin, twinWords } from './twin-budget.ts'
import { type FormProps, useBudgetForm } from './use-budget-form.ts'
import { useBudgets } from './use-budgets.ts'

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
  const { currency, locale } = useBook()
  const today = useToday()
  const formId = useId()
  const body = useRef<HTMLFormElement>(null)
  const amountBox = useRef<HTMLInputElement>(null)
  const stored = budget ?? start
  const [opened] = useState(budget)
  const form = useBudgetForm(() =>
    filled(
      stored ? draftOf(stored, amountNow(stored, today), locale) : newDraft(currency, today),
      readFill(location.search),
      budget ? { amount: 'amount' } : told,
      { currency, locale },
    ),
  )
  const leaving = useLeaveGuard(form.isDirty, onClose)
  const isTwin = hasTwin(form.draft, budget, useBudgets())
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = readBudget(form.draft, budget, today, locale)
    if (read.ok && !isTwin) {
      const versions = { opened: opened && fieldsOf(opened), now: budget && fieldsOf(budget) }
      return saveOver({ ...versions, mine: read.fields }, (fields) => {
        onSave(fields)
        leaving.go()
      })
    }
    form.say(read.ok ? { name: twinWords } : read.messages)
    // The messages have to be there before the first of them can be found.
    return setTimeout(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leaving.leave()}>
      <SheetContent
        title={titleOf(budget)}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          amountBox.current?.focus()
        }}
        footer={<SheetFooter formId={formId} onStay={null} onRemove={budget ? onRemove : null} />}
      >
        <form id={formId} ref={body} noValidate onSubmit={save} className="grid gap-5">
          <WhatFields {...{ form, budget, isTwin }} amountRef={amountBox} />
          <PeriodFields form={form} isNew={budget === null} />
          <RolloverFields form={form} />
          <AlertChips form={form} />
        </form>
        <KeepDraft isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.go} />
      </SheetContent>
    </Sheet>
  )
}

interface WhatFieldsProps extends FormProps {
  readonly budget: Budget | null
  readonly isTwin: boolean
  readonly amountRef: RefObject<HTMLInputElement | null>
}

/** How much for what. */
function WhatFields({ form, budget, isTwin, amountRef }: WhatFieldsProps) {
  const { draft, change, messages } = form
  const categories = useCategories('expense')
  return (
    <>
      <SumField {...{ draft, change, messages }} amountRef={amountRef} />
      {budget ? <AmountFromField form={form} budget={budget} /> : null}
      <Field label="Name" error={messages.name ?? (isTwin ? twinWords : undefined)}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="Groceries, going out…"
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
