import { useState } from 'react'
import {
  type TokenBody,
  type TokenMade,
  tokenBody,
  tokenDays,
  tokenRights,
} from '#contract/tokens/entities.ts'
import type { FieldErrors } from '#web/entrance/entrance-checks.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Choice } from '../choice.tsx'
import { NewToken } from './new-token.tsx'
import { daysWords, placeWords, rightWords } from './token-words.ts'
import type { useTokens } from './use-tokens.ts'

export interface TokenDialogProps extends DialogState {
  readonly tokens: ReturnType<typeof useTokens>
}

/** Begins afresh each time it opens. */
export function TokenDialog(props: TokenDialogProps) {
  return props.isOpen ? <TokenForm {...props} /> : null
}

type Read = { readonly body: TokenBody } | { readonly errors: FieldErrors }

function readForm(form: HTMLFormElement): Read {
  const typed = new FormData(form)
  const said = Object.fromEntries(['name', 'may', 'place'].map((name) => [name, typed.get(name)]))
  const read = tokenBody.safeParse({ ...said, days: Number(typed.get('days')) })
  if (read.success) return { body: read.data }
  const found = read.error.issues.map(({ path, message }) => [String(path[0]), message])
  return { errors: Object.fromEntries(found) }
}

const usual: TokenBody = { name: '', may: 'add', place: 'book', days: 90 }

function TokenForm({ isOpen, onClose, tokens }: TokenDialogProps) {
  const groups = useMyGroups()
  const attempt = useAttempt(tokens.lastError)
  const [made, setMade] = useState<TokenMade | null>(null)
  const { errors } = attempt
  const places = ['all', 'book', ...groups.keys()]

  const save = (form: HTMLFormElement) =>
    attempt.run(async () => {
      const read = readForm(form)
      if ('errors' in read) return read
      const answer = await tokens.make(read.body)
      if (answer === null) return 'refused'
      setMade(answer)
      return 'done'
    }, form)

  if (made) return <NewToken made={made} isOpen={isOpen} onClose={onClose} />
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Make a token')}
      description={say('Whoever has it can do what you allow here. You can end it at any time.')}
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={{ words: say('Make the token'), busyWords: say('Making the token…') }}
      onSubmit={(form) => void save(form)}
    >
      <Field
        label={say('What it is for')}
        error={errors.name}
        hint={say('Such as Home Assistant.')}
      >
        {(control) => <Input {...control} name="name" autoComplete="off" maxLength={60} />}
      </Field>
      <Choice label={say('What it may do')} name="may" error={errors.may} start={usual.may}>
        {tokenRights.map((may) => [may, rightWords[may]])}
      </Choice>
      <Choice label={say('Where')} name="place" error={errors.place} start={usual.place}>
        {places.map((place) => [place, placeWords(place, groups)])}
      </Choice>
      <Choice label={say('How long it works')} name="days" error={errors.days} start={usual.days}>
        {tokenDays.map((days) => [days, daysWords[days]])}
      </Choice>
    </FormDialog>
  )
}
