import type { GroupRow } from '#contract/groups/entities.ts'
import { Owed } from '#web/groups/owed.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { say } from '#web/words/say.ts'
import { allOf, type Names } from './group.ts'
import {
  balancesIn,
  type Debt,
  debtsIn,
  type GroupMoney,
  type Standing,
  settlersOf,
  standingsOf,
} from './money.ts'
import type { Shown } from './use-money.ts'

export interface DebtWordsProps extends Debt {
  readonly currency: string
  readonly names: Names
}

/** "You owe Anna 13.50", "Anna and Ben owe you 8.00", "Ben owes Anna 2.00". */
export function DebtWords({ payers, receivers, amount, currency, names }: DebtWordsProps) {
  const verb = payers.length > 1 || payers[0] === names.meId ? 'owe' : 'owes'
  return (
    <>
      {allOf(payers, names, 'subject')} {verb} {allOf(receivers, names, 'object')}{' '}
      <Amount amount={amount} currency={currency} className="font-semibold" />
    </>
  )
}

interface StandingWordsProps extends Standing {
  readonly who: string
}

/** In all, where it is several people or too many to work out in a list. */
function StandingWords({ amount, currency, who }: StandingWordsProps) {
  return <Owed who={who} amount={amount} currency={currency} />
}

const plannedMost = 12

export type MyLine =
  | ({ readonly kind: 'debt'; readonly currency: string } & Debt)
  | ({ readonly kind: 'all' } & Standing)

/** What I, or we who settle as one, owe and are owed: to whom where that is one, else in all. */
export function myLines(group: GroupRow, money: GroupMoney, names: Names): readonly MyLine[] {
  const { meId } = names
  if (meId === null) return []
  const standings = standingsOf(group, money, settlersOf(group, meId))
  const open = balancesIn(group, money).map(
    ([, balances]) => [...balances.values()].filter((amount) => amount !== 0).length,
  )
  const all = standings.map((standing): MyLine => ({ kind: 'all', ...standing }))
  if (standings.length === 0 || Math.max(...open) > plannedMost) return all
  const debts = debtsIn(group, money, group.simplifyDebts, meId)
  return all.map((line): MyLine => {
    const mine = debts
      .find(({ currency }) => currency === line.currency)
      ?.transfers.filter(({ from, to }) => from === meId || to === meId)
    const [only] = mine ?? []
    if (!only || mine?.length !== 1) return line
    return { kind: 'debt', currency: line.currency, ...only }
  })
}

export interface MyWordsProps {
  readonly shown: Shown
}

export function MyWords({ shown: { group, money, names } }: MyWordsProps) {
  const lines = myLines(group, money, names)
  const who =
    names.meId === null ? say('You') : allOf(settlersOf(group, names.meId), names, 'subject')
  if (lines.length === 0)
    return money.expenses.length > 0 ? say('{who} are even', { who }) : say('No expenses yet')
  return lines.map((line) => (
    <span key={line.currency} className="block">
      {line.kind === 'debt' ? (
        <DebtWords {...line} names={names} />
      ) : (
        <StandingWords {...line} who={who} />
      )}
    </span>
  ))
}
