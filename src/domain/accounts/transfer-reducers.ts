/** What the commands of transfers do: two entries become one, and are two again. */
import {
  type CommandContext,
  create,
  drop,
  put,
  type Reducer,
  type Row,
  type RowChange,
  type Rows,
  refuse,
} from '../command.ts'
import { deriveTransfer } from './derive-transfer.ts'
import { type MoveKind, moveOf } from './moves.ts'
import {
  joinSides,
  type KeptSide,
  type SideEntry,
  type SideProblem,
  sideOf,
  sideProblem,
} from './sides.ts'
import type { TransferFee } from './transfer.ts'

type Entry = Row &
  SideEntry & {
    readonly amount: number
    readonly currency: string
    readonly accountAmount: number | null
  }
type Side = Omit<KeptSide<Entry>, 'kept'> & { readonly kept: Entry | null }
type Fee = TransferFee & { readonly categoryId: string | null }
type Transfer = Row & {
  readonly from: Side | null
  readonly to: Side | null
  readonly fee: Fee | null
}
type Name = 'from' | 'to'

interface Pair {
  readonly id: string
  readonly outId?: string | null | undefined
  readonly inId?: string | null | undefined
  readonly side?: Omit<Side, 'kept'> | null | undefined
}

interface Unpair {
  readonly id: string
  readonly remember?: boolean | undefined
  readonly side?: Name | null | undefined
}

interface Complete {
  readonly id: string
  readonly entryId?: string | null | undefined
  readonly side?: Omit<Side, 'kept'> | null | undefined
}

/** What left was an expense, and what came an income. */
const kinds: Readonly<Record<Name, { readonly table: string; readonly kind: MoveKind }>> = {
  from: { table: 'expenses', kind: 'expense' },
  to: { table: 'incomes', kind: 'income' },
}

const problemWords: Readonly<Record<SideProblem, string>> = {
  lines: 'It is split over several categories.',
  refundOf: 'It is a refund.',
  expectedBack: 'Some of it is expected back.',
  installment: 'It is one of several parts.',
  loanId: 'It is an instalment of a loan.',
  settles: 'It pays back an expense.',
  receiptId: 'It has a receipt.',
  'pointed-at': 'Money came back for it.',
  'no-account': 'Say first which account it moved.',
  estimated: 'Say first what the bank moved, in the currency of the account.',
}

const currencyIn = (rows: Rows) => (id: string) => {
  const account = rows.row('accounts', id)
  return account ? String(account.currency) : undefined
}

const isPointedAt = (rows: Rows, { id }: Entry) =>
  rows.where('expenses', 'refundOf', id).length > 0 ||
  rows.where('incomes', 'settles', id).length > 0

/** The side an entry becomes, or what keeps it from being one. */
function plainSide(rows: Rows, name: Name, entry: Entry): KeptSide<Entry> | string {
  const { kind } = kinds[name]
  const { accountId } = entry
  const currency = (accountId && currencyIn(rows)(accountId)) ?? entry.currency
  const move = moveOf({ ...entry, kind }, currency, null)
  const problem = sideProblem(entry, move, name === 'from' && isPointedAt(rows, entry))
  const side = problem ? null : sideOf({ entry, effect: move.effect ?? 0 })
  return side ?? problemWords[problem ?? 'no-account']
}

interface Sides {
  readonly from: Side
  readonly to: Side
  readonly fee: Fee | null
}

/** What is stored of both together; null where they are no transfer. */
function joined(rows: Rows, id: string, { fee, ...sides }: Sides) {
  const transfer = joinSides({ id, ...sides, fee }, currencyIn(rows))
  if (!transfer) return null
  const { fee: found, ...rest } = transfer
  return { ...rest, fee: found && { categoryId: null, ...found } }
}

const unequalWords = 'What left has to arrive, in another account.'

/** Under which name two sides are known not to belong together. */
const keyOf = ({ bankId, kept }: Side, id: string) => bankId ?? kept?.id ?? id

/** Whoever pairs what they took apart has thought better of it. */
function* forgotten(
  rows: Rows,
  id: string,
  { from, to }: Omit<Sides, 'fee'>,
): Generator<RowChange> {
  const said = rows.where('transfer_rejections', 'outKey', keyOf(from, id))
  for (const row of said) {
    if (row.inKey === keyOf(to, id)) yield drop('transfer_rejections', row.id)
  }
}

