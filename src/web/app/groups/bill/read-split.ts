import type { GroupSplit } from '#contract/groups/expenses.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { say } from '#web/words/say.ts'
import type { BillDraft, Typed } from './draft.ts'

export interface Reading {
  readonly currency: string
  readonly locale: string
  readonly memberIds: readonly string[]
}

/** Null is what cannot be read; nothing typed is zero. */
export function readSum(text: string, { currency, locale }: Omit<Reading, 'memberIds'>) {
  if (text.trim() === '') return 0
  const parsed = readTypedAmount(text, currency, locale)
  return parsed.ok ? parsed.amount : null
}

const plainNumber = (text: string) => text.trim().replace(',', '.')

/** "33.33" is 3333 hundredths; more digits than two cannot be kept. */
function readPercent(text: string): number | null {
  const plain = plainNumber(text)
  if (plain === '') return 0
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

function readDecimal(text: string): string | null {
  const plain = plainNumber(text)
  if (plain === '') return '0'
  return /^(?:0|[1-9]\d{0,5})(?:\.\d{1,4})?$/.test(plain) ? plain : null
}

interface Part<Value> {
  readonly memberId: string
  readonly value: Value
}

/** One number a member, left out where it says nothing. */
function readParts<Value>(
  typed: Typed,
  memberIds: readonly string[],
  read: (text: string) => Value | null,
  nothing: Value,
): Part<Value>[] | null {
  const parts: Part<Value>[] = []
  for (const memberId of memberIds) {
    const value = read(typed[memberId] ?? '')
    if (value === null) return null
    if (value !== nothing) parts.push({ memberId, value })
  }
  return parts
}

const unread = say('One of the numbers cannot be read. Write it like 12.50.')

export type SplitReading =
  | { readonly ok: true; readonly split: GroupSplit }
  | { readonly ok: false; readonly message: string }

const refuse = (message: string): SplitReading => ({ ok: false, message })

function readItems(draft: BillDraft, reading: Reading): SplitReading {
  if (draft.items.length === 0) return refuse(say('Add what was bought.'))
  const items = []
  for (const { label, amount, memberIds } of draft.items) {
    const sum = readSum(amount, reading)
    if (sum === null || sum <= 0) return refuse(say('Give every item an amount.'))
    if (memberIds.length === 0) return refuse(say('Say for every item who had it.'))
    items.push({ label: label.trim(), amount: sum, memberIds: [...memberIds] })
  }
  const [tax, tip] = [readSum(draft.tax, reading), readSum(draft.tip, reading)]
  if (tax === null || tip === null || tax < 0 || tip < 0) return refuse(unread)
  return { ok: true, split: { mode: 'items', items, tax, tip } }
}

/** The rule the sheet describes; whether it works out is for the engine to say. */
export function readSplit(draft: BillDraft, reading: Reading): SplitReading {
  const { memberIds } = reading
  const { values } = draft
  const shared = memberIds.filter((memberId) => draft.memberIds.includes(memberId))
  const sum = (text: string) => readSum(text, reading)
  const made = <Value>(parts: Part<Value>[] | null, split: (parts: Part<Value>[]) => GroupSplit) =>
    parts === null ? refuse(unread) : { ok: true as const, split: split(parts) }
  switch (draft.mode) {
    case 'equal':
      if (shared.length === 0) return refuse(say('Choose who shares it.'))
      return { ok: true, split: { mode: 'equal', memberIds: shared } }
    case 'exact':
      return made(readParts(values.exact, memberIds, sum, 0), (parts) => ({ mode: 'exact', parts }))
    case 'percent':
      return made(readParts(values.percent, memberIds, readPercent, 0), (parts) => ({
        mode: 'percent',
        parts,
      }))
    case 'shares':
      return made(readParts(values.shares, memberIds, readDecimal, '0'), (parts) => ({
        mode: 'shares',
        parts,
      }))
    case 'adjustment':
      if (shared.length === 0) return refuse(say('Choose who shares it.'))
      return made(readParts(values.adjustment, shared, sum, 0), (parts) => ({
        mode: 'adjustment',
        memberIds: shared,
        parts,
      }))
    case 'items':
      return readItems(draft, reading)
  }
}
