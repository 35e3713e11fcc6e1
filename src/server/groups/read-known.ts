import type { GroupMember } from '#contract/groups/entities.ts'
import type { Known } from '#domain/groups/gone/between.ts'
import type { Telling } from './open-group.ts'

/** Since when the others know each: who takes the place of a name is new. */
export async function readKnown(
  { context, writer }: Pick<Telling, 'context' | 'writer'>,
  members: readonly GroupMember[],
): Promise<readonly (GroupMember & Known)[]> {
  const { rows } = await context.tx.client.query<{ id: string; at: string }>(
    `select subject_id as id, to_char(max(created_at) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from activity where scope = $1 and kind = 'member-claimed' group by subject_id`,
    [writer.scope],
  )
  const claimed = new Map(rows.map(({ id, at }) => [id, at]))
  return members.map((one) => ({
    ...{ ...one, joinedAt: claimed.get(one.memberId) ?? one.joinedAt },
  }))
}
