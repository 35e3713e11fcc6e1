/** What comes by itself, is written down ahead, or can only be cancelled until a day. */
import type { ComingTemplate } from '../budgets/upcoming.ts'
import { type Day, isWithin } from '../calendar/calendar.ts'
import { notInBook } from '../loans/in-book-already.ts'
import { type Contract, cancelBy } from './cancel-by.ts'
import { plannedRows } from './planned-rows.ts'
import { amountOn } from './price-changes.ts'
import { soonSpan } from './soon.ts'

export interface Coming {
  kind: 'expense' | 'income' | 'transfer' | 'loan' | 'card' | 'cancel-by'
  id: string
  /** Where it is written down; null of what is only planned. */
  from: 'expenses' | 'incomes' | 'group_shares' | null
  day: Day
  title: string
  /** Null of a day to cancel by. */
  amount: number | null
  currency: string
  /** Its day has come and it waits to be confirmed. */
  isWaiting: boolean
  /** What it will come to is not settled yet. */
  isAbout?: boolean | undefined
}

/** An instalment, with the account its loan is paid from. */
export interface ComingInstalment extends Coming {
  readonly accountId?: string | null | undefined
}

export interface NamedTemplate extends ComingTemplate {
  readonly accountId?: string | null
  readonly description: string
  readonly contract: Contract | null
  readonly startOn: Day
}

/** One between accounts: it is filed nowhere. */
export type NamedTransfer = Omit<NamedTemplate, 'categoryId' | 'contract' | 'accountId'>

interface Span {
  readonly from: Day
  readonly to: Day
}

type TemplateKind = 'expense' | 'income' | 'transfer'

/** What waits to be confirmed is there until it is; the rest comes on its day. */
function rowsOf(kind: TemplateKind, template: NamedTransfer, { from, to }: Span): Coming[] {
  const { id, description, currency, active, nextOn } = template
  const about = { kind, id, from: null, title: description, currency }
  const waiting = template.waitingOn.map((day) => ({
    ...about,
    day,
    amount: amountOn(template, day),
    isWaiting: true,
  }))
  if (!active || nextOn === null || nextOn > to) return waiting
  const ahead = plannedRows([template], nextOn > from ? nextOn : from, to)
  const coming = ahead.map(({ postOn, amount }) => ({
    ...about,
    day: postOn,
    amount,
    isWaiting: false,
  }))
  return [...waiting, ...coming]
}

function cancelRow(template: NamedTemplate, span: Span, today: Day): Coming[] {
  const { id, description, currency, contract, startOn, active } = template
  const last = contract && active ? cancelBy(contract, startOn, today) : null
  if (!last || !isWithin(last.day, span)) return []
  const row = { kind: 'cancel-by' as const, id, from: null, day: last.day, title: description }
  return [{ ...row, amount: null, currency, isWaiting: false }]
}

const byDay = (a: Coming, b: Coming) =>
  a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1

interface Plans {
  readonly expense: readonly NamedTemplate[]
  readonly income: readonly NamedTemplate[]
  readonly transfer: readonly NamedTransfer[]
  /** Of loans. */
  readonly instalments: readonly ComingInstalment[]
  /** Of cards, and what is written down for days after today. */
  readonly besides: readonly Coming[]
}

const sized = (row: ComingInstalment) =>
  row.amount === null
    ? []
    : [{ ...row, row, date: row.day, amount: row.amount, counted: row.amount }]

/**
 * The expense that a template makes of an instalment, or that somebody wrote down for it, is told
 * and not the instalment beside it. What its owner should have paid by now is told whatever comes.
 */
function instalmentsBeside(
  instalments: readonly ComingInstalment[],
  costs: readonly ComingInstalment[],
): Coming[] {
  const due = instalments.filter(({ isWaiting }) => !isWaiting).flatMap(sized)
  const left = new Set(notInBook(due, costs.flatMap(sized)).map(({ row }) => row))
  return instalments
    .filter((row) => row.isWaiting || left.has(row))
    .map(({ accountId: _, ...row }) => row)
}

/** What comes soon, or up to another day, the soonest first. */
export function comingSoon(plans: Plans, today: Day, to: Day = soonSpan(today).to): Coming[] {
  const { expense, income, transfer, instalments, besides } = plans
  const span = { from: today, to }
  const costs = expense.map((template) => ({
    accountId: template.accountId,
    rows: rowsOf('expense', template, span),
  }))
  const planned = costs.flatMap(({ rows, accountId }) => rows.map((row) => ({ ...row, accountId })))
  const written = besides.filter(({ from }) => from === 'expenses')
  return [
    ...costs.flatMap(({ rows }) => rows),
    ...income.flatMap((template) => rowsOf('income', template, span)),
    ...transfer.flatMap((template) => rowsOf('transfer', template, span)),
    ...expense.flatMap((template) => cancelRow(template, span, today)),
    ...instalmentsBeside(instalments, [...planned, ...written]),
    ...besides,
  ].sort(byDay)
}
