import { z } from 'zod'
import { transfers } from '#contract/accounts/entities.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { typedAmount } from '#domain/money/money.ts'
import type { Frequency } from '#domain/recurring/rule.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { messagesOf } from '#web/form/messages.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import type { FieldsOf } from '#web/writes/write.ts'
import type { AccountRow, TransferRow } from '../account.ts'

export type TransferFields = FieldsOf<'transfers'>

/** In place of an account that is not kept here; it has to be said. */
export const outside = 'outside'

/** Money on its way, as it is being typed. */
export interface TransferDraft {
  /** Empty until it is chosen. */
  readonly fromId: string
  readonly toId: string
  /** What is moved, without the fee. */
  readonly amount: string
  /** What arrives, where the other account has another currency. */
  readonly arrives: string
  readonly fee: string
  readonly date: string
  /** Where it arrives on another day. */
  readonly arrivesOn: string
  readonly note: string
  /** A new one comes again by itself. */
  readonly repeats: Frequency | null
}

export const newTransfer = (today: Day): TransferDraft => ({
  ...{ fromId: '', toId: '', amount: '', arrives: '', fee: '', date: today, arrivesOn: '' },
  ...{ note: '', repeats: null },
})

/** The same shape the server checks. */
const shape = z.object(transfers.writable)

export type Accounts = ReadonlyMap<string, AccountRow>

/** The currencies it leaves in and arrives in; of one side alone both are its own. */
export function currenciesOf({ fromId, toId }: TransferDraft, accounts: Accounts, own: string) {
  const [from, to] = [accounts.get(fromId)?.currency, accounts.get(toId)?.currency]
  return { from: from ?? to ?? own, to: to ?? from ?? own }
}

export function draftOfTransfer(row: TransferRow, accounts: Accounts, locale: string) {
  const { from, to, fee } = row
  const own = accounts.get((from ?? to)?.accountId ?? '')?.currency ?? 'EUR'
  const ids = { fromId: from?.accountId ?? outside, toId: to?.accountId ?? outside }
  const days = { date: row.date, arrivesOn: from && to && to.date !== from.date ? to.date : '' }
  const draft = { ...newTransfer(row.date), ...ids, ...days, note: row.note ?? '' }
  const { from: left, to: came } = currenciesOf(draft, accounts, own)
  const typed = (amount: number, currency: string) => typedAmount(amount, currency, locale)
  const kept = fee?.side === 'from' ? fee.amount : 0
  const lost = fee?.side === 'to' ? fee.amount : 0
  const moved = from ? from.amount - kept : (to?.amount ?? 0) + lost
  const feeCurrency = fee?.side === 'to' ? came : left
  return {
    ...draft,
    amount: typed(moved, from ? left : came),
    arrives: left !== came && to ? typed(to.amount + lost, came) : '',
    fee: fee ? typed(fee.amount, feeCurrency) : '',
  }
}

type Side = NonNullable<TransferFields['from']> | NonNullable<TransferFields['to']>

const plain = { text: '', bankId: null, importId: null, isPending: false, kept: null } as const

/** What a side says besides stays as it is. */
const sideOf = <S extends Side>(was: S | null, said: Pick<Side, 'accountId' | 'amount' | 'date'>) =>
  ({ ...plain, ...was, ...said }) as S

/** Of what leaves where that is known, else of what arrives; what is stored says it itself. */
export function feeSide(
  { fromId, toId }: TransferDraft,
  before: Pick<TransferFields, 'fee'> | null,
) {
  const isKept = (id: string) => id !== '' && id !== outside
  return (isKept(fromId) && before?.fee?.side !== 'to') || !isKept(toId) ? 'from' : 'to'
}

interface Read {
  readonly amount: number | undefined
  readonly arrives: number | undefined
  readonly fee: number | null | undefined
}

interface Reader {
  readonly accounts: Accounts
  /** The home currency. */
  readonly own: string
  readonly locale: string
}

