import {
  accounts as accountFacts,
  transfers as transferFacts,
} from '#contract/accounts/entities.ts'
import { userScope } from '#contract/sync.ts'
import { addMonths, type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { changeRows } from '#server/documents/rows.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany } from '../documents/write.ts'
import { Chance } from '../seed/chance.ts'
import type { Household } from '../seed/household.ts'
import { type AccountName, type Moved, planMoney } from './plan-money.ts'

/** The accounts of a household, by what they are for. */
export interface DemoAccounts extends Readonly<Record<AccountName, string>> {
  /** What goes to the savings each month, and what is drawn for the wallet on average. */
  readonly saved: number
  readonly drawn: number
}

type Ids = Readonly<Record<AccountName, string>>

const looks = {
  current: { name: 'Everyday', kind: 'current', icon: 'landmark', color: 'sky' },
  card: { name: 'Credit card', kind: 'card', icon: 'credit-card', color: 'plum', dueOnDay: 10 },
  savings: { name: 'Savings', kind: 'savings', icon: 'piggy-bank', color: 'leaf' },
  wallet: { name: 'Wallet', kind: 'cash', icon: 'wallet', color: 'honey' },
} as const

/** What is paid in which way goes by which account. */
const paidBy = new Map<string, AccountName>([
  ['card', 'card'],
  ['cash', 'wallet'],
])
const nameFor = (method: string): AccountName => paidBy.get(method) ?? 'current'

export const accountFor = (accounts: DemoAccounts, method: string): string =>
  accounts[nameFor(method)]

/** Where the money is: every row gets its account, and what was moved between them is there. */
export async function addAccounts(tx: Transaction, household: Household): Promise<DemoAccounts> {
  const { profile, until } = household
  const { id: uid, currency } = profile
  const scope = userScope(uid)
  const chance = new Chance(`${uid} accounts`)
  const plan = planMoney(household, nameFor)
  const openingOn = plan.from
  const writer = { uid, scope, now: new Date(openingOn) }
  const newId = () => chance.id(Date.parse(openingOn))
  const ids = { current: newId(), card: newId(), savings: newId(), wallet: newId() }
  const accounts = { ...ids, saved: plan.saved, drawn: plan.drawn }
  const rows = (['current', 'card', 'savings', 'wallet'] as const).map((name, order) => ({
    ...accountFacts.defaults,
    ...looks[name],
    ...(name === 'card' && { payFromId: ids.current }),
    ...{ id: ids[name], currency, openingOn, openingBalance: plan.opening[name], order },
  }))
  await createMany(tx, documentsOf('accounts'), rows, writer)
  const transfers = plan.moved.map((moved) => transferOf(chance, ids, moved))
  await createMany(tx, documentsOf('transfers'), transfers, writer)
  await changeRows(tx, {
    ...{ table: 'expenses', values: [scope, ids.card, ids.wallet, ids.current] },
    set: `account_id = case t.payment_method when 'card' then $2::uuid when 'cash' then $3::uuid
      else $4::uuid end`,
    where: 't.scope = $1',
  })
  await changeRows(tx, {
    ...{ table: 'incomes', values: [ids.current, scope], set: 'account_id = $1' },
    where: 't.scope = $2',
  })
  await createMany(tx, documentsOf('checkpoints'), [saidByBank(chance, ids, plan, until)], writer)
  return accounts
}

function transferOf(chance: Chance, ids: Ids, { from, to, amount, date }: Moved) {
  const side = { amount, date, text: '', bankId: null, importId: null, isPending: false }
  return {
    ...transferFacts.defaults,
    ...{ id: chance.id(Date.parse(date)), date, feeId: null },
    from: { ...side, accountId: ids[from], kept: null },
    to: { ...side, accountId: ids[to], kept: null },
  }
}

/** At the end of last month the bank said the same as the book. */
function saidByBank(
  chance: Chance,
  { current }: Ids,
  { balanceOn }: ReturnType<typeof planMoney>,
  until: Day,
) {
  const { to: date } = monthRange(addMonths(monthOf(until), -1))
  const said = { at: 'close', source: 'csv', importId: null } as const
  return {
    id: chance.id(Date.parse(date)),
    ...said,
    date,
    accountId: current,
    balance: balanceOn(date),
  }
}
