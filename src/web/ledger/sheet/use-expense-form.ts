import { useMemo, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useBook, useToday } from '#web/fields/use-book.ts'
import type { Expense, ExpenseFields } from '../entry.ts'
import { type Draft, type DraftMessages, draftOf, newDraft, readDraft } from './draft.ts'

export type ExpenseForm = UseFormReturn<Draft, unknown, ExpenseFields>

const asErrors = (messages: DraftMessages): FieldErrors<Draft> =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: 'shape', message }]),
  )

function resolverFor(locale: string, expense: Expense | null) {
  const resolver: Resolver<Draft, unknown, ExpenseFields> = (draft) => {
    const read = readDraft(draft, locale, expense?.tags ?? [])
    return read.ok
      ? { values: read.fields, errors: {} }
      : { values: {}, errors: asErrors(read.messages) }
  }
  return resolver
}

/** `refused` is what the server said about the fields when it last saw them. */
export function useExpenseForm(expense: Expense | null, refused: DraftMessages): ExpenseForm {
  const { locale, currency } = useBook()
  const today = useToday()
  const resolver = useMemo(() => resolverFor(locale, expense), [locale, expense])
  // The form takes a new object for new errors and would wipe its own with every drawing.
  const [errors] = useState(() => asErrors(refused))
  return useForm<Draft, unknown, ExpenseFields>({
    resolver,
    defaultValues: expense ? draftOf(expense, locale) : newDraft(currency, today),
    errors,
  })
}
