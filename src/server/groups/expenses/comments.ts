import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { readRows } from '#server/documents/references.ts'
import { createMany, deleteMany, updateMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { forPayments, type OpenGroup, openGroup } from '../open-group.ts'

const comments = documentsOf('comments')
const expenses = documentsOf('group_expenses')

export async function createComment(
  context: Context,
  { groupId, doc }: GroupCommandArgs<'comments.create'>,
): Promise<void> {
  const { writer, me } = await openGroup(context, groupId, forPayments)
  const { expenseId } = doc
  const found = expenseId && (await readRows(context.tx, expenses, writer.scope, [expenseId]))
  if (found && found.length === 0) throw new Fault('not-found')
  const row = { ...doc, groupId, memberId: me.memberId }
  await createMany(context.tx, comments, [row], writer)
}

async function requireOwn({ context, writer }: OpenGroup, id: string) {
  const [comment] = await readRows(context.tx, comments, writer.scope, [id])
  if (!comment) throw new Fault('not-found')
  if (comment.createdBy !== writer.uid) throw new Fault('not-allowed')
  return comment
}

export async function updateComment(
  context: Context,
  { groupId, id, patch }: GroupCommandArgs<'comments.update'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const after = { ...(await requireOwn(open, id)), ...patch }
  await updateMany(context.tx, comments, [after], new Set(['text']), open.writer)
}

export async function deleteComment(
  context: Context,
  { groupId, id }: GroupCommandArgs<'comments.delete'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  await requireOwn(open, id)
  await deleteMany(context.tx, comments, [id], open.writer)
}
