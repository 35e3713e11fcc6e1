import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import type { Names } from './group.ts'

type Paid = Pick<SettlementRow, 'from' | 'to' | 'method'>

/** "Ben paid you"; nobody did where a debt was let go. */
export function paymentWords(paid: Paid, names: Pick<Names, 'subject' | 'object'>): string {
  const { from, to } = paid
  return isWrittenOff(paid)
    ? `${names.subject(to)} wrote off what ${names.object(from)} owed`
    : `${names.subject(from)} paid ${names.object(to)}`
}
