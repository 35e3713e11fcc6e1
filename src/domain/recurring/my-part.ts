/** What a template costs its owner: all of it, or their part of what goes into a group. */
import { shareOut } from '../groups/share-out.ts'
import type { Split } from '../groups/split-expense.ts'
import type { Priced } from './price-changes.ts'

export interface SharedTemplate extends Priced {
  readonly id: string
  /** An income has none. */
  readonly groupId?: string | null
  /** Null shares it equally by everybody who is in the group. */
  readonly groupSplit?: Split | null
}

export interface PartMember {
  readonly memberId: string
  readonly uid: string | null
  readonly leftAt: string | null
}

export interface PartGroup {
  readonly members: readonly PartMember[]
}

const isHere = ({ leftAt }: PartMember) => leftAt === null

/** What each would bear; null when the split does not fit the amount. */
export function partsIn(
  group: PartGroup,
  split: Split | null,
  amount: number,
  id: string,
): ReadonlyMap<string, number> | null {
  const everybody = group.members.filter(isHere).map(({ memberId }) => memberId)
  const verdict = shareOut(amount, split ?? { mode: 'equal', memberIds: everybody }, id, new Map())
  if (!verdict.ok) return null
  return new Map(verdict.shares.map((share) => [share.memberId, share.amount]))
}

/**
 * The same template with its prices as they are for one person. Spare cents fall as they would in a
 * new group, so one may differ from what the group decides on the day. Where the part cannot be
 * told, as in a group one has left, it is the whole.
 */
export function myPartOf<Shared extends SharedTemplate>(
  template: Shared,
  group: PartGroup | undefined,
  uid: string,
): Shared {
  const me = group?.members.find((member) => member.uid === uid && isHere(member))
  if (!template.groupId || !group || !me) return template
  const { id, groupSplit = null } = template
  const partOf = (amount: number) => {
    const parts = partsIn(group, groupSplit, amount, id)
    return parts ? (parts.get(me.memberId) ?? 0) : amount
  }
  return {
    ...template,
    amount: partOf(template.amount),
    priceChanges: template.priceChanges.map((change) => ({
      ...change,
      amount: partOf(change.amount),
    })),
  }
}
