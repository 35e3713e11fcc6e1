import { z } from 'zod'
import { expenses } from '#contract/ledger/expenses.ts'
import { incomes } from '#contract/ledger/incomes.ts'
import { typedAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { fieldsOf } from '#web/writes/write.ts'
import type { Entry, EntryFields } from '../model/entry.ts'
import { expenses as expensesNoun, incomes as incomesNoun } from '../model/noun.ts'

/** Compiled checks need eval, which the content policy refuses. */
z.config({ jitless: true })

/** What can be changed without leaving the list, as it is being typed. */
export interface InlineDraft {
  readonly description: string
  readonly categoryId: string | null
  readonly date: string
  readonly amount: string
}

export type InlineField = keyof InlineDraft
export type InlineMessages = Partial<Record<InlineField, string>>

export type ReadInline =
  | { readonly ok: true; readonly fields: EntryFields }
  | { readonly ok: false; readonly messages: InlineMessages }

export const inlineDraft = (entry: Entry, locale: string): InlineDraft => ({
  description: entry.description,
  categoryId: entry.categoryId,
  date: entry.date,
  amount: typedAmount(entry.amount, entry.currency, locale),
})

export const isSplit = (entry: Entry): boolean => 'lines' in entry && entry.lines !== null

const expenseShape = z.object(expenses.writable)
const incomeShape = z.object(incomes.writable)

/** What is wrong with the row as a whole is told beside the amount: only that can cause it here. */
function problemsOf(entry: Entry, fields: EntryFields): Readonly<Record<string, string>> {
  const checked = ('source' in entry ? incomeShape : expenseShape).safeParse(fields)
  const problems: Record<string, string> = {}
  for (const issue of checked.error?.issues ?? []) {
    problems[String(issue.path[0])] ??= issue.message
  }
  if (!checked.success || 'source' in fields) return problems
  const [wrong] = Object.values(expenses.check({ ...fields, id: entry.id }))
  return wrong === undefined ? problems : { amount: wrong }
}

/** The fields to store, or what to fix, in the contract's own words. */
export function readInline(entry: Entry, draft: InlineDraft, locale: string): ReadInline {
  const { currency } = entry
  const parsed = readTypedAmount(draft.amount, currency, locale)
  const noun = 'source' in entry ? incomesNoun : expensesNoun
  const fields = {
    ...fieldsOf(noun.table, entry),
    description: draft.description.trim(),
    categoryId: draft.categoryId,
    date: draft.date,
    amount: parsed.ok ? parsed.amount : Number.NaN,
  } as EntryFields
  const problems = problemsOf(entry, fields)
  const messages: Record<string, string> = { ...problems }
  if (!parsed.ok) messages.amount = amountProblemWords(parsed.reason, currency, locale)
  return Object.keys(messages).length === 0 ? { ok: true, fields } : { ok: false, messages }
}
