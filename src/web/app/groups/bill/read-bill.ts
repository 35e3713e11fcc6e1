import type { GroupAccountRow } from '#contract/groups/accounts.ts'
import type { GroupCommandInput } from '#contract/groups/commands.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow, GroupSplit } from '#contract/groups/expenses.ts'
import { limits } from '#contract/limits.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { isSharedAlike, movedParts, type PartedBill } from '#domain/groups/gone/gone-parts.ts'
import { jointPayers } from '#domain/groups/joint/owner-parts.ts'
import { type RoundedShare, type SharesVerdict, shareOut } from '#domain/groups/share-out.ts'
import type { Borne } from '#domain/groups/split-expense.ts'
import { formatAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import type { Reading } from '#web/form/use-form.ts'
import { rateProblem, writtenRate } from '#web/ledger/sheet/written-rate.ts'
import { say } from '#web/words/say.ts'
import type { Names } from '../group.ts'
import type { BillDraft } from './draft.ts'
import { readSplit, readSum } from './read-split.ts'
import { itemsGap, problemWords, remainderWords } from './split-words.ts'

type Doc = GroupCommandInput<'group_expenses.create'>['doc']
export type BillFields = Omit<Doc, 'id'>

export interface BillSetting {
  readonly id: string
  readonly locale: string
  readonly names: Names
  readonly memberIds: readonly string[]
  /** Those it may be paid from. */
  readonly joint: readonly GroupAccountRow[]
  /** As it is stored; null for a new one. */
  readonly stored: GroupExpenseRow | null
  readonly members: GroupRow['members']
  /** What rounding has cost each in the group's other expenses, in a currency. */
  readonly borneIn: (currency: string) => Borne
}

type Amounted = { readonly amount: number } | { readonly message: string }

export function readAmount({ amount: text, currency }: BillDraft, locale: string): Amounted {
  const parsed = readTypedAmount(text, currency, locale)
  if (!parsed.ok) return { message: amountProblemWords(parsed.reason, currency, locale) }
  if (parsed.amount <= 0) return { message: say('Enter an amount above zero.') }
  if (parsed.amount > limits.amountMinorUnits) return { message: say('That amount is too large.') }
  return { amount: parsed.amount }
}

type Paid =
  | { readonly ok: true; readonly payers: BillFields['payers'] }
  | { readonly ok: false; readonly message: string }

/** Who is gone keeps what they have in it; the words say whose part would be another. */
function goneWords(draft: BillDraft, parts: Partial<PartedBill>, setting: BillSetting) {
  const { stored, members, names, locale } = setting
  if (!stored) return null
  const after = { ...stored, currency: draft.currency, ...parts }
  const side = parts.payers ? 'payers' : 'shares'
  const [moved] = movedParts(members, stored, after).filter((one) => one.side === side)
  if (!moved) return null
  const who = names.plain(moved.memberId)
  if (moved.amount === 0) return say('{who} takes no new part in this.', { who })
  const sum = formatAmount(moved.amount, stored.currency, locale)
  return side === 'payers'
    ? say('{who} paid {sum} of this, and that stays.', { who, sum })
    : `${who} keeps a part of ${sum}: only those of others can change.`
}

function keptPayers(payers: BillFields['payers'], draft: BillDraft, setting: BillSetting): Paid {
  const message = goneWords(draft, { payers }, setting)
  return message === null ? { ok: true, payers } : { ok: false, message }
}

function readPayers(draft: BillDraft, amount: number, setting: BillSetting): Paid {
  const { currency, payer, paid, jointAccountId } = draft
  const account = setting.joint.find(({ id }) => id === jointAccountId)
  if (account && account.currency !== currency) {
    return {
      ok: false,
      message: say('{account} is in {currency}.', {
        account: account.name,
        currency: account.currency,
      }),
    }
  }
  if (account) {
    const bill = { id: setting.id, amount, payers: [], jointAccountId }
    return keptPayers(jointPayers(bill, account.owners, setting.stored), draft, setting)
  }
  if (payer !== null) return keptPayers([{ memberId: payer, amount }], draft, setting)
  const payers = []
  for (const memberId of setting.memberIds) {
    const sum = readSum(paid[memberId] ?? '', { currency, locale: setting.locale })
    if (sum === null || sum < 0)
      return { ok: false, message: say('One of the amounts cannot be read.') }
    if (sum > 0) payers.push({ memberId, amount: sum })
  }
  const gap = amount - payers.reduce((sum, one) => sum + one.amount, 0)
  if (gap === 0) return keptPayers(payers, draft, setting)
  const size = formatAmount(Math.abs(gap), currency, setting.locale)
  const message =
    gap > 0
      ? say('Who paid the other {size}?', { size })
      : say('That is {size} more than the amount.', { size })
  return { ok: false, message }
}

export interface SharesRead {
  readonly split: GroupSplit | null
  readonly shares: readonly RoundedShare[]
  /** What is wrong with it. */
  readonly problem: string | null
  /** What is worth saying although nothing is wrong. */
  readonly note: string | null
}

/** Each one's part as the sheet stands now, or what is still missing. */
export function readShares(draft: BillDraft, amount: number, setting: BillSetting): SharesRead {
  const { locale, names, memberIds } = setting
  const { currency } = draft
  const writing = { currency, locale, names }
  const read = readSplit(draft, { currency, locale, memberIds })
  if (!read.ok) return { split: null, shares: [], problem: read.message, note: null }
  const { split } = read
  const gap = itemsGap(amount, split)
  if (gap !== 0) {
    const size = formatAmount(Math.abs(gap), currency, locale)
    const side = gap > 0 ? say('less than') : say('more than')
    const problem = say('Items, tax and tip are {size} {side} the amount.', { size, side })
    return { split, shares: [], problem, note: null }
  }
  const verdict = sharesOf({ amount, currency, split }, setting)
  if (!verdict.ok) {
    return { split, shares: [], problem: problemWords(verdict, split, writing), note: null }
  }
  const { shares } = verdict
  const problem = goneWords(draft, { shares }, setting)
  return { split, shares, problem, note: remainderWords(shares, split, writing) }
}

type Shared = Pick<BillFields, 'amount' | 'currency'> & { readonly split: GroupSplit }

function sharesOf(bill: Shared, { id, stored, borneIn }: BillSetting): SharesVerdict {
  if (stored && isSharedAlike(stored, bill)) return { ok: true, shares: stored.shares }
  return shareOut(bill.amount, bill.split, id, borneIn(bill.currency))
}

export function readBill(draft: BillDraft, setting: BillSetting): Reading<BillFields> {
  const sum = readAmount(draft, setting.locale)
  const description = draft.description.trim()
  const date = isDay(draft.date) ? draft.date : null
  const amount = 'amount' in sum ? sum.amount : 0
  const paid = readPayers(draft, amount, setting)
  const { split, problem } = readShares(draft, amount, setting)
  const isMissing = !('amount' in sum)
  const rate = writtenRate(draft)
  const noRate = rateProblem(rate)
  const messages = {
    ...(isMissing && { amount: sum.message }),
    ...(noRate !== null && { rate: noRate }),
    ...(description === '' && { description: say('Say what it was.') }),
    ...(date === null && { date: say('Enter a date, like 3 nov or yesterday.') }),
    ...(!isMissing && !paid.ok && { payers: paid.message }),
    ...(!isMissing && problem !== null && { split: problem }),
  }
  if (Object.keys(messages).length > 0 || !paid.ok || split === null || date === null) {
    return { ok: false, messages }
  }
  const { currency, categoryId, receiptId, jointAccountId } = draft
  const notes = draft.notes.trim() || null
  const fields = { description, amount, currency, rate, date, categoryId, notes, receiptId }
  return { ok: true, fields: { ...fields, payers: paid.payers, jointAccountId, split } }
}
