import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { newId } from '#web/data/new-id.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Textarea } from '#web/ui/control/input.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'

export interface ReplyFormProps {
  readonly id: string
  readonly isMailOn: boolean
  readonly onSent: () => void
}

const byMail = say('It goes out by email, after “Hello,” in a line of its own.')
const notSent = say(
  'This server sends no mail yet: it is kept here, and reaches nobody until it does.',
)

export function ReplyForm({ id, isMailOn, onSent }: ReplyFormProps) {
  const work = useWork()
  // One id for all tries, so that nobody is answered twice.
  const [replyId] = useState(newId)
  const answer = work.onSubmit(async (send, { text }) => {
    const thread = await send('admin.support.reply', {
      params: { id },
      body: { id: replyId, text },
    })
    const isSent = thread.replies.some((reply) => reply.id === replyId && reply.sentAt)
    toast(
      isSent
        ? { title: say('Your answer is on its way.'), variant: 'success' }
        : { title: say('Your answer is kept, and not sent.'), variant: 'warning' },
    )
    onSent()
  })
  return (
    <form noValidate onSubmit={answer} className="grid gap-3">
      <Trouble words={work.trouble} />
      <Field label={say('Your answer')} error={work.errors.text} hint={isMailOn ? byMail : notSent}>
        {(control) => <Textarea {...control} name="text" rows={6} />}
      </Field>
      <Button type="submit" className="justify-self-end" disabled={work.isBusy}>
        <Send aria-hidden />
        {isMailOn ? say('Send the answer') : say('Keep the answer')}
      </Button>
    </form>
  )
}
