import type { Day } from '#domain/calendar/calendar.ts'
import type { Repeats } from '#domain/entry-line/find-spreading.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { typedAmount } from '#domain/money/money.ts'
import { newId } from '#web/data/new-id.ts'
import { filled, readFill } from '#web/form/fields/filled.ts'
import type { Entry, Expense, ExpenseFields } from '../model/entry.ts'

/** One part of a purchase over several categories. */
export interface DraftLine {
  readonly key: string
  readonly categoryId: string | null
  readonly amount: string
  readonly note: string
}

export interface DraftBack {
  /** An amount, or a share such as 1/2. */
  readonly amount: string
  readonly from: string
  readonly dueOn: string
  readonly settledBy: string | null
  /** What came of it already. */
  readonly received?: number | undefined
}

export const emptyBack: DraftBack = { amount: '1/2', from: '', dueOn: '', settledBy: null }

/** An expense or income as it is being typed. */
export interface Draft {
  readonly amount: string
  readonly currency: string
  /** What one unit is worth in `rateTo`; empty takes the known one. */
  readonly rate: string
  readonly rateTo: string
  readonly description: string
  /** Where it was paid, or who it came from. */
  readonly place: string
  readonly categoryId: string | null
  readonly date: string
  readonly paymentMethod: ExpenseFields['paymentMethod']
  /** A person said so: an account proposes no other. */
  readonly isMethodChosen?: boolean | undefined
  readonly tags: readonly string[]
  readonly notes: string
  readonly lines: readonly DraftLine[] | null
  /** Empty while the expense it belongs to is being looked for. */
  readonly refundOf: string | null
  /** It became a refund by a minus before its amount. */
  readonly isBackBySign?: boolean | undefined
  readonly back: DraftBack | null
  /** The expense an income pays back what was expected for. */
  readonly settles?: string | null | undefined
  /** Over how many months it is paid. */
  readonly months: string | null
  /** The group it is a bill of; null keeps it in the own book only. */
  readonly groupId: string | null
  /** The member who paid it; null is whoever writes, empty while that is asked. */
  readonly paidBy: string | null
  /** How often it comes again by itself. */
  readonly repeats: Repeats | null
  /** The picture that is kept with it. */
  readonly receiptId: string | null
  /** The account it moved; undefined is the one that habit proposes. */
  readonly accountId?: string | null | undefined
  /** What the bank moved, where the account has another currency. */
  readonly accountAmount: string
}

/** Every new one begins so, also right after another was saved. */
export const newDraft = (
  currency: string,
  today: Day,
  paymentMethod: Draft['paymentMethod'] = 'card',
): Draft => ({
  amount: '',
  currency,
  rate: '',
  rateTo: currency,
  description: '',
  place: '',
  categoryId: null,
  date: today,
  paymentMethod,
  tags: [],
  notes: '',
  lines: null,
  refundOf: null,
  back: null,
  months: null,
  groupId: null,
  paidBy: null,
  repeats: null,
  receiptId: null,
  accountAmount: '',
})

const told = {
  amount: 'amount',
  date: 'day',
  description: 'text',
  categoryId: 'text',
  accountId: 'text',
} as const

/** What an address that opens a new one fills in; a sheet over another screen is filled by none. */
export function filledDraft(
  draft: Draft,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  book: { readonly currency: string; readonly locale: string },
): Draft {
  const isNew = /\/(?:income|expenses)$/.test(pathname) && new URLSearchParams(search).has('add')
  if (!isNew) return draft
  const back = new URLSearchParams(search).has('back')
    ? { ...emptyBack, amount: 'all' }
    : draft.back
  return { ...filled(draft, readFill(search), told, book), back }
}

export const isExpense = (entry: Entry): entry is Expense => 'paymentMethod' in entry

/** What the income is called that pays something of it back. */
export const paidBackWords = ({ description }: Pick<Expense, 'description'>): string =>
  `Paid back: ${description}`.slice(0, 200)

type CurrencyOf = (accountId: string) => string | undefined

/** What the bank moved, as it would be typed in the currency of its account. */
function movedWords({ accountId, accountAmount }: Entry, locale: string, currencyOf: CurrencyOf) {
  const currency = accountId === null ? undefined : currencyOf(accountId)
  return currency && accountAmount !== null ? typedAmount(accountAmount, currency, locale) : ''
}

/** The draft of something stored; `own` is the currency of the book. */
export function draftOf(
  entry: Entry,
  locale: string,
  own: string,
  currencyOf: CurrencyOf = () => undefined,
): Draft {
  const typed = (amount: number) => typedAmount(amount, entry.currency, locale)
  const common = {
    ...newDraft(entry.currency, entry.date),
    amount: typed(entry.amount),
    rate: entry.rate?.value.replace('.', decimalMarkOf(locale)) ?? '',
    rateTo: entry.rate?.to ?? own,
    description: entry.description,
    categoryId: entry.categoryId,
    tags: entry.tags,
    notes: entry.notes ?? '',
    accountId: entry.accountId,
    accountAmount: movedWords(entry, locale, currencyOf),
  }
  if (!isExpense(entry)) return { ...common, place: entry.source ?? '', settles: entry.settles }
  const { lines, expectedBack: back } = entry
  return {
    ...common,
    place: entry.merchant ?? '',
    paymentMethod: entry.paymentMethod,
    lines:
      lines?.map(({ categoryId, amount, note }) => ({
        key: newId(),
        categoryId,
        amount: typed(amount),
        note: note ?? '',
      })) ?? null,
    refundOf: entry.refundOf,
    receiptId: entry.receiptId,
    back: back && { ...back, amount: typed(back.amount), dueOn: back.dueOn ?? '' },
  }
}
