import Check from 'lucide-react/icons/check'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { TestimonialRow } from '#contract/testimonials/entities.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Moment } from '../moment.tsx'
import { useAct } from '../use-act.ts'
import { statusLooks, statusWords } from './testimonial-words.ts'
import { TurnDownDialog } from './turn-down-dialog.tsx'

export interface TestimonialItemProps {
  readonly row: TestimonialRow
  readonly onChange: () => void
}

/** One testimonial as the public would read it, and what staff make of it. */
export function TestimonialItem({ row, onChange }: TestimonialItemProps) {
  const { can } = useAdmin()
  const { isBusy, act } = useAct(onChange)
  const [asking, setAsking] = useState<'reason' | 'delete' | null>(null)
  const { id, text, rating, shownAs, status, note, updatedAt } = row
  const close = () => setAsking(null)
  const review = (next: 'approved' | 'rejected', words: string, why: string | null = null) =>
    act(
      (send) =>
        send('admin.testimonials.review', {
          params: { id },
          body: { status: next, note: why, updatedAt },
        }),
      words,
    )
  return (
    <li className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge look={statusLooks[status]}>{statusWords[status]}</Badge>
        <span className="amount text-sm">
          <Say words="{rating} of 5 stars" rating={rating} />
        </span>
        <Moment at={updatedAt} className="ml-auto text-sm text-muted-foreground" />
      </div>
      <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
      <p className="text-sm text-muted-foreground">
        {shownAs}
        {note ? ` · ${say('Turned down: {note}', { note })}` : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        {can('content', 'write') && status !== 'approved' ? (
          <Button
            disabled={isBusy}
            onClick={() => review('approved', say('Approved. It is public now.'))}
          >
            <Check aria-hidden />
            {say('Approve')}
          </Button>
        ) : null}
        {can('content', 'write') && status !== 'rejected' ? (
          <Button look="outline" disabled={isBusy} onClick={() => setAsking('reason')}>
            <X aria-hidden />
            {say('Turn down')}
          </Button>
        ) : null}
        {can('content', 'delete') ? (
          <IconButton
            label={say('Delete the testimonial of {as}', { as: shownAs })}
            className="ml-auto"
            disabled={isBusy}
            onClick={() => setAsking('delete')}
          >
            <Trash aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {asking === 'reason' ? (
        <TurnDownDialog
          onClose={close}
          onConfirm={(why) => {
            close()
            review('rejected', say('Turned down. Its writer sees why.'), why)
          }}
        />
      ) : null}
      {asking === 'delete' ? (
        <ConfirmDialog
          title={say('Delete this testimonial?')}
          description={say('It is gone for its writer too. Nobody can take this back.')}
          action={say('Delete')}
          onClose={close}
          onConfirm={() => {
            close()
            act(
              (send) => send('admin.testimonials.delete', { params: { id } }),
              say('It is deleted.'),
            )
          }}
        />
      ) : null}
    </li>
  )
}
