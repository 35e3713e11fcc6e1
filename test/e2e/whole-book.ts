import { routeList } from '#contract/routes.ts'
import { storeAccount } from './accounts-of.ts'
import { firstOf, storeBudget } from './budgets-of.ts'
import { storeGoal, storeMoney } from './goals-of.ts'
import { storeBill, storeGroup } from './groups/group-of.ts'
import { storeExpense, storeIncome } from './ledger-of.ts'
import { storeLoan } from './loan-of.ts'
import type { Person } from './person.ts'
import { dayIn, storeTemplate } from './recurring/recurring-of.ts'

export type Ids = Readonly<Record<'account' | 'budget' | 'goal' | 'group' | 'loan', string>>

/** Something of everything, with long words and large sums; `words` follow each name. */
export async function storeBook(url: string, person: Person, words = ''): Promise<Ids> {
  const currency = 'CZK'
  const first = { date: firstOf(0), currency }
  await storeIncome(url, person, { ...first, amount: 18_500_000 })
  await storeExpense(url, person, {
    ...first,
    amount: 1_325_310,
    description: `Kadeřnictví${words}`,
  })
  const budget = await storeBudget(url, person, {
    name: `Domácnost${words}`,
    amount: 1_500_000,
    currency,
  })
  const goal = await storeGoal(url, person, { targetAmount: 2_000_000, currency })
  await storeMoney(url, person, goal, 300_000)
  const rising = { priceChanges: [{ from: dayIn(80), amount: 9_565_000 }], currency }
  await storeTemplate(url, person, {
    description: `Elektřina${words}`,
    startOn: dayIn(3),
    ...rising,
  })
  await storeTemplate(url, person, { description: `Haftpflichtversicherung${words}`, currency })
  const group = await storeGroup(url, person, {
    name: `Chata${words}`,
    currency,
    members: ['Jana'],
  })
  await storeBill(url, person, group, { amount: 99_999, description: `Dřevo${words}` })
  const loan = await storeLoan(url, person, { name: `Auto${words}`, currency })
  const money = { openingBalance: 12_345_678, currency }
  const account = await storeAccount(url, person, { name: `Běžný účet${words}`, ...money })
  return { account, budget, goal, group: group.id, loan }
}

/** Every screen behind the login, and the sheets in which most is typed. */
export function placesOf(ids: Ids): readonly string[] {
  const screens = routeList.filter(({ layout }) => layout === 'app')
  const paths = screens.map(({ id, path }) =>
    path.replace(':id', id in ids ? ids[id as keyof Ids] : ''),
  )
  const sheets = ['expenses?add=1', 'income?add=1', `groups/${ids.group}?add=1`]
  return [...paths, ...sheets.map((sheet) => `/mcapp/${sheet}`)]
}
