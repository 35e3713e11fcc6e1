import { randomUUIDv7 } from 'node:crypto'
import type { ActivityKind } from '#contract/groups/talk.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany } from '../documents/write.ts'
import type { OpenGroup } from './open-group.ts'

type Open = Pick<OpenGroup, 'writer' | 'group'> & {
  readonly context: Pick<OpenGroup['context'], 'tx'>
  readonly me: Pick<OpenGroup['me'], 'memberId'> | null
}

/** Who did what, for everybody in the group to read. */
export async function noteActivity(
  { context, writer, group, me }: Open,
  kind: ActivityKind,
  subjectId: string | null,
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const row = {
    id: randomUUIDv7(),
    groupId: group.id,
    kind,
    memberId: me?.memberId ?? null,
    subjectId,
    data,
  }
  await createMany(context.tx, documentsOf('activity'), [row], writer)
}
