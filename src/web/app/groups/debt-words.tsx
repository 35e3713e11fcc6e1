import type { GroupRow } from '#contract/entities/groups.ts'
import type { Transfer } from '#domain/groups/settle-up.ts'
import { Amount } from '#web/fields/amount.tsx'
import type { Names } from './group.ts'
import { balancesIn, debtsIn, type GroupMoney, type Standing, standingsOf } from './money.ts'

export interface DebtWordsProps extends Transfer {
  readonly currency: string
  readonly names: Names
}

/** "You owe Anna 13.50", "Anna owes you 8.00", "Ben owes Anna 2.00". */
export function DebtWords({ from, to, amount, currency, names }: DebtWordsProps) {
  const verb = from === names.meId ? 'owe' : 'owes'
  return (
    <>
      {names.subject(from)} {verb} {names.object(to)}{' '}
      <Amount amount={amount} currency={currency} className="font-semibold" />
    </>
  )
}

/** In all, where it is several people or too many to work out in a list. */
function StandingWords({ amount, currency }: Standing) {
  return (
    <>
      {amount < 0 ? 'You owe ' : 'You are owed '}
      <Amount amount={Math.abs(amount)} currency={currency} className="font-semibold" />
    </>
  )
}

const plannedMost = 12

export type MyLine =
  | ({ readonly kind: 'debt'; readonly currency: string } & Transfer)
  | ({ readonly kind: 'all' } & Standing)

/** What I owe and am owed: to whom where that is one person, else in all. */
export function myLines(group: GroupRow, money: GroupMoney, names: Names): readonly MyLine[] {
  const { meId } = names
  const standings = standingsOf(group, money, meId)
  const open = balancesIn(group, money).map(
    ([, balances]) => [...balances.values()].filter((amount) => amount !== 0).length,
  )
  const all = standings.map((standing): MyLine => ({ kind: 'all', ...standing }))
  if (standings.length === 0 || Math.max(...open) > plannedMost) return all
  const debts = debtsIn(group, money, group.simplifyDebts)
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
  readonly lines: readonly MyLine[]
  readonly names: Names
  readonly hasExpenses: boolean
}

export function MyWords({ lines, names, hasExpenses }: MyWordsProps) {
  if (lines.length === 0) return hasExpenses ? 'You are even' : 'No expenses yet'
  return lines.map((line) => (
    <span key={line.currency} className="block">
      {line.kind === 'debt' ? <DebtWords {...line} names={names} /> : <StandingWords {...line} />}
    </span>
  ))
}
