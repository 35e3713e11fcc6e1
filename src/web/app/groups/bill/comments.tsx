import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { newId } from '#web/data/new-id.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Textarea } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { type Give, useWrites } from '#web/writes/use-writes.ts'
import type { Names } from '../group.ts'
import { type CommentRow, useGroupRows, useUid } from '../group-rows.ts'

export interface CommentsProps {
  readonly groupId: string
  /** Null is about the group as a whole. */
  readonly expenseId: string | null
  readonly names: Names
  readonly isReadOnly: boolean
}

const byAge = (a: CommentRow, b: CommentRow) => (a.createdAt < b.createdAt ? -1 : 1)

export function Comments({ groupId, expenseId, names, isReadOnly }: CommentsProps) {
  const id = useId()
  const uid = useUid()
  const { give } = useWrites('groups')
  const all = useGroupRows('comments', groupId)
  const shown = all.filter((comment) => comment.expenseId === expenseId).toSorted(byAge)
  if (isReadOnly && shown.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-medium">
        {say('Comments')}
      </h3>
      {shown.length > 0 ? (
        <ul className="grid gap-3">
          {shown.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              names={names}
              onRemove={
                comment.createdBy === uid && !isReadOnly ? () => remove(give, comment) : null
              }
            />
          ))}
        </ul>
      ) : null}
      {isReadOnly ? null : <Write groupId={groupId} expenseId={expenseId} give={give} />}
    </section>
  )
}

function remove(give: Give, { groupId, id, expenseId, text }: CommentRow) {
  give(command('comments.delete', { groupId, id }), {
    title: say('Comment deleted'),
    undo: command('comments.create', { groupId, doc: { id: newId(), expenseId, text } }),
  })
}

interface CommentProps {
  readonly comment: CommentRow
  readonly names: Names
  readonly onRemove: (() => void) | null
}

function Comment({ comment, names, onRemove }: CommentProps) {
  const book = useLocale()
  const name = names.subject(comment.memberId)
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted-foreground">
          {name}, {instantWords(comment.createdAt, book, 'minute')}
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{comment.text}</p>
      </div>
      {onRemove ? (
        <IconButton label={say('Delete the comment by {name}', { name })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      ) : null}
    </li>
  )
}

interface WriteProps extends Pick<CommentsProps, 'groupId' | 'expenseId'> {
  readonly give: Give
}

/** What was begun, by what it is about: closing the sheet does not lose it. */
const begun = new Map<string, string>()

/** Not a form of its own: it may stand inside another. */
function Write({ groupId, expenseId, give }: WriteProps) {
  const key = `${groupId} ${expenseId}`
  const [text, setKept] = useState(begun.get(key) ?? '')
  const setText = (next: string) => {
    begun.set(key, next)
    setKept(next)
  }
  const isEmpty = text.trim() === ''
  const post = () => {
    if (isEmpty) return
    const doc = { id: newId(), expenseId, text: text.trim() }
    give(command('comments.create', { groupId, doc }))
    setText('')
  }
  return (
    <div className="grid gap-2">
      <Textarea
        aria-label={say('Write a comment')}
        placeholder={say('Write a comment')}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button look="outline" className="justify-self-end" disabled={isEmpty} onClick={post}>
        {say('Send')}
      </Button>
    </div>
  )
}
