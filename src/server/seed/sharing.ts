import { pino } from 'pino'
import type { UserRow } from '#contract/identity/session.ts'
import { groupScope } from '#contract/sync.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { createMany } from '../documents/write.ts'
import { balancesIn, readBalances } from '../groups/balances.ts'
import { createGroup } from '../groups/create-group.ts'
import { addExpenses } from '../groups/expenses/write-expenses.ts'
import { lockGroup } from '../groups/open-group.ts'
import { Chance } from './chance.ts'
import { globalCategory } from './global-category.ts'
import { firstNames, places } from './people.data.ts'
import { circles } from './sharing.data.ts'

type Circle = (typeof circles)[number]

const DAYS_BETWEEN = 55

/** Groups with people who have no account, their bills, and now and then a payment. */
export async function insertGroups(
  tx: Transaction,
  profile: UserRow,
  until: Day,
  count: number,
): Promise<void> {
  for (let n = 0; n < count; n++) {
    const circle = circles[n % circles.length] ?? circles[0]
    const round = Math.floor(n / circles.length)
    const name = round === 0 ? circle.name : `${circle.name} ${round + 1}`
    const chance = new Chance(`${profile.id} group ${n}`)
    const wanted = addDays(
      until,
      -circle.days - (circle.days < DAYS_BETWEEN ? n * DAYS_BETWEEN : 0),
    )
    const first = await rateDay(tx, circle.currency, wanted)
    await insertGroup(tx, profile, chance, { ...circle, name }, first)
  }
}

/** In another currency it begins on a day with a rate, so that totals are known. */
async function rateDay({ client }: Transaction, currency: string | null, wanted: Day) {
  const { rows } = await client.query<{ day: Day | null }>(
    'select max(day) as day from rates where currency = $1 and day <= $2',
    [currency, wanted],
  )
  return rows[0]?.day ?? wanted
}

async function insertGroup(
  tx: Transaction,
  profile: UserRow,
  chance: Chance,
  circle: Circle,
  first: Day,
): Promise<void> {
  const now = new Date(first)
  const caller = { uid: profile.id, sessionId: '' }
  const context: Context = {
    tx,
    caller,
    now,
    log: pino({ enabled: false }),
    say: async () => false,
    countTry: async () => {},
  }
  const currency = circle.currency ?? profile.currency
  const id = chance.id(now.getTime())
  const memberId = chance.id(now.getTime())
  const placeholders = Array.from({ length: circle.others }, () => ({
    memberId: chance.id(now.getTime()),
    name: chance.pick(firstNames),
  }))
  const { name, kind } = circle
  const doc = { id, name, kind, currency, description: null, simplifyDebts: true }
  await createGroup(context, { doc, memberId, placeholders })
  const { writer, group } = await lockGroup(context, id)
  if (!group) throw new Error('The group that was just made is not there.')
  const memberIds = group.members.map((member) => member.memberId)
  const docs = billsOf(chance, circle, { currency, memberIds, first })
  await addExpenses({ context, writer, group }, docs)
  const last = addDays(first, circle.days)
  const part = circle.currency === null ? 2 : 1
  await settle(context, chance, { id, currency, memberId, last, part })
}

interface Sharing {
  readonly currency: string
  readonly memberIds: readonly string[]
  readonly first: Day
}

function billsOf(chance: Chance, circle: Circle, { currency, memberIds, first }: Sharing) {
  const euro = places.find((place) => place.currency === currency)?.euro ?? 100
  return Array.from({ length: circle.bills }, (_, n) => {
    const cost = chance.pick(circle.costs)
    const date = addDays(first, Math.floor((n * circle.days) / circle.bills))
    const amount = Math.round(chance.between(cost.from, cost.to) * euro)
    const payer = memberIds[chance.below(memberIds.length)] ?? ''
    const left = chance.share() < 0.15 ? memberIds[chance.below(memberIds.length)] : null
    const sharers = memberIds.filter((memberId) => memberId !== left)
    const doc = {
      id: chance.id(Date.parse(date)),
      description: cost.description,
      amount,
      currency,
      rate: null,
      date,
      categoryId: globalCategory(cost.category),
      payers: [{ memberId: payer, amount }],
      split: { mode: 'equal' as const, memberIds: sharers },
      notes: null,
      receiptId: null,
      jointAccountId: null,
    }
    return { doc, path: '' }
  })
}

interface Settling {
  readonly id: string
  readonly currency: string
  readonly memberId: string
  readonly last: Day
  /** All of what is open, or half of it. */
  readonly part: 1 | 2
}

/** What is open between this person and those on the other side, one after the other. */
async function settle(context: Context, chance: Chance, settling: Settling): Promise<void> {
  const { id, currency, memberId, last, part } = settling
  const scope = groupScope(id)
  const balances = balancesIn(await readBalances(context.tx.client, scope), currency)
  const mine = balances.get(memberId) ?? 0
  let open = Math.floor(Math.abs(mine) / part)
  const rows = [...balances].flatMap(([other, theirs]) => {
    const amount = theirs * mine < 0 ? Math.min(open, Math.abs(theirs)) : 0
    if (amount === 0) return []
    open -= amount
    const [from, to] = mine < 0 ? [memberId, other] : [other, memberId]
    const paid = { id: chance.id(Date.parse(last)), from, to, amount, currency, date: last }
    return [
      { ...paid, method: 'bank', note: null, status: 'confirmed', imported: false, groupId: id },
    ]
  })
  const writer = { uid: context.caller.uid, scope, now: new Date(last) }
  if (rows.length > 0) await createMany(context.tx, documentsOf('settlements'), rows, writer)
}
