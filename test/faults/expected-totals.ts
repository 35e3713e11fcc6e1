import type pg from 'pg'
import type { Deed } from './deeds.ts'

export interface StoredRow {
  readonly label: string
  readonly id: string
  readonly amount: number
}

type Totals = Map<string, number>

/** How many sums are not what the confirmed deeds lead to, counted without the product's help. */
export async function countWrongTotals(
  client: pg.Client,
  url: string,
  deeds: readonly Deed[],
  rows: readonly StoredRow[],
): Promise<number> {
  const amounts: Totals = new Map(deeds.map(({ id, amount }) => [id, amount]))
  const wrongRows = rows.filter(({ id, amount }) => amounts.get(id) !== amount).length
  const goals = countDiffering(goalsAfter(deeds), await storedGoals(client, deeds))
  return wrongRows + goals + countDiffering(balancesAfter(deeds), await shownBalances(url, deeds))
}

function goalsAfter(deeds: readonly Deed[]): Totals {
  const totals: Totals = new Map()
  for (const { kind, player, amount } of deeds) {
    if (kind === 'contribution') add(totals, player.goalId, amount)
  }
  return totals
}

async function storedGoals(client: pg.Client, deeds: readonly Deed[]): Promise<Totals> {
  const { rows } = await client.query<{ id: string; saved: number }>(
    'select id, total_saved::int as saved from goals where id = any($1)',
    [[...new Set(deeds.map(({ player }) => player.goalId))]],
  )
  return new Map(rows.map(({ id, saved }) => [id, saved]))
}

/** Bills are shared by all alike, and can be without a rest. */
function balancesAfter(deeds: readonly Deed[]): Totals {
  const totals: Totals = new Map()
  for (const { kind, player, amount, to } of deeds) {
    const { group, name } = player
    if (kind !== 'bill' && kind !== 'settlement') continue
    add(totals, group.of(name), kind === 'settlement' ? -amount : amount)
    if (kind === 'settlement') add(totals, group.of(to), amount)
    else {
      const members = Object.values(group.member)
      for (const memberId of members) add(totals, memberId, -amount / members.length)
    }
  }
  return totals
}

/** As people see them. */
async function shownBalances(url: string, deeds: readonly Deed[]): Promise<Totals> {
  const seers = new Map(deeds.map(({ player }) => [player.group, player.person]))
  const answers = await Promise.all([...seers].map(([group, person]) => group.read(person.at(url))))
  return new Map(
    answers.flatMap(({ balances }) => balances.map(({ memberId, amount }) => [memberId, amount])),
  )
}

function add(totals: Totals, name: string, amount: number): void {
  totals.set(name, (totals.get(name) ?? 0) + amount)
}

function countDiffering(expected: Totals, found: Totals): number {
  const names = new Set([...expected.keys(), ...found.keys()])
  return [...names].filter((name) => (expected.get(name) ?? 0) !== (found.get(name) ?? 0)).length
}