/** One entry, with what is said of the other side; outside where nothing is. */
function pairOne(rows: Rows, id: string, name: Name, entryId: string, said: Pair['side']) {
  const { table } = kinds[name]
  const field = name === 'from' ? 'outId' : 'inId'
  const entry = rows.row(table, entryId)
  if (!entry) return refuse('not-found')
  const own = plainSide(rows, name, entry as Entry)
  if (typeof own === 'string') return refuse('invalid-input', { [field]: own })
  const other = said ? { ...said, kept: null } : null
  const sides = { from: null, to: null, [name]: own, [name === 'from' ? 'to' : 'from']: other }
  const { from, to } = sides as Pick<Transfer, 'from' | 'to'>
  const outside = { id, from, to, fee: null, reason: 'outside' }
  const transfer = from && to ? joined(rows, id, { from, to, fee: null }) : outside
  if (!transfer) return refuse('invalid-input', { side: unequalWords })
  return [
    create('transfers', deriveTransfer(null, { ...transfer, note: null, tags: [] })),
    drop(table, entryId),
  ]
}

const pair: Reducer<Pair> = (rows, { id, outId = null, inId = null, side = null }) => {
  if (outId === null && inId === null) {
    return refuse('invalid-input', { outId: 'Say which row it was.' })
  }
  if (outId === null || inId === null) {
    return pairOne(rows, id, inId === null ? 'from' : 'to', outId ?? inId ?? '', side)
  }
  const [out, into] = [rows.row('expenses', outId), rows.row('incomes', inId)]
  if (!out || !into) return refuse('not-found')
  const from = plainSide(rows, 'from', out as Entry)
  const to = plainSide(rows, 'to', into as Entry)
  if (typeof from === 'string') return refuse('invalid-input', { outId: from })
  if (typeof to === 'string') return refuse('invalid-input', { inId: to })
  const transfer = joined(rows, id, { from, to, fee: null })
  if (!transfer) return refuse('invalid-input', { inId: unequalWords })
  return [
    create('transfers', deriveTransfer(null, { ...transfer, note: null, tags: [] })),
    ...forgotten(rows, id, { from, to }),
    drop('expenses', outId),
    drop('incomes', inId),
  ]
}

/**
 * The entry a side was, or would be. What was changed of the transfer since is changed of it too,
 * so that no balance is another; what was not is as it was, stamps and all.
 */
function entryChange(rows: Rows, name: Name, side: Side, context: CommandContext): RowChange {
  const { accountId, amount, date, text, bankId, importId, isPending, kept } = side
  const { table } = kinds[name]
  const currency = currencyIn(rows)(accountId) ?? kept?.currency ?? ''
  const said = { accountId, date, bankId, importId, isPending }
  const description = text.trim() === '' ? (kept?.description ?? 'Transfer') : text
  const moved =
    kept && kept.currency !== currency ? { accountAmount: amount } : { amount, currency }
  const made = { id: context.newId(), ...(name === 'from' && { paymentMethod: 'bank' }) }
  const row = { ...(kept ?? made), ...said, description, ...moved }
  return { ...create(table, row), ...(kept && { isBack: true }) }
}

const sidesOf = (transfer: Transfer) =>
  (['from', 'to'] as const).flatMap((name) => {
    const side = transfer[name]
    return side ? [{ name, side }] : []
  })

/** With one side only; a fee that was the difference between the two is none any more. */
function withOnly(rows: Rows, transfer: Transfer, gone: Name): RowChange {
  const { from, to, fee } = transfer
  const [left, came] = [from, to].map((side) => side && currencyIn(rows)(side.accountId))
  // Between two currencies nothing follows from a difference: somebody said it.
  const isSaid = fee && (fee.categoryId !== null || left !== came)
  const isLeft = isSaid && fee.side !== gone
  const rest = { ...transfer, [gone]: null, reason: 'outside', fee: isLeft ? fee : null }
  return put('transfers', deriveTransfer(null, rest))
}

