import { z } from 'zod'
import { checkExpense, expenses } from '#contract/ledger/expenses.ts'
import { incomes } from '#contract/ledger/incomes.ts'
import { checkTransaction } from '#contract/ledger/transaction.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { describedBy } from '#domain/categories/described-by.ts'
import type { CategoryNames } from '#domain/ledger-filter.ts'
import { fewestParts, mostParts } from '#domain/money/installments.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { ParsedAmount } from '#domain/money/parse-amount.ts'
import {
  type DatedRefundRow,
  isLessPaid,
  isMoreBack,
  type RefundDayProblem,
  type RefundProblem,
  type RefundRow,
  refundDayWords,
  refundWords,
} from '#domain/money/refunds.ts'
import { readShare } from '#domain/typed/read-share.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import type { Messages } from '#web/form/messages.ts'
import { say } from '#web/words/say.ts'
import type { Entry, EntryFields, ExpenseFields, IncomeFields } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import type { Draft } from './draft.ts'
import { writtenRate } from './written-rate.ts'

/** Compiled checks need eval, which the content policy refuses. */
z.config({ jitless: true })

/** The same shapes the server checks. */
const expenseShape = z.object(expenses.writable)
const incomeShape = z.object(incomes.writable)

export type ReadDraft =
  | { readonly ok: true; readonly fields: EntryFields }
  | { readonly ok: false; readonly messages: Messages }

export interface DraftContext {
  readonly noun: Noun
  readonly locale: string
  /** What is stored already; what a draft does not show of it stays. */
  readonly entry: Entry | null
  /** Of the record to be, so that its shares do not change when it is saved. */
  readonly id: string
  /** Of the categories, for what has no words of its own. */
  readonly names: CategoryNames
  /** Of the accounts there are. */
  readonly currencyOf?: (accountId: string) => string | undefined
  /** The account as habit has it, while none was chosen. */
  readonly proposedAccount?: string | null
  /** What speaks against its amount among the others; null when nothing does. */
  readonly refundProblem?: (row: RefundRow) => RefundProblem | null
  readonly refundDayProblem?: (row: DatedRefundRow) => RefundDayProblem | null
  /** What to fix where it pays back more than is still expected. */
  readonly payingMessages?: (fields: IncomeFields) => Messages
}

const textOr = (text: string) => text.trim() || null

export const readAmount = ({ amount, currency }: Draft, locale: string): ParsedAmount =>
  readTypedAmount(amount, currency, locale)

const amountIn = (parsed: ParsedAmount) => (parsed.ok ? parsed.amount : undefined)

function readBack(draft: Draft, { locale, id }: DraftContext): ParsedAmount | null {
  const whole = amountIn(readAmount(draft, locale)) ?? null
  const { back, currency } = draft
  return back && readShare(back.amount, whole, currency, locale, id)
}

const readLines = ({ lines, currency }: Draft, locale: string): readonly ParsedAmount[] =>
  lines?.map((line) => readTypedAmount(line.amount, currency, locale)) ?? []

/** The account it moves; null for a book without any. */
function accountOf({ accountId }: Draft, { proposedAccount = null }: DraftContext) {
  return accountId === undefined ? proposedAccount : accountId
}

/** What the bank moved, where that was typed and is not what the amount says already. */
function readMoved(draft: Draft, context: DraftContext): ParsedAmount | null {
  const accountId = accountOf(draft, context)
  const currency = accountId === null ? undefined : context.currencyOf?.(accountId)
  const isSaid = draft.accountAmount.trim() !== '' && draft.months === null
  if (!currency || currency === draft.currency || !isSaid) return null
  return readTypedAmount(draft.accountAmount, currency, context.locale)
}

function common(draft: Draft, context: DraftContext, categoryId: string | null) {
  const { locale, names } = context
  const moved = readMoved(draft, context)
  return {
    accountId: accountOf(draft, context),
    accountAmount: moved && amountIn(moved),
    amount: amountIn(readAmount(draft, locale)),
    currency: draft.currency,
    rate: writtenRate(draft),
    description: describedBy(draft.description, categoryId, names),
    date: draft.date,
    tags: draft.tags,
    notes: textOr(draft.notes),
  }
}

function asExpense(draft: Draft, context: DraftContext) {
  const amounts = readLines(draft, context.locale)
  const back = readBack(draft, context)
  const categoryId = draft.lines ? (draft.lines[0]?.categoryId ?? null) : draft.categoryId
  return expenseShape.safeParse({
    ...expenses.defaults,
    ...context.entry,
    ...common(draft, context, categoryId),
    merchant: textOr(draft.place),
    paymentMethod: draft.paymentMethod,
    categoryId,
    lines:
      draft.lines?.map(({ categoryId, note }, at) => ({
        categoryId,
        amount: amounts[at]?.ok ? amounts[at].amount : undefined,
        note: textOr(note),
      })) ?? null,
    refundOf: draft.refundOf,
    receiptId: draft.receiptId,
    expectedBack: draft.back && {
      amount: back === null ? undefined : amountIn(back),
      from: draft.back.from.trim(),
      dueOn: textOr(draft.back.dueOn),
      settledBy: draft.back.settledBy,
      received: draft.back.received,
    },
  })
}

