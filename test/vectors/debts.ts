import { balancesOf } from '#domain/groups/balances.ts'
import { settleUp } from '#domain/groups/settle-up.ts'
import { type Trial, tryAll, type Verdict } from './section.ts'

interface DebtCase {
  readonly id: string
  readonly balances: Readonly<Record<string, number>>
  /** The first has paid this much for the second. */
  readonly edges?: readonly (readonly [number | string, number | string, number])[]
  readonly optimal_transfers: number
}

/** The balances the edges come to are the ones given. */
function edgesProblem({ balances, edges }: DebtCase): string | null {
  if (!edges) return null
  const expenses = edges.map(([payer, debtor, amount], index) => ({
    id: String(index),
    currency: 'EUR',
    payers: [{ memberId: String(payer), amount }],
    shares: [{ memberId: String(debtor), amount }],
  }))
  const own = balancesOf(expenses, []).get('EUR')
  const wrong = Object.entries(balances).find(([id, amount]) => (own?.get(id) ?? 0) !== amount)
  return wrong ? `${wrong[0]} stands at ${own?.get(wrong[0])}, not ${wrong[1]}` : null
}

function planProblem({ balances, optimal_transfers }: DebtCase): string | null {
  const entries = Object.entries(balances)
  const plan = settleUp(new Map(entries))
  if (!plan) return 'refused'
  const left = new Map(entries)
  for (const { from, to, amount } of plan.transfers) {
    if (amount <= 0 || (balances[from] ?? 0) >= 0 || (balances[to] ?? 0) <= 0) {
      return `a transfer of ${amount} from ${from} to ${to} makes no sense`
    }
    left.set(from, (left.get(from) ?? 0) + amount)
    left.set(to, (left.get(to) ?? 0) - amount)
  }
  if ([...left.values()].some((amount) => amount !== 0)) return 'somebody is left open'
  const turned = settleUp(new Map(entries.toReversed()))
  if (JSON.stringify(turned) !== JSON.stringify(plan)) return 'depends on the order'
  const count = plan.transfers.length
  return count === optimal_transfers ? null : `${count} transfers, not ${optimal_transfers}`
}

const tryDebt = (given: DebtCase): Verdict => ({
  id: given.id,
  problem: edgesProblem(given) ?? planProblem(given),
})

export const tryDebts: Trial = (file) => {
  const { vectors } = file as { readonly vectors?: readonly DebtCase[] }
  return [tryAll('vectors', vectors, tryDebt)]
}
