import { expect, it } from 'vitest'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import { myLines } from '../debt-words.tsx'
import { allOf, namesIn } from '../group.ts'
import { debtsIn, moneyFrom } from '../money.ts'
import { mineToLetGo, restOf } from './debt-rest.ts'

const member = (name: string, householdId: string | null, leftAt: string | null = null) => ({
  ...{ memberId: name, uid: name, name, role: 'member', householdId, leftAt, hasAgreed: true },
})

const spent = (payer: string, who: string, amount: number) =>
  ({
    ...{ id: `${payer} ${who}`, currency: 'EUR', date: '2026-11-01' },
    payers: [{ memberId: payer, amount }],
    shares: [{ memberId: who, amount }],
  }) as unknown as GroupExpenseRow

/** Anna and Ben settle as one; Carl is gone. */
function shownTo(me: string, expenses: GroupExpenseRow[], settlements: SettlementRow[] = []) {
  const members = [member('Anna', 'one'), member('Ben', 'one'), member('Cara', null)]
  const group = {
    ...{ currency: 'EUR', status: 'open', simplifyDebts: true },
    members: [...members, member('Carl', null, '2026-11-02')],
  } as unknown as GroupRow
  return { group, names: namesIn(group, me), money: moneyFrom([expenses], settlements) }
}

function onlyDebt(shown: ReturnType<typeof shownTo>) {
  const [debts] = debtsIn(shown.group, shown.money, true, shown.names.meId)
  const [debt] = debts?.transfers ?? []
  if (!debt) throw new Error('no debt')
  return debt
}

it('says the same of a household above and below', () => {
  for (const me of ['Anna', 'Ben']) {
    const { group, money, names } = shownTo(me, [spent('Anna', 'Ben', 2500)])
    expect(myLines(group, money, names)).toEqual([])
    expect(debtsIn(group, money, true, me)[0]?.transfers).toEqual([])
  }
})

it('names all who settle as one, and me first', () => {
  const expenses = [spent('Ben', 'Cara', 349)]
  const cara = shownTo('Cara', expenses)
  expect(allOf(onlyDebt(cara).receivers, cara.names, 'object')).toBe('Anna and Ben')
  const ben = shownTo('Ben', expenses)
  expect(onlyDebt(ben)).toMatchObject({ from: 'Cara', to: 'Ben' })
  expect(allOf(onlyDebt(ben).receivers, ben.names, 'object')).toBe('you and Anna')
  expect(myLines(ben.group, ben.money, ben.names)).toMatchObject([{ kind: 'debt', amount: 349 }])
})

it('lets who is really owed let somebody go, and nobody else of their household', () => {
  const letGo = (me: string) => {
    const shown = shownTo(me, [spent('Ben', 'Carl', 700)])
    return mineToLetGo(shown, onlyDebt(shown), 'EUR')
  }
  expect(letGo('Ben')).toBe(700)
  expect(letGo('Anna')).toBe(0)
  expect(letGo('Cara')).toBe(0)
})

it('knows what was paid to either of a household and waits', () => {
  const paid = (id: string, status: string, to: string) =>
    ({ id, status, from: 'Cara', to, amount: 100, currency: 'EUR' }) as unknown as SettlementRow
  const all = [paid('1', 'claimed', 'Anna'), paid('2', 'disputed', 'Ben')]
  const rest = (owed: number) => {
    const shown = shownTo('Cara', [spent('Ben', 'Cara', owed)], all)
    const { waiting, ...sums } = restOf(shown, onlyDebt(shown), 'EUR')
    return { ...sums, ids: waiting.map(({ id }) => id) }
  }
  expect(rest(349)).toEqual({ paid: 100, left: 249, ids: ['1'] })
  expect(rest(100)).toEqual({ paid: 100, left: 0, ids: ['1'] })
  expect(rest(40)).toEqual({ paid: 100, left: 0, ids: ['1'] })
})

it('shows no debt inside a household where debts stay as they arose, and the right sums', () => {
  const expenses = [
    spent('Anna', 'Ben', 2500),
    spent('Cara', 'Ben', 900),
    spent('Anna', 'Cara', 400),
  ]
  const shown = shownTo('Ben', expenses)
  const group = { ...shown.group, simplifyDebts: false }
  const [debts] = debtsIn(group, shown.money, false, 'Ben')
  expect(debts?.transfers).toEqual([
    { from: 'Ben', to: 'Cara', amount: 500, payers: ['Ben', 'Anna'], receivers: ['Cara'] },
  ])
  expect(myLines(group, shown.money, shown.names)).toMatchObject([{ kind: 'debt', amount: 500 }])
})
