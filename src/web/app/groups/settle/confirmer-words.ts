import type { GroupRow } from '#contract/groups/entities.ts'
import { isGone, mayAnswer } from '#domain/groups/voices.ts'
import { say } from '#web/words/say.ts'
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
  const gone = say('{plain} cannot confirm it', { plain: names.plain(sides.to) })
  return ids.length > 0
    ? `${gone}, but ${allOf(ids, names, 'object')} can.`
    : say('{gone}, and nobody here can for them.', { gone })
}
