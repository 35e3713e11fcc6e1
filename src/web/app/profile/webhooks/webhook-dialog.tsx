import { useState } from 'react'
import { type WebhookBody, type WebhookMade, webhookBody } from '#contract/webhooks/entities.ts'
import type { FieldErrors } from '#web/entrance/entrance-checks.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Choice } from '../choice.tsx'
import { placeWords } from '../tokens/token-words.ts'
import { NewSecret } from './new-secret.tsx'
import type { Webhooks } from './use-webhooks.ts'

interface WebhookDialogProps extends DialogState {
  readonly webhooks: Webhooks
}

/** Begins afresh each time it opens. */
export function WebhookDialog(props: WebhookDialogProps) {
  return props.isOpen ? <WebhookForm {...props} /> : null
}

type Read = { readonly body: WebhookBody } | { readonly errors: FieldErrors }

function readForm(form: HTMLFormElement): Read {
  const typed = new FormData(form)
  const read = webhookBody.safeParse({ url: typed.get('url'), place: typed.get('place') })
  if (read.success) return { body: read.data }
  const found = read.error.issues.map(({ path, message }) => [String(path[0]), message])
  return { errors: Object.fromEntries(found) }
}

function WebhookForm({ isOpen, onClose, webhooks }: WebhookDialogProps) {
  const groups = useMyGroups()
  const attempt = useAttempt(webhooks.lastError)
  const [made, setMade] = useState<WebhookMade | null>(null)
  const { errors } = attempt
  const places = ['all', 'book', ...groups.keys()]

  const save = (form: HTMLFormElement) =>
    attempt.run(async () => {
      const read = readForm(form)
      if ('errors' in read) return read
      const answer = await webhooks.make(read.body)
      if (answer === null) return 'refused'
      setMade(answer)
      return 'done'
    }, form)

  if (made) return <NewSecret made={made} isOpen={isOpen} onClose={onClose} />
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Send changes to an address')}
      description={say(
        'What you write down is sent there as it changes, signed, with all that is in it.',
      )}
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={{ words: say('Send changes there'), busyWords: say('One moment…') }}
      onSubmit={(form) => void save(form)}
    >
      <Field
        label={say('Address')}
        error={errors.url}
        hint={say('Such as https://example.org/moneycomb.')}
      >
        {(control) => <Input {...control} name="url" type="url" autoComplete="off" />}
      </Field>
      <Choice label={say('Changes of')} name="place" error={errors.place} start="book">
        {places.map((place) => [place, placeWords(place, groups)])}
      </Choice>
    </FormDialog>
  )
}
