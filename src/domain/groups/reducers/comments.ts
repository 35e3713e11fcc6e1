/** What the commands of comments do: everybody in the group has a word, and only their own. */
import { create, drop, put, type Reducer, type Rows, refuse } from '../../command.ts'
import { type InGroup, opened } from './group.ts'

interface NewComment {
  readonly groupId: string
  readonly doc: { readonly id: string; readonly expenseId: string | null; readonly text: string }
}

interface ChangeComment extends InGroup {
  readonly patch: { readonly text?: string | undefined }
}

const say: Reducer<NewComment> = (rows, { groupId, doc }, { uid }) => {
  const open = opened(rows, groupId, uid)
  if (!open) return refuse('not-allowed')
  if (doc.expenseId && !rows.row('group_expenses', doc.expenseId)) return refuse('not-found')
  return [create('comments', { ...doc, groupId, memberId: open.me.memberId })]
}

function ownOf(rows: Rows, id: string, uid: string) {
  const comment = rows.row('comments', id)
  if (!comment) return refuse('not-found')
  return comment.createdBy === uid ? { comment } : refuse('not-allowed')
}

const change: Reducer<ChangeComment> = (rows, { id, patch }, { uid }) => {
  const own = ownOf(rows, id, uid)
  return 'refusal' in own ? own : [put('comments', { ...own.comment, ...patch })]
}

const remove: Reducer<InGroup> = (rows, { id }, { uid }) => {
  const own = ownOf(rows, id, uid)
  return 'refusal' in own ? own : [drop('comments', id)]
}

export const commentReducers = {
  'comments.create': say,
  'comments.update': change,
  'comments.delete': remove,
}
