import type { MemberAmount } from '#domain/groups/balances.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import type { Names } from './group.ts'

interface Moved {
  readonly payers: readonly MemberAmount[]
  readonly shares: readonly MemberAmount[]
}

const namedMost = 3

/** Whose balance is another without it, but for mine. */
export function movedBy({ payers, shares }: Moved, meId: string | null): readonly string[] {
  const net = new Map<string, number>()
  for (const { memberId, amount } of payers) net.set(memberId, (net.get(memberId) ?? 0) + amount)
  for (const { memberId, amount } of shares) net.set(memberId, (net.get(memberId) ?? 0) - amount)
  return [...net].flatMap(([id, amount]) => (amount === 0 || id === meId ? [] : id))
}

/** "It changes the balance of Anna, Ben and 4 more." Empty where it changes nobody's. */
export function movesWords(memberIds: readonly string[], names: Names): string {
  if (memberIds.length === 0) return ''
  const some = memberIds.length > namedMost ? memberIds.slice(0, namedMost - 1) : memberIds
  const more = memberIds.length - some.length
  const who = [...some.map(names.plain), more > 0 ? say('{more} more', { more }) : '']
  return say('It changes {count, plural, one {the balance} other {the balances}} of {list}.', {
    count: memberIds.length,
    list: listed(who),
  })
}

/** What was deleted is in the record for a while. */
export const restorable = (words: string): string =>
  words === '' ? '' : say('{what} It can be restored from Activity for 30 days.', { what: words })
