/** Turns what a row did to balances into payments between two people each. */
import type { MemberAmount } from './balances.ts'
import type { ImportedPayment } from './imported-group.ts'

type Row = Pick<ImportedPayment, 'id' | 'currency' | 'date' | 'note'>

/** Who gained paid those who lost, to the last unit; the nets have to add up to nothing. */
export function paymentsFrom(nets: readonly MemberAmount[], row: Row): readonly ImportedPayment[] {
  const left = new Map(nets.map(({ memberId, amount }) => [memberId, amount]))
  const payments: ImportedPayment[] = []
  for (const { memberId: from } of nets) {
    for (const { memberId: to } of nets) {
      const amount = Math.min(left.get(from) ?? 0, -(left.get(to) ?? 0))
      if (amount <= 0) continue
      left.set(from, (left.get(from) ?? 0) - amount)
      left.set(to, (left.get(to) ?? 0) + amount)
      const id = payments.length === 0 ? row.id : `${row.id} ${payments.length}`
      payments.push({ ...row, id, from, to, amount })
    }
  }
  return payments
}