/** What was typed as amounts, and what is wrong with it. */
function readAmounts(
  draft: TransferDraft,
  before: Pick<TransferFields, 'fee'> | null,
  { accounts, own, locale }: Reader,
) {
  const messages: Record<string, string> = {}
  const currencies = currenciesOf(draft, accounts, own)
  const read = (field: 'amount' | 'arrives' | 'fee', currency: string) => {
    const parsed = readTypedAmount(draft[field], currency, locale)
    if (!parsed.ok) messages[field] = amountProblemWords(parsed.reason, currency, locale)
    else if (parsed.amount <= 0) messages[field] = say('Enter an amount above zero.')
    return parsed.ok ? parsed.amount : undefined
  }
  const isOne = currencies.from === currencies.to
  const amount = read('amount', currencies.from)
  const sums: Read = {
    amount,
    arrives: isOne ? amount : read('arrives', currencies.to),
    fee: draft.fee.trim() === '' ? null : read('fee', currencies[feeSide(draft, before)]),
  }
  return { sums, messages }
}

/** What leaves as far as it is typed, with its fee. */
export function leavingIn(draft: TransferDraft, reader: Reader) {
  const { amount, fee } = readAmounts(draft, null, reader).sums
  return amount && amount + (fee ?? 0)
}

/** The transfer to store, or what to fix. */
export function readTransfer(
  draft: TransferDraft,
  before: TransferFields | null,
  reader: Reader,
): Reading<TransferFields> {
  const { sums, messages } = readAmounts(draft, before, reader)
  const { date } = draft
  const fromId = draft.fromId === outside ? '' : draft.fromId
  const toId = draft.toId === outside ? '' : draft.toId
  for (const side of ['fromId', 'toId'] as const) {
    if (draft[side] === '') messages[side] = say('Choose an account, or “Not kept here”.')
  }
  if (draft.fromId === outside && draft.toId === outside) {
    messages.fromId = say('Say where it left from or where it went.')
  } else if (fromId !== '' && fromId === toId)
    messages.toId = say('Choose another account than the one it left from.')
  if (draft.repeats && (draft.fromId === outside || draft.toId === outside)) {
    const side = draft.fromId === outside ? 'fromId' : 'toId'
    messages[side] = say('Choose an account of yours, or make it “Only this once”.')
  }
  const { amount = 0, arrives = 0 } = sums
  const fee = sums.fee ?? 0
  const side = feeSide(draft, before)
  if (side === 'to' && fee > 0 && fee >= arrives)
    messages.fee = say('A fee is less than the amount.')
  const left = { accountId: fromId, amount: amount + (side === 'from' ? fee : 0), date }
  const isOwn = fromId !== '' && toId !== ''
  const cameOn = (isOwn && draft.arrivesOn.trim()) || date
  const came = { accountId: toId, amount: arrives - (side === 'to' ? fee : 0), date: cameOn }
  const wasAside = before?.reason === 'unexplained'
  const checked = shape.safeParse({
    from: fromId === '' ? null : sideOf(before?.from ?? null, left),
    to: toId === '' ? null : sideOf(before?.to ?? null, came),
    fee: fee > 0 ? { categoryId: null, ...before?.fee, side, amount: fee } : null,
    reason: isOwn ? 'own' : wasAside ? 'unexplained' : 'outside',
    note: draft.note.trim() || null,
    tags: before?.tags ?? [],
    templateId: before?.templateId ?? null,
    occurrenceOn: before?.occurrenceOn ?? null,
  })
  const said = messagesOf(checked.error, (at) => (at.endsWith('date') ? dayWords : undefined))
  const places = cameOn === date ? placeOf : { ...placeOf, 'to.date': 'arrivesOn' }
  const placed = Object.entries(said).map(([at, words]) => [places[at] ?? at, words])
  const all = { ...Object.fromEntries(placed), ...messages }
  if (!checked.success || Object.keys(all).length > 0) return { ok: false, messages: all }
  return { ok: true, fields: checked.data }
}

const dayWords = say('Enter a day, like 3 nov.')
const placeOf: Readonly<Record<string, string>> = {
  'from.date': 'date',
  'to.date': 'date',
  'from.amount': 'amount',
  'to.amount': 'amount',
}
