import type { PasskeyRow } from '#contract/identity/passkeys.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { tellDevice } from '#web/entrance/lock/tell-device.ts'
import { makePasskey } from '#web/entrance/passkeys.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'
import { TokensEnd } from './tokens-end.tsx'

interface AddPasskeyProps extends DialogState {
  readonly onDone: () => void
}

interface PasskeyDialogProps extends AddPasskeyProps {
  readonly passkey: PasskeyRow
}

/** Each begins afresh when it opens. */
export const AddPasskeyDialog = (props: AddPasskeyProps) =>
  props.isOpen ? <AddPasskey {...props} /> : null
export const RenamePasskeyDialog = (props: PasskeyDialogProps) =>
  props.isOpen ? <RenamePasskey {...props} /> : null
export const RemovePasskeyDialog = (props: PasskeyDialogProps) =>
  props.isOpen ? <RemovePasskey {...props} /> : null

const nameMissing = say('Name it, such as “My phone”.')

/** One act at a time; when it is done the dialog goes and the page asks again what there is. */
function useAct({ onClose, onDone }: AddPasskeyProps) {
  const { token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const run = (form: HTMLFormElement, title: string, work: (name: string) => Promise<unknown>) =>
    attempt.run(async () => {
      const typed = new FormData(form)
      const name = String(typed.get('name') ?? '').trim()
      if (typed.has('name') && name === '') return { errors: { name: nameMissing } }
      if ((await ask('passkey not changed', () => work(name))) === null) return 'refused'
      onClose()
      onDone()
      toast({ variant: 'success', title })
      return 'done'
    }, form)
  return { ...attempt, run, token }
}

interface NameFieldProps {
  readonly error: string | undefined
  readonly start: string
}

const NameField = ({ error, start }: NameFieldProps) => (
  <Field label={say('Name')} error={error} hint={say('So that you know it again in this list.')}>
    {(control) => (
      <Input
        {...control}
        name="name"
        defaultValue={start}
        autoComplete="off"
        placeholder={say('My phone')}
        maxLength={60}
      />
    )}
  </Field>
)

function AddPasskey(props: AddPasskeyProps) {
  const act = useAct(props)
  const { token } = act
  const add = async (name: string) => {
    const { options } = await call('user.passkeys.options', { token })
    const response = await makePasskey(options)
    await call('user.passkeys.add', { body: { name, response }, token })
    return tellDevice(token)
  }
  return (
    <FormDialog
      isOpen
      onClose={props.onClose}
      title={say('Add a passkey')}
      description={say(
        `Your device makes a key and keeps it. You log in with your fingerprint, your face or the
        code of the device. Your other devices will have to log in again.`,
      )}
      trouble={act.trouble}
      isBusy={act.isBusy}
      action={{ words: say('Add'), busyWords: say('Waiting for your device…') }}
      onSubmit={(form) => void act.run(form, say('The passkey is added'), add)}
    >
      <TokensEnd />
      <NameField error={act.errors.name} start="" />
    </FormDialog>
  )
}

function RenamePasskey(props: PasskeyDialogProps) {
  const act = useAct(props)
  const { token } = act
  const { id, name: before } = props.passkey
  const rename = (name: string) =>
    call('user.passkeys.rename', { params: { id }, body: { name }, token })
  return (
    <FormDialog
      isOpen
      onClose={props.onClose}
      title={say('Rename the passkey')}
      description={say('Your device keeps calling it as it did.')}
      trouble={act.trouble}
      isBusy={act.isBusy}
      action={{ words: say('Save'), busyWords: say('Saving…') }}
      onSubmit={(form) => void act.run(form, say('The passkey has its new name'), rename)}
    >
      <NameField error={act.errors.name} start={before} />
    </FormDialog>
  )
}

function RemovePasskey(props: PasskeyDialogProps) {
  const act = useAct(props)
  const { token } = act
  const { id, name } = props.passkey
  const remove = async () => {
    await call('user.passkeys.remove', { params: { id }, token })
    return tellDevice(token)
  }
  return (
    <FormDialog
      isOpen
      onClose={props.onClose}
      title={say('Remove {name}?', { name })}
      description={say(
        `It opens your account no more, though your device may keep it in its own list. Your other
        devices will have to log in again.`,
      )}
      trouble={act.trouble}
      isBusy={act.isBusy}
      action={{ words: say('Remove'), busyWords: say('Removing…'), look: 'destructive' }}
      onSubmit={(form) => void act.run(form, say('The passkey is removed'), remove)}
    >
      <TokensEnd />
    </FormDialog>
  )
}