const unpair: Reducer<Unpair> = (rows, { id, remember = false, side = null }, context) => {
  const transfer = rows.row('transfers', id) as Transfer | null
  if (!transfer) return refuse('not-found')
  const all = sidesOf(transfer)
  const apart = all.filter(({ name }) => side === null || name === side)
  if (apart.length === 0) return refuse('invalid-input', { side: 'That side is not here.' })
  const entries = apart.map((one) => entryChange(rows, one.name, one.side, context))
  const { from, to } = transfer
  const keys = from && to && { outKey: keyOf(from, id), inKey: keyOf(to, id) }
  return [
    apart.length < all.length ? withOnly(rows, transfer, side ?? 'from') : drop('transfers', id),
    ...entries,
    ...(remember && keys ? [create('transfer_rejections', { id: context.newId(), ...keys })] : []),
  ]
}

const complete: Reducer<Complete> = (rows, { id, entryId = null, side = null }) => {
  const transfer = rows.row('transfers', id) as Transfer | null
  if (!transfer) return refuse('not-found')
  const { from, to, fee } = transfer
  if (from && to) return refuse('invalid-input', { id: 'It has both its sides.' })
  const name = from ? 'to' : 'from'
  const { table } = kinds[name]
  const entry = entryId === null ? null : (rows.row(table, entryId) as Entry | null)
  if (entryId !== null && !entry) return refuse('invalid-input', { entryId: 'It is not here.' })
  const found = entry ? plainSide(rows, name, entry) : side && { ...side, kept: null }
  const field = entry ? 'entryId' : 'side'
  if (found === null) return refuse('invalid-input', { side: 'Say what it was.' })
  if (typeof found === 'string') return refuse('invalid-input', { [field]: found })
  const both = { from: from ?? found, to: to ?? found, fee }
  // Of what is not the other side as it was, the fee may be another one.
  const whole = joined(rows, id, both) ?? joined(rows, id, { ...both, fee: null })
  if (!whole) return refuse('invalid-input', { [field]: unequalWords })
  return [
    put('transfers', deriveTransfer(null, { ...transfer, ...whole })),
    ...forgotten(rows, id, both),
    ...(entry ? [drop(table, entry.id)] : []),
  ]
}

/** Of a card and the account it is paid from. */
const paysCard = (rows: Rows, { from, to }: Transfer): boolean =>
  from !== null && to !== null && rows.row('accounts', to.accountId)?.payFromId === from.accountId

/**
 * A side whose partner goes with its import is an entry again only where it stood in the book as
 * one when that import came, and not where it came with a statement and pays a card.
 */
function staysMoved(rows: Rows, transfer: Transfer, { kept, importId }: Side, undone: Row) {
  if (!kept || String(transfer.createdAt) < String(undone.createdAt)) return true
  const isYounger = String(kept.createdAt) >= String(undone.createdAt)
  return importId !== null && (isYounger || paysCard(rows, transfer))
}

/** What becomes of each transfer that an import brought a side of: what is left, and as what. */
export function leftOfTransfers(rows: Rows, importId: string) {
  const undone = rows.row('imports', importId)
  const found = new Map(
    (['from.importId', 'to.importId'] as const)
      .flatMap((field) => rows.where('transfers', field, importId) as readonly Transfer[])
      .map((transfer) => [transfer.id, transfer]),
  )
  return [...found.values()].map((transfer) => {
    const [left] = sidesOf(transfer).filter(({ side }) => side.importId !== importId)
    const isMoved = left && undone ? staysMoved(rows, transfer, left.side, undone) : false
    return { transfer, left, isMoved }
  })
}

/** The sides an import brought go with it; the others stay moved, or are what they were before. */
export const withoutImport = (rows: Rows, importId: string, context: CommandContext) =>
  leftOfTransfers(rows, importId).flatMap(({ transfer, left, isMoved }): readonly RowChange[] => {
    if (!left) return [drop('transfers', transfer.id)]
    if (isMoved) return [withOnly(rows, transfer, left.name === 'from' ? 'to' : 'from')]
    return [drop('transfers', transfer.id), entryChange(rows, left.name, left.side, context)]
  })

export const transferReducers = {
  'transfers.pair': pair,
  'transfers.unpair': unpair,
  'transfers.complete': complete,
}
