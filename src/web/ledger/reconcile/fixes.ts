import type { RowOf } from '#contract/collections.ts'
import { methodOnStatement } from '#domain/accounts/account.ts'
import type { Break } from '#domain/accounts/checkpoints/agreement.ts'
import type { Candidate, GapKind } from '#domain/accounts/checkpoints/explain.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { paymentSaid } from '#domain/import/payment-said.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'
import { changing, creating, inTurn, removing, type Write } from '#web/writes/write.ts'
import type { LocatedGap } from './checked-book.ts'

export interface FixParts {
  readonly account: AccountRow
  readonly at: Break
  readonly newId: () => string
  /** What an import would propose for a line with that text. */
  readonly categoryOf?: (text: string, effect: number) => string | null
}

type Values = Readonly<Record<string, unknown>>
type Entry = { readonly currency: string; readonly lines?: unknown }

/** The amount that moved the account: its own, or what the bank took in another currency. */
const amountIn = (entry: Entry, { currency }: AccountRow, amount: number): Values =>
  entry.currency === currency ? { amount } : { accountAmount: amount }

const entryChange = ({ source }: LocatedGap, fields: Values): Write | null =>
  source.is === 'entry' ? changing(source.table, [{ row: source.row, fields }]) : null

/** Of an entry or of one side of a transfer. */
function placeChange(found: LocatedGap, fields: Values): Write | null {
  const { source } = found
  if (source.is !== 'transfer') return entryChange(found, fields)
  const { row, side } = source
  const changed = { ...row[side], ...fields }
  return changing('transfers', [{ row, fields: { [side]: changed } }])
}

/** What has parts would not add up any more. */
function amountChange(found: LocatedGap, account: AccountRow, amount: number): Write | null {
  if (found.source.is !== 'entry') return null
  const entry: Entry = found.source.row
  return entry.lines ? null : entryChange(found, amountIn(entry, account, amount))
}

/** Of a transfer only this side goes: the other account had its money moved. */
function removal({ source }: LocatedGap): Write | null {
  if (source.is === 'entry') return removing(source.table, [source.row])
  // A loan or a group would have something open again: that is for a person to say.
  if (source.is !== 'transfer') return null
  const { row, side } = source
  const other = row[side === 'from' ? 'to' : 'from']
  if (!other) return removing('transfers', [row])
  // The fee of the side that stays was paid all the same.
  const fee = row.fee?.side === side ? null : row.fee
  const fields = { [side]: null, reason: 'outside', fee }
  return changing('transfers', [{ row, fields }])
}

interface NewEntry {
  readonly id: string
  readonly effect: number
  readonly fields: Values
  readonly account: AccountRow
}

function entryOf({ id, effect, fields, account }: NewEntry): Write {
  const table = effect < 0 ? 'expenses' : 'incomes'
  const said = paymentSaid(String(fields.description)) ?? 'other'
  const method = methodOnStatement(account.kind, said)
  const paid = table === 'expenses' ? { paymentMethod: method } : {}
  const amount = Math.abs(effect)
  return creating(table, [{ id, ...fields, amount, ...paid }])
}

/** A line of the statement comes into the book after all; by its id the line goes with it. */
function comeBack({ source }: LocatedGap, { account, categoryOf }: FixParts): Write | null {
  if (source.is !== 'left-out') return null
  const { row } = source
  const { effect, date, text, bankId, importId } = row
  const size = Number(effect)
  const categoryId = categoryOf?.(String(text ?? ''), size) ?? null
  const fields = {
    ...{ date, currency: account.currency, description: text || say('Booking'), bankId, importId },
    ...{ accountId: account.id, bankAmount: Math.abs(size), bankOn: date },
    ...(categoryId && { categoryId }),
  }
  return entryOf({ id: row.id, effect: size, fields, account })
}

const kept = ['date', 'currency', 'description', 'notes', 'tags', 'accountId', 'bankId', 'importId']

