/** What is offered for rows that have no partner here; nothing of it is decided. */
import type { Day } from '../../calendar/calendar.ts'
import { dayNumber } from '../../calendar/day-number.ts'
import { canBeSide, type PairingAccount, type PairingRow, reachDays, Texts } from './candidates.ts'
import type { Pair } from './pair-rows.ts'

/** A row that may have gone to or come from an own account that is not kept here. */
export interface OutsideOffer {
  readonly row: PairingRow
  /** The account its text names, if any. */
  readonly accountId: string | null
  /** Money that came into a card: it pays what was bought with it, so it is nobody's income. */
  readonly isOfCard: boolean
  /** Money that left to pay the bill of a card. */
  readonly paysCard: boolean
  /** It says so, and the other side of it is kept here: taken unless somebody says no. */
  readonly isLikely: boolean
  /** Drawn as notes: the only cash account, whose side no statement ever brings. */
  readonly cashId: string | null
}

/** Where notes go, if there is one such account only. */
function onlyCash(accounts: readonly PairingAccount[], { currency, accountId }: PairingRow) {
  const cash = accounts.filter(({ kind, archived }) => kind === 'cash' && !archived)
  const [only, ...more] = cash.filter((one) => one.currency === currency)
  return only && more.length === 0 && only.id !== accountId ? only.id : null
}

/** The card whose bill is paid: the named one, or the only one that can be. */
function paidCard(
  { accountId, currency }: PairingRow,
  accounts: readonly PairingAccount[],
  isNamed: (one: PairingAccount) => boolean,
) {
  const cards = accounts.filter(
    (one) => one.kind === 'card' && !one.archived && (one.currency ?? currency) === currency,
  )
  const paidHere = cards.filter(({ payFromId }) => payFromId === accountId)
  for (const some of [cards.filter(isNamed), paidHere, cards]) {
    if (some.length === 1) return { isHere: true, id: some[0]?.id ?? null }
  }
  return { isHere: cards.length > 0, id: null }
}

export function outsideOffers(
  rows: readonly PairingRow[],
  accounts: readonly PairingAccount[],
  pairs: readonly Pair[],
): readonly OutsideOffer[] {
  const texts = new Texts(accounts)
  const cards = new Map(accounts.filter(({ kind }) => kind === 'card').map((one) => [one.id, one]))
  const paired = new Set(pairs.flatMap(({ out, in: into }) => [out.id, into.id]))
  return rows.flatMap((row): readonly OutsideOffer[] => {
    if (paired.has(row.id) || !canBeSide(row)) return []
    const named = accounts.find(({ id }) => id !== row.accountId && texts.names(row, id))
    const { hasTransferWord, hasCounterWord, hasCashWord, ...said } = texts.of(row)
    const cashId = hasCashWord && row.amount < 0 ? onlyCash(accounts, row) : null
    const card = cards.get(row.accountId)
    const isOfCard = card !== undefined && row.amount > 0 && !hasCounterWord
    const isPaidHere = named?.kind === 'card' && named.payFromId === row.accountId
    const saysSo = said.paysCard || (isPaidHere && hasTransferWord)
    const paysCard = saysSo && !card && row.amount < 0 && !hasCounterWord
    if (!named && !hasTransferWord && !isOfCard && !paysCard && cashId === null) return []
    if (paysCard) {
      const paid = paidCard(row, accounts, ({ id }) => texts.names(row, id))
      const plain = { isOfCard, cashId: null, paysCard }
      return [{ row, accountId: paid.id, isLikely: paid.isHere, ...plain }]
    }
    const from = isOfCard ? (card.payFromId ?? null) : null
    const isLikely = from !== null && (hasTransferWord || texts.hints(row, from))
    const accountId = cashId ?? named?.id ?? (isLikely ? from : null)
    return [{ row, accountId, isOfCard, isLikely, cashId, paysCard }]
  })
}

/** Something that is still to be paid or to come: an instalment of a loan, or a settlement. */
export interface Due {
  readonly id: string
  readonly of: 'instalment' | 'settlement'
  readonly date: Day
  /** Below zero when I am to pay. */
  readonly amount: number
  readonly currency: string
}

export interface DueOffer {
  readonly row: PairingRow
  readonly due: Due
}

/** The same amount within the days of a transfer. */
export function dueOffers(rows: readonly PairingRow[], dues: readonly Due[]): readonly DueOffer[] {
  const keyOf = ({ amount, currency }: Pick<Due, 'amount' | 'currency'>) => `${amount} ${currency}`
  const byAmount = Map.groupBy(dues, keyOf)
  return rows.flatMap((row) => {
    if (!canBeSide(row)) return []
    const near = (byAmount.get(keyOf(row)) ?? []).filter(({ date }) => {
      const apart = dayNumber(row.date) - dayNumber(date)
      return apart >= reachDays.least && apart <= reachDays.most
    })
    return near.map((due) => ({ row, due }))
  })
}
