import Trash2 from 'lucide-react/icons/trash-2'
import { type KeyboardEvent as KeyPress, useEffect, useId, useState } from 'react'
import type { Categories } from '#web/fields/use-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import type { Expense, ExpenseFields } from '../entry.ts'
import { type DraftMessages, nextDraft } from './draft.ts'
import { ExpenseFieldset } from './expense-fields.tsx'
import { KeepDraft } from './keep-draft.tsx'
import { type ExpenseForm, useExpenseForm } from './use-expense-form.ts'

export interface ExpenseSheetProps {
  /** Null to add a new one. */
  readonly expense: Expense | null
  readonly refused: DraftMessages
  readonly categories: Categories
  readonly propose: (typed: string) => string | null
  readonly onSave: (fields: ExpenseFields) => void
  readonly onRemove: (expense: Expense) => void
  readonly onClose: () => void
}

/** Each expense saved and followed by another is a round; its fields are drawn anew. */
function useSaving(form: ExpenseForm, { onSave, onClose }: ExpenseSheetProps) {
  const [round, setRound] = useState(0)
  const save = form.handleSubmit((fields) => {
    onSave(fields)
    onClose()
  })
  const saveAndStay = form.handleSubmit((fields) => {
    onSave(fields)
    form.reset(nextDraft(form.getValues()))
    setRound(round + 1)
  })
  useEffect(() => {
    if (round > 0) form.setFocus('amount')
  }, [round, form.setFocus])
  return { save, saveAndStay, round }
}

/** Escape closes an open list first; the sheet hears of it before the list does. */
const isChoosing = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')

export function ExpenseSheet(props: ExpenseSheetProps) {
  const { expense, refused, categories, propose, onRemove, onClose } = props
  const formId = useId()
  const form = useExpenseForm(expense, refused)
  const { isDirty } = form.formState
  const { save, saveAndStay, round } = useSaving(form, props)
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isDirty ? setAsking(true) : onClose())
  const onKeyDown = (event: KeyPress) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void (expense ? save() : saveAndStay())
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leave()}>
      <SheetContent
        title={expense ? 'Edit expense' : 'New expense'}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          form.setFocus('amount', { shouldSelect: true })
        }}
        onEscapeKeyDown={(event) => {
          if (isChoosing(event)) event.preventDefault()
        }}
        footer={
          <Footer
            formId={formId}
            onStay={expense ? null : saveAndStay}
            onRemove={expense ? () => onRemove(expense) : null}
          />
        }
      >
        <form id={formId} noValidate onSubmit={save} onKeyDown={onKeyDown}>
          <ExpenseFieldset key={round} form={form} categories={categories} propose={propose} />
        </form>
        <KeepDraft isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
      </SheetContent>
    </Sheet>
  )
}

interface FooterProps {
  readonly formId: string
  readonly onStay: (() => void) | null
  readonly onRemove: (() => void) | null
}

function Footer({ formId, onStay, onRemove }: FooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {onRemove ? (
        <Button look="quiet" onClick={onRemove} className="mr-auto text-over">
          <Trash2 aria-hidden />
          Delete
        </Button>
      ) : null}
      {onStay ? (
        <Button look="outline" onClick={onStay} className="phone:flex-1">
          Save and add another
        </Button>
      ) : null}
      <Button type="submit" form={formId} className="phone:flex-1">
        Save
      </Button>
    </div>
  )
}
