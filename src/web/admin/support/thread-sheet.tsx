import { type ReactNode, useState } from 'react'
import type { SupportThread } from '#contract/staff/content.ts'
import type { SupportStatus } from '#contract/support/entities.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { SheetContent } from '#web/ui/overlay/sheet.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Moment } from '../moment.tsx'
import { Trouble } from '../trouble.tsx'
import { useAct } from '../use-act.ts'
import { useAnswer, useReturn } from '../use-answer.ts'
import { ReplyForm } from './reply-form.tsx'
import { sentWords, statusLooks, statusWords, topicWords } from './support-words.ts'

export interface ThreadSheetProps {
  readonly id: string
  readonly onClose: () => void
  readonly onChange: () => void
}

/** One message, what was answered, and the room for an answer. */
export function ThreadSheet({ id, onClose, onChange }: ThreadSheetProps) {
  const { can } = useAdmin()
  const { answer, trouble, reload } = useAnswer('admin.support.get', { params: { id } })
  useReturn(reload)
  function changed() {
    reload()
    onChange()
  }
  return (
    <WritingDialog onClose={onClose}>
      <SheetContent
        title={
          answer
            ? say('{topicWord} from {answer}', {
                topicWord: topicWords[answer.topic],
                answer: answer.name,
              })
            : say('Message')
        }
        description={answer?.email ?? say('To support')}
        footer={answer ? <Acts thread={answer} onChange={changed} onGone={onClose} /> : null}
      >
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="h-64" /> : null}
        {answer ? (
          <div className="grid gap-5">
            <Words at={answer.createdAt} who={answer.name} text={answer.message}>
              <Badge look={statusLooks[answer.status]}>{statusWords[answer.status]}</Badge>
            </Words>
            {answer.replies.map(({ id: replyId, createdAt, sentAt, staffName, text }) => (
              <Words key={replyId} at={createdAt} who={staffName} text={text} isOurs>
                <Badge look={sentAt ? 'success' : 'warning'}>
                  {sentWords(sentAt, answer.isMailOn)}
                </Badge>
              </Words>
            ))}
            {can('support', 'write') ? (
              <ReplyForm
                key={answer.replies.length}
                id={id}
                isMailOn={answer.isMailOn}
                onSent={changed}
              />
            ) : null}
          </div>
        ) : null}
      </SheetContent>
    </WritingDialog>
  )
}

interface WordsProps {
  readonly at: string
  readonly who: string
  readonly text: string
  readonly isOurs?: boolean
  readonly children: ReactNode
}

function Words({ at, who, text, isOurs = false, children }: WordsProps) {
  return (
    <article className={isOurs ? 'grid gap-2 rounded-lg bg-primary-wash p-3' : 'grid gap-2'}>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        <span className="font-medium text-foreground">{who}</span>
        <Moment at={at} />
        {children}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </article>
  )
}

const closeWords = ({ replies }: SupportThread) =>
  replies.length > 0 ? say('Close the message') : say('Close without an answer')

interface ActsProps {
  readonly thread: SupportThread
  readonly onChange: () => void
  readonly onGone: () => void
}

function Acts({ thread, onChange, onGone }: ActsProps) {
  const { can } = useAdmin()
  const { isBusy, act } = useAct(onChange)
  const [isDeleting, setDeleting] = useState(false)
  const { id, status } = thread
  const params = { id }
  const set = (next: SupportStatus, undo?: () => void) =>
    act(
      (send) => send('admin.support.status', { params, body: { status: next } }),
      say('It is {statusWord} now.', { statusWord: statusWords[next].toLowerCase() }),
      undo,
    )
  const remove = () => {
    setDeleting(false)
    onGone()
    act((send) => send('admin.support.delete', { params }), say('The message is deleted.'))
  }
  const next = status === 'closed' ? 'open' : 'closed'
  if (!can('support', 'write') && !can('support', 'delete')) return null
  return (
    <div className="flex flex-wrap gap-2">
      {can('support', 'write') ? (
        <Button look="outline" disabled={isBusy} onClick={() => set(next, () => set(status))}>
          {next === 'closed' ? closeWords(thread) : say('Open again')}
        </Button>
      ) : null}
      {can('support', 'delete') ? (
        <Button look="outline" className="text-over" onClick={() => setDeleting(true)}>
          {say('Delete')}
        </Button>
      ) : null}
      {isDeleting ? (
        <ConfirmDialog
          title={say('Delete this message?')}
          description={say('Its answers go with it. Nobody can take this back.')}
          action={say('Delete')}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </div>
  )
}
