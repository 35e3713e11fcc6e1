import { z } from 'zod'
import { budgets } from '#contract/budgets/entities.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import type { Budget, BudgetFields } from '#web/budgets/budget.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import type { Messages } from '#web/form/messages.ts'
import { messagesOf } from '#web/form/messages.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import { amountNow, planAmount } from './amount-plan.ts'
import type { BudgetDraft } from './draft.ts'

/** The same shape the server checks. */
const budgetShape = z.object(budgets.writable)

const ownWords: Messages = {
  startOn: say('Enter a day, like 3 nov.'),
  endOn: say('Enter a day, like 3 nov.'),
}

/** The place in the form that shows what is wrong with a field. */
const placeOf = (path: string) => (path === 'rollover.cap' ? 'cap' : path.split('.')[0] || path)

/** An end that was emptied is none. */
const endOf = ({ period, ends, endOn }: BudgetDraft) =>
  period === 'custom' || (ends && endOn.trim() !== '') ? endOn : null

const nothingAfter = { surplus: 'reset', deficit: 'forgive' } as const

/** The fields to store, or what to fix. */
export function readBudget(
  draft: BudgetDraft,
  budget: Budget | null,
  today: Day,
  locale: string,
): Reading<BudgetFields> {
  const read = (text: string) => readTypedAmount(text, draft.currency, locale)
  const amountIn = (text: string) => {
    const parsed = read(text)
    return parsed.ok ? parsed.amount : undefined
  }
  // A single period has no next one.
  const { surplus, deficit } = draft.period === 'custom' ? nothingAfter : draft
  const isCapped = surplus === 'cap'
  const checked = budgetShape.safeParse({
    name: draft.name.trim(),
    amount: amountIn(draft.amount),
    amountChanges: draft.changes,
    currency: draft.currency,
    categoryIds: draft.categoryIds,
    period: draft.period,
    startOn: draft.startOn,
    endOn: endOf(draft),
    rollover: {
      surplus,
      deficit,
      cap: isCapped ? amountIn(draft.cap) : null,
    },
    alerts: draft.alerts.toSorted((a, b) => a - b),
    archived: draft.archived,
  })
  const messages = messagesOf(checked.error, (at) => ownWords[at], placeOf)
  for (const at of isCapped ? (['amount', 'cap'] as const) : (['amount'] as const)) {
    const parsed = read(draft[at])
    if (!parsed.ok) messages[at] = amountProblemWords(parsed.reason, draft.currency, locale)
  }
  if (budget && budget.moves.length > 0 && draft.currency !== budget.currency) {
    messages.currency = say('Money was moved here, so it keeps its currency.')
  }
  if (!checked.success || Object.keys(messages).length > 0) return { ok: false, messages }
  const fields = budget ? withNewAmount(checked.data, budget, draft, today) : checked.data
  const between = Object.entries(budgets.check(fields))
  return between.length > 0
    ? { ok: false, messages: Object.fromEntries(between.map(([at, text]) => [placeOf(at), text])) }
    : { ok: true, fields }
}

/** The amount that was typed counts from the day that was chosen. */
function withNewAmount(
  fields: BudgetFields,
  budget: Budget,
  { amountFrom }: BudgetDraft,
  today: Day,
): BudgetFields {
  // Other amounts of another currency mean nothing any more.
  if (fields.currency !== budget.currency) return { ...fields, amountChanges: [] }
  const planned = { ...fields, amount: budget.amount }
  if (fields.amount === amountNow(planned, today)) return planned
  return { ...fields, ...planAmount(planned, fields.amount, amountFrom, today) }
}
