import type { PositionAnswer } from '#contract/analytics/entities.ts'
import { balanceLine } from '#domain/accounts/balance.ts'
import {
  type PartOn,
  type WorthKind,
  type WorthPart,
  worthOn,
  worthSum,
} from '#domain/accounts/worth-parts.ts'
import { type Day, earlierDay } from '#domain/calendar/calendar.ts'
import { readRateTable } from '../../rates/rates.ts'
import type { Look } from '../look.ts'
import { toldMissing } from '../told-gaps.ts'
import { type AccountRows, accountParts, bookOf } from './account-parts.ts'
import { readHoldings } from './holdings.ts'
import type { Holding } from './position.ts'

/** As it was on each of these days, and on no other. */
function partOf({ amounts, ...holding }: Holding, days: readonly Day[]): WorthPart {
  const known = new Map(days.map((day, at) => [day, amounts[at] ?? 0]))
  const on = (day: Day) => ({ amount: known.get(day) ?? 0, isEstimated: false, missing: null })
  return { ...holding, on }
}

/** What a group I am no longer in owed is settled or lost. */
async function readOwned(look: Look, days: readonly Day[]): Promise<readonly Holding[]> {
  const [holdings, { rows }] = await Promise.all([
    readHoldings(look, days),
    look.db.query<{ readonly id: string }>({
      name: 'worth groups',
      text: 'select id from groups where member_ids @> array[$1::uuid]',
      values: [look.uid],
    }),
  ])
  const mine = new Set(rows.map(({ id }) => id))
  return holdings.filter(({ kind, id }) => kind !== 'group' || mine.has(id))
}

const accountKinds: readonly WorthKind[] = ['money', 'value', 'debt']

function pointOf(day: Day, parts: readonly PartOn[]): PositionAnswer['points'][number] {
  const sumOf = (kinds: readonly WorthKind[]) =>
    worthSum(parts.filter(({ part }) => kinds.includes(part.kind))).amount
  const { amount, missing, isAbout } = worthSum(parts)
  const loans = sumOf(['loan'])
  return {
    day,
    accounts: sumOf(accountKinds),
    goals: sumOf(['goal']),
    debts: loans === null ? null : 0 - loans,
    owed: sumOf(['group']),
    net: amount,
    ...toldMissing(missing.map((one) => ({ ...one, from: day, to: day }))),
    ...(isAbout && { isAbout }),
  }
}

/** What each holds at the end of a day, booked and with what is announced. */
export async function readBalances({ db, scope }: Look, day: Day, rows: AccountRows) {
  const { accounts, foreign } = rows
  const own = foreign.length === 0 ? [] : accounts.map(({ account }) => account.currency)
  const currencies = [...own, ...foreign.map((one) => one.currency)]
  const from = foreign.reduce((least, { date }) => earlierDay(least, date), day)
  const rates = await readRateTable(db, scope, { currencies, from, till: day })
  return accounts.map((kept) => ({
    account: kept.account,
    balance: balanceLine(bookOf(rows, kept, rates))(day),
  }))
}

/** For who keeps accounts, net worth: the same figures by the same rules as on a device. */
export async function readNetWorth(
  look: Look,
  days: readonly Day[],
  rows: AccountRows,
): Promise<PositionAnswer> {
  const { db, currency, scope, today } = look
  const owned = await readOwned(look, days)
  const currencies = [
    currency,
    ...owned.map((one) => one.currency),
    ...[...rows.accounts, ...rows.joint].map(({ account }) => account.currency),
    ...rows.foreign.map((one) => one.currency),
  ]
  const [first = today, last = today] = [days[0], days.at(-1)]
  const from = rows.foreign.reduce((least, { date }) => earlierDay(least, date), first)
  const rates = await readRateTable(db, scope, { currencies, from, till: last })
  const parts = [...accountParts(rows, rates), ...owned.map((one) => partOf(one, days))]
  const points = days.map((day) => pointOf(day, worthOn(parts, day, currency, rates)))
  return {
    currency,
    points,
    parts: worthOn(parts, last, currency, rates).flatMap(({ part, amount, value }) => {
      const { id, name, kind, groupId } = part
      // What an account holds that is unknown is told by its own page.
      if (amount === null || amount === 0) return []
      const told = { id, name, amount, currency: part.currency, counted: value }
      // Where a joint account is seen.
      if (groupId) return [{ kind: 'group', ...told, id: groupId }]
      const isOwned = kind === 'goal' || kind === 'loan' || kind === 'group'
      return [{ kind: isOwned ? kind : 'account', ...told }]
    }),
    missing: [...(points.at(-1)?.missing ?? [])],
    old: [...worthSum(worthOn(parts, last, currency, rates)).old],
  }
}
