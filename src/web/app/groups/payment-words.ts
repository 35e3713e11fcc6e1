import type { GroupAccountEntryRow } from '#contract/groups/accounts.ts'
import { isDenied, isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import type { Names } from './group.ts'

type Paid = Pick<SettlementRow, 'from' | 'to' | 'method' | 'note'>

/** "Ben paid you"; nobody did where a debt was let go. */
export function paymentWords(paid: Paid, names: Pick<Names, 'subject' | 'object'>): string {
  const { from, to } = paid
  if (isDenied(paid)) return `${names.subject(from)} denied owing ${names.object(to)}`
  return isWrittenOff(paid)
    ? `${names.subject(to)} wrote off what ${names.object(from)} owed`
    : `${names.subject(from)} paid ${names.object(to)}`
}

/** "Ben paid into the joint account". */
export function entryWords(
  { kind, memberId }: Pick<GroupAccountEntryRow, 'kind' | 'memberId'>,
  names: Pick<Names, 'subject'>,
): string {
  if (kind === 'interest' || memberId === null) return 'Interest'
  if (kind === 'part' || kind === 'part-owed') {
    return `What ${names.subject(memberId)} owned passed to the others`
  }
  const way = kind === 'pay-in' ? 'paid into' : 'took out of'
  return `${names.subject(memberId)} ${way} the joint account`
}