/** Money out that came in, or the other way round: an entry of the other kind. */
function turned(found: LocatedGap, { newId, account }: FixParts): Write | null {
  if (found.source.is !== 'entry') return null
  const { table, row } = found.source
  const values: Values = row
  const fields = Object.fromEntries(kept.map((name) => [name, values[name]]))
  const entry = entryOf({ id: newId(), effect: -found.gap.effect, fields, account })
  return inTurn([removing(table, [row]), entry])
}

/** A side of a transfer moves too, unless the other one is here already. */
function movedHere(found: LocatedGap, { account }: FixParts): Write | null {
  const { source } = found
  const fields = { accountId: account.id }
  if (source.is === 'entry') {
    return source.row.currency === account.currency ? entryChange(found, fields) : null
  }
  if (source.is !== 'transfer') return null
  const { [source.side === 'from' ? 'to' : 'from']: other, [source.side]: own } = source.row
  return other?.accountId === account.id || own?.groupId ? null : placeChange(found, fields)
}

const fixes: Readonly<Record<GapKind, (found: LocatedGap, parts: FixParts) => Write | null>> = {
  converted: (found, { account, at }) =>
    amountChange(found, account, Math.abs(found.gap.effect + at.gap)),
  changed: (found, { account }) =>
    amountChange(found, account, Math.abs(found.gap.bankEffect ?? found.gap.effect)),
  moved: (found) => entryChange(found, { date: found.gap.bankOn }),
  missing: comeBack,
  pending: (found) => placeChange(found, { isPending: false }),
  elsewhere: movedHere,
  late: (found, { at }) => placeChange(found, { date: at.until }),
  early: (found, { at }) => placeChange(found, { date: addDays(at.until, 1) }),
  double: removal,
  extra: removal,
  sign: turned,
  digits: (found, { account, at }) =>
    amountChange(found, account, Math.abs(found.gap.effect + at.gap)),
  pair: removal,
  opening: () => null,
}

/** What closes this gap by one of its explanations; null where only a person can. */
export function fixOf(
  { kind, ids }: Candidate,
  found: ReadonlyMap<string, LocatedGap>,
  parts: FixParts,
): Write | null {
  const { account, at } = parts
  if (kind === 'opening') {
    const fields = { openingBalance: account.openingBalance + at.gap }
    return changing('accounts', [{ row: account, fields }])
  }
  const writes = ids.map((id) => {
    const one = found.get(id)
    return one ? fixes[kind](one, parts) : null
  })
  const all = writes.filter((write) => write !== null)
  return all.length === ids.length ? inTurn(all) : null
}

/** The last resort: a difference that nobody can explain is put aside, in no total. */
export function putAside({ account, at, newId }: FixParts): Write {
  const side = {
    ...{ accountId: account.id, amount: Math.abs(at.gap), date: at.until },
    ...{ text: say('Put aside as unexplained'), bankId: null, importId: null, isPending: false },
    kept: null,
  }
  const sides = at.gap < 0 ? { from: side, to: null } : { from: null, to: side }
  const doc = { id: newId(), ...sides, fee: null, reason: 'unexplained', note: null, tags: [] }
  return creating('transfers', [doc])
}

/** What the bank says at the end of a day: typed again, it is put right and not said twice. */
export function keepBalance(
  replica: Pick<Replica, 'rows'>,
  { accountId, date, balance }: Pick<RowOf<'checkpoints'>, 'accountId' | 'date' | 'balance'>,
  newId: () => string,
): Write {
  const said = { accountId, date, at: 'close', source: 'typed' } as const
  const before = [...replica.rows('checkpoints').values()].find((row) =>
    Object.entries(said).every(([field, value]) => row[field] === value),
  )
  if (before) return changing('checkpoints', [{ row: before, fields: { balance } }])
  return creating('checkpoints', [{ id: newId(), ...said, balance, importId: null }])
}
