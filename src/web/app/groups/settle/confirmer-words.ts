import type { GroupRow } from '#contract/groups/entities.ts'
import { isGone, mayAnswer } from '#domain/groups/voices.ts'
import { allOf, type Names } from '../group.ts'

interface Sides {
  readonly from: string
  readonly to: string
}

/** Who makes a payment count whose receiver is gone; null where they do themselves. */
export function confirmerWords({ members }: GroupRow, sides: Sides, names: Names): string | null {
  if (!isGone(members, sides.to)) return null
  const ids = members
    .filter(({ uid }) => uid !== null && mayAnswer(members, sides, uid))
    .map(({ memberId }) => memberId)
  const gone = `${names.plain(sides.to)} cannot confirm it`
  return ids.length > 0
    ? `${gone}, but ${allOf(ids, names, 'object')} can.`
    : `${gone}, and nobody here can for them.`
}
