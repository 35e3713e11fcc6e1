import { expenses } from '#contract/entities/expenses.ts'
import type { Day } from '#domain/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { typedAmount } from '#domain/money.ts'
import { parseAmount } from '#domain/parse-amount.ts'
import { amountProblemWords } from '#web/fields/amount-problem.ts'
import type { Expense, ExpenseFields } from '../entry.ts'
import { expenseShape } from './expense-shape.ts'

/** An expense as it is being typed. */
export interface Draft {
  readonly amount: string
  readonly currency: string
  readonly description: string
  readonly merchant: string
  readonly categoryId: string | null
  readonly date: string
  readonly paymentMethod: ExpenseFields['paymentMethod']
  readonly notes: string
}

export type DraftMessages = Partial<Record<keyof Draft, string>>

export const newDraft = (currency: string, today: Day): Draft => ({
  amount: '',
  currency,
  description: '',
  merchant: '',
  categoryId: null,
  date: today,
  paymentMethod: 'card',
  notes: '',
})

export const draftOf = (expense: Expense, locale: string): Draft => ({
  amount: typedAmount(expense.amount, expense.currency, locale),
  currency: expense.currency,
  description: expense.description,
  merchant: expense.merchant ?? '',
  categoryId: expense.categoryId,
  date: expense.date,
  paymentMethod: expense.paymentMethod,
  notes: expense.notes ?? '',
})

/** The next one is likely from the same day, paid the same way. */
export const nextDraft = (draft: Draft): Draft => ({
  ...newDraft(draft.currency, draft.date),
  paymentMethod: draft.paymentMethod,
})

export type ReadDraft =
  | { readonly ok: true; readonly fields: ExpenseFields }
  | { readonly ok: false; readonly messages: DraftMessages }

/** The fields to store, or what to fix, in the contract's own words. */
export function readDraft(draft: Draft, locale: string, tags: readonly string[] = []): ReadDraft {
  const parsed = parseAmount(draft.amount, draft.currency, decimalMarkOf(locale))
  const checked = expenseShape.safeParse({
    ...expenses.defaults,
    ...draft,
    amount: parsed.ok ? parsed.amount : undefined,
    description: draft.description.trim(),
    merchant: draft.merchant.trim() || null,
    notes: draft.notes.trim() || null,
    tags,
  })
  if (checked.success) return { ok: true, fields: checked.data }
  const messages: Record<string, string> = {}
  for (const issue of checked.error.issues) messages[String(issue.path[0])] ??= issue.message
  if (!parsed.ok) messages.amount = amountProblemWords(parsed.reason, draft.currency, locale)
  return { ok: false, messages }
}