const asIncome = (draft: Draft, context: DraftContext) =>
  incomeShape.safeParse({
    ...incomes.defaults,
    ...context.entry,
    ...common(draft, context, draft.categoryId),
    source: textOr(draft.place),
    categoryId: draft.categoryId,
    settles: draft.settles ?? null,
  })

/** Where a message of the shape stands in the sheet. */
const placeOf = (path: string) =>
  path
    .replace(/^(docs|changes)\.\d+\.(patch\.)?/, '')
    .replace(/^(merchant|source)$/, 'place')
    .replace(/^rate\b.*/, 'rate')
    .replace(/^expectedBack$/, 'back.amount')
    .replace(/^expectedBack/, 'back')

/** What the server or the shape said, by the place it stands in the sheet. */
export const placed = (messages: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(messages).map(([path, words]) => [placeOf(path), words]))

/** Amounts say more about themselves than that they are missing. */
function amountMessages(draft: Draft, context: DraftContext): Messages {
  const lines = readLines(draft, context.locale)
  const ofExpense = [
    ['back.amount', readBack(draft, context)] as const,
    ...lines.map((line, at) => [`lines.${at}.amount`, line] as const),
  ]
  const read: readonly (readonly [string, ParsedAmount | null])[] = [
    ['amount', readAmount(draft, context.locale)],
    ['accountAmount', readMoved(draft, context)],
    ...(context.noun.isPaid ? ofExpense : []),
  ]
  const words = (reason: Parameters<typeof amountProblemWords>[0]) =>
    amountProblemWords(reason, draft.currency, context.locale)
  return Object.fromEntries(
    read.flatMap(([at, parsed]) => (parsed && !parsed.ok ? [[at, words(parsed.reason)]] : [])),
  )
}

/** What is not part of the record itself: the number of its parts, and what is still sought. */
function ownMessages(draft: Draft, { locale, entry }: DraftContext): Messages {
  const { months, refundOf, amount, currency } = draft
  const messages: Record<string, string> = {}
  if (refundOf === '') {
    const orIncome = entry === null ? ', or enter it as income' : ''
    messages.refundOf = say('Choose the expense it belongs to{orIncome}.', { orIncome })
  }
  if (draft.paidBy === '') messages.paidBy = say('Choose who paid.')
  else if (draft.groupId !== null && draft.paidBy !== null && draft.repeats !== null)
    messages.paidBy = say('Only what you pay yourself comes again by itself.')
  if (months === null) return messages
  const count = Number(months)
  const isCount = Number.isInteger(count) && count >= fewestParts && count <= mostParts
  if (!isCount)
    messages.months = say('Enter a number of months from {fewestParts} to {mostParts}.', {
      fewestParts,
      mostParts,
    })
  const whole = readTypedAmount(amount, currency, locale)
  if (isCount && whole.ok && whole.amount < count) {
    messages.months = say('That is too little to be paid in so many parts.')
  }
  return messages
}

/** No more comes back than was paid. Only asked where there is something to compare with. */
function refundMessage(fields: ExpenseFields, context: DraftContext): string | null {
  const { id, entry, locale } = context
  const was = entry && 'refundOf' in entry ? entry : null
  if (!isMoreBack(was, fields) && !isLessPaid(was, fields)) return null
  const problem = context.refundProblem?.({ ...fields, id })
  return problem ? refundWords(problem, (sum, code) => formatAmount(sum, code, locale)) : null
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Nothing comes back before it was bought; what was so before may stay. */
function refundDayMessage({ date, refundOf }: ExpenseFields, context: DraftContext): string | null {
  const { id, entry, locale } = context
  const was = entry && 'refundOf' in entry ? entry : null
  if (was && was.date === date && was.refundOf === refundOf) return null
  const problem = context.refundDayProblem?.({ id, date, refundOf })
  return problem ? refundDayWords(problem, (day) => formatDay(day, locale, dayStyle)) : null
}

const refused = (messages: Messages): ReadDraft => ({ ok: false, messages })

/** The fields to store, or what to fix, in the contract's own words. */
export function readDraft(draft: Draft, context: DraftContext): ReadDraft {
  const isExpense = context.noun.isPaid
  const checked = isExpense ? asExpense(draft, context) : asIncome(draft, context)
  const own = isExpense ? ownMessages(draft, context) : {}
  const shape: Record<string, string> = {}
  for (const { path, message } of checked.error?.issues ?? []) shape[path.join('.')] ??= message
  const first = { ...placed(shape), ...amountMessages(draft, context), ...own }
  if (!checked.success || Object.keys(first).length > 0) return refused(first)
  const fields = checked.data
  const between = isExpense
    ? checkExpense({ ...(fields as ExpenseFields), id: context.id })
    : checkTransaction(fields as IncomeFields)
  if (Object.keys(between).length > 0) return refused(placed(between))
  if (!isExpense) {
    const wrong = context.payingMessages?.(fields as IncomeFields) ?? {}
    return Object.keys(wrong).length > 0 ? refused(wrong) : { ok: true, fields }
  }
  const amount = refundMessage(fields as ExpenseFields, context)
  const date = refundDayMessage(fields as ExpenseFields, context)
  if (amount === null && date === null) return { ok: true, fields }
  return refused({ ...(amount && { amount }), ...(date && { date }) })
}
