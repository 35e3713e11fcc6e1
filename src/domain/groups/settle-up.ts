/** Who pays whom so that nobody owes anything: with the fewest transfers that can exist. */
import { zeroSumGroups } from './zero-sum-groups.ts'

export interface Balance {
  readonly memberId: string
  /** Above zero is owed to the member, below zero is owed by the member. */
  readonly amount: number
}

export interface Transfer {
  readonly from: string
  readonly to: string
  readonly amount: number
}

export interface SettlePlan {
  readonly transfers: readonly Transfer[]
  /** False when there were too many open members to prove that no plan has fewer transfers. */
  readonly isFewest: boolean
}

/** Beyond this the exact search would take longer than a person waits. */
export const provenMembers = 20

const byId = (a: Balance, b: Balance) => (a.memberId < b.memberId ? -1 : 1)
const bySize = (a: Balance, b: Balance) => Math.abs(b.amount) - Math.abs(a.amount) || byId(a, b)

/**
 * Null when the balances are not whole numbers that add up to zero. The order they come in makes
 * no difference.
 */
export function settleUp(balances: readonly Balance[]): SettlePlan | null {
  const sum = balances.reduce((total, { amount }) => total + BigInt(wholeOr(amount)), 0n)
  if (sum !== 0n || !balances.every(({ amount }) => Number.isSafeInteger(amount))) return null
  const open = balances.filter(({ amount }) => amount !== 0).sort(byId)
  const { pairs, rest } = takePairs(open)
  const isFewest = rest.length <= provenMembers
  const groups = isFewest ? zeroSumGroups(rest.map(({ amount }) => amount)) : [[...rest.keys()]]
  const inGroups = groups.flatMap((group) => settleGroup(group.flatMap((at) => rest[at] ?? [])))
  return { transfers: [...pairs, ...inGroups], isFewest }
}

const wholeOr = (amount: number) => (Number.isSafeInteger(amount) ? amount : 1)

/**
 * One owes exactly what another is owed: some best plan has that transfer, because whatever groups
 * the two are in, what is left of those groups adds up to zero again.
 */
function takePairs(open: readonly Balance[]) {
  const pairs: Transfer[] = []
  const rest = [...open]
  for (const debtor of open.filter(({ amount }) => amount < 0)) {
    const creditor = rest.find(({ amount }) => amount === -debtor.amount)
    if (!creditor) continue
    rest.splice(rest.indexOf(debtor), 1)
    rest.splice(rest.indexOf(creditor), 1)
    pairs.push({ from: debtor.memberId, to: creditor.memberId, amount: creditor.amount })
  }
  return { pairs, rest }
}

/** Largest debt to largest claim: each transfer ends one of them, so a group needs one less. */
function settleGroup(group: readonly Balance[]): readonly Transfer[] {
  const transfers: Transfer[] = []
  const open = [...group].sort(bySize)
  for (;;) {
    const debtor = open.find(({ amount }) => amount < 0)
    const creditor = open.find(({ amount }) => amount > 0)
    if (!debtor || !creditor) return transfers
    const amount = Math.min(-debtor.amount, creditor.amount)
    transfers.push({ from: debtor.memberId, to: creditor.memberId, amount })
    open.splice(open.indexOf(debtor), 1, { ...debtor, amount: debtor.amount + amount })
    open.splice(open.indexOf(creditor), 1, { ...creditor, amount: creditor.amount - amount })
    open.sort(bySize)
  }
}
