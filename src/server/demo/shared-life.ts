import {
  expenseTemplates,
  incomeTemplates,
  transferTemplates,
} from '#contract/recurring/entities.ts'
import { addDays, addMonths, type Day, monthOf } from '#domain/calendar/calendar.ts'
import { runCommand } from '../documents/run-command.ts'
import type { Engine } from '../engine.ts'
import { Chance } from '../seed/chance.ts'
import { globalCategory } from '../seed/global-category.ts'
import type { Household } from '../seed/household.ts'
import { accountFor, type DemoAccounts } from './accounts.ts'
import { bills, friends, repeated } from './shared-life.data.ts'

type DemoDeps = Pick<Engine, 'database' | 'clock' | 'log'>

interface Person {
  readonly uid: string
  readonly currency: string
  readonly today: Day
}

/** By the same commands as a member's own device, so that every rule holds here too. */
export async function run(
  deps: DemoDeps,
  uid: string,
  name: string,
  args: Record<string, unknown>,
) {
  const answer = await runCommand(deps, { uid, sessionId: '' }, { key: null, name, args })
  if (!('revs' in answer.result)) throw new Error(`The demo could not run ${name}.`)
}

/** A weekend with friends, partly settled, and what repeats from now on. */
export async function addSharedLife(
  deps: DemoDeps,
  household: Household,
  accounts: DemoAccounts,
): Promise<void> {
  const { id: uid, currency } = household.profile
  const person = { uid, currency, today: household.until }
  await addGroup(deps, person)
  await addTemplates(deps, person, household, accounts)
  await addTransfers(deps, person, accounts)
}

async function addGroup(deps: DemoDeps, { uid, currency, today }: Person): Promise<void> {
  const chance = new Chance(`${uid} group`)
  const at = deps.clock.now().getTime()
  const groupId = chance.id(at)
  const others = friends.map((name) => ({ memberId: chance.id(at), name }))
  const me = chance.id(at)
  const memberIds = [me, ...others.map(({ memberId }) => memberId)]
  await run(deps, uid, 'groups.create', {
    doc: { id: groupId, name: 'Weekend in Lisbon', kind: 'trip', currency },
    memberId: me,
    placeholders: others,
  })
  const docs = bills.map(({ description, category, amount, payer, daysAgo }) => ({
    id: chance.id(at),
    description,
    amount,
    currency,
    date: addDays(today, -daysAgo),
    categoryId: globalCategory(category),
    payers: [{ memberId: memberIds[payer], amount }],
    split: { mode: 'equal', memberIds },
  }))
  await run(deps, uid, 'group_expenses.createMany', { groupId, docs })
  const paid = { amount: 2500, currency, date: addDays(today, -2), method: 'mobile', note: null }
  const settled = { id: chance.id(at), from: others[1]?.memberId, to: me, ...paid }
  await run(deps, uid, 'settlements.claim', { groupId, doc: settled })
}

/** Each as it was the last time; a day that is still to come this month is not in the book. */
async function addTemplates(
  deps: DemoDeps,
  { uid, currency, today }: Person,
  { incomes, expenses }: Household,
  accounts: DemoAccounts,
): Promise<void> {
  const chance = new Chance(`${uid} templates`)
  const at = deps.clock.now().getTime()
  const spent = [...expenses()]
  for (const { kind, description } of repeated) {
    const isThis = (entry: { readonly description: string }) => entry.description === description
    const last = kind === 'income' ? incomes.findLast(isThis) : spent.findLast(isThis)
    if (!last) continue
    const { id: _, createdAt: __, date, ...entry } = last
    const method = 'paymentMethod' in last ? last.paymentMethod : 'bank'
    const accountId = accountFor(accounts, method)
    const { defaults } = kind === 'income' ? incomeTemplates : expenseTemplates
    await run(deps, uid, `${kind}_templates.create`, {
      doc: {
        ...defaults,
        ...entry,
        ...{ id: chance.id(at), currency, accountId, frequency: 'monthly' },
        startOn: nextAfter(today, date),
      },
    })
  }
}

/** What went to the savings and the wallet until now goes on by itself. */
async function addTransfers(
  deps: DemoDeps,
  { uid, currency, today }: Person,
  { current, savings, wallet, saved, drawn }: DemoAccounts,
): Promise<void> {
  const chance = new Chance(`${uid} transfers`)
  const at = deps.clock.now().getTime()
  const ways = [
    { description: 'To savings', amount: saved, toId: savings, day: '04' },
    { description: 'Cash', amount: drawn, toId: wallet, day: '01' },
  ]
  for (const { day, ...way } of ways) {
    if (way.amount === 0) continue
    const startOn = nextAfter(today, `${monthOf(today)}-${day}`)
    const rhythm = { frequency: 'monthly', startOn }
    const given = { id: chance.id(at), currency, fromId: current, ...way, ...rhythm }
    const doc = { ...transferTemplates.defaults, ...given }
    await run(deps, uid, 'transfer_templates.create', { doc })
  }
}

/** The same day of the month, the first time after today. */
function nextAfter(today: Day, date: Day): Day {
  const month = monthOf(today)
  const inMonth = (which: string) => `${which}-${date.slice(8)}`
  return inMonth(month) > today ? inMonth(month) : inMonth(addMonths(month, 1))
}
