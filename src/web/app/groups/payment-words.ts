import type { GroupAccountEntryRow } from '#contract/groups/accounts.ts'
import { isDenied, isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import { say } from '#web/words/say.ts'
import type { Names } from './group.ts'

type Paid = Pick<SettlementRow, 'from' | 'to' | 'method' | 'note'>

/** "Ben paid you"; nobody did where a debt was let go. */
export function paymentWords(paid: Paid, names: Pick<Names, 'subject' | 'object'>): string {
  const { from, to } = paid
  if (isDenied(paid)) return `${names.subject(from)} denied owing ${names.object(to)}`
  return isWrittenOff(paid)
    ? say('{subject} wrote off what {object} owed', {
        subject: names.subject(to),
        object: names.object(from),
      })
    : `${names.subject(from)} paid ${names.object(to)}`
}

/** "Ben paid into the joint account". */
export function entryWords(
  { kind, memberId }: Pick<GroupAccountEntryRow, 'kind' | 'memberId'>,
  names: Pick<Names, 'subject'>,
): string {
  if (kind === 'interest' || memberId === null) return say('Interest')
  if (kind === 'part' || kind === 'part-owed') {
    return say('What {subject} owned passed to the others', { subject: names.subject(memberId) })
  }
  const way = kind === 'pay-in' ? 'paid into' : say('took out of')
  return say('{subject} {way} the joint account', { subject: names.subject(memberId), way })
}
