import { useState } from 'react'
import { solveCaptcha } from '#web/data/captcha.ts'
import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { PhoneCodeHelp, WhereItComes } from '#web/entrance/phone-code-form.tsx'
import { usePhoneCode } from '#web/entrance/use-phone-code.ts'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { PhoneCodeField } from '#web/form/fields/phone-code-field.tsx'
import { PhoneField } from '#web/form/fields/phone-field.tsx'
import { emptyPhone } from '#web/form/fields/phone-number.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'
import { TokensEnd } from './tokens-end.tsx'

/** Begins afresh each time it opens. */
export function PhoneDialog(state: DialogState) {
  return state.isOpen ? <PhoneForm {...state} /> : null
}

function useNewPhone(onDone: () => void) {
  const { user, token } = useOwnProfile()
  const { adopt } = useSession()
  const { ask, lastError } = useAsk()
  const [start] = useState(() => ({
    ...emptyPhone(),
    ...(user.country && { country: user.country }),
  }))
  return usePhoneCode({
    start,
    lastError,
    send: (phoneNumber) =>
      ask('code not sent', async () => {
        const body = { phoneNumber, captcha: await solveCaptcha() }
        return call('user.phone.send', { body, token })
      }),
    confirm: async (phoneNumber, code) => {
      const body = { phoneNumber, code }
      const changed = await ask('phone not changed', () =>
        call('user.phone.confirm', { body, token }),
      )
      if (!changed) return false
      adopt(changed.user)
      onDone()
      return true
    },
  })
}

function PhoneForm({ isOpen, onClose }: DialogState) {
  const { user } = useOwnProfile()
  const phone = useNewPhone(() => {
    onClose()
    toast({ variant: 'success', title: say('Your phone number is changed') })
  })
  const { sent } = phone
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={user.phone ? say('Change your phone') : say('Add your phone')}
      description={sent ? <WhereItComes phone={phone} /> : phoneLead(user.phone !== null)}
      trouble={phone.trouble ?? (sent ? (phone.errors.phoneNumber ?? null) : null)}
      isBusy={phone.isBusy}
      action={
        sent
          ? { words: say('Confirm'), busyWords: say('Confirming…') }
          : { words: say('Send code'), busyWords: say('Sending the code…') }
      }
      onSubmit={(form) => (sent ? phone.confirm(phone.code) : phone.send(form))}
      aside={sent ? <PhoneCodeHelp phone={phone} /> : null}
    >
      <TokensEnd />
      {sent ? (
        <PhoneCodeField
          value={phone.code}
          onChange={phone.setCode}
          onFull={phone.confirm}
          error={phone.errors.code}
        />
      ) : (
        <PhoneField
          label={say('New phone number')}
          value={phone.typed}
          onChange={phone.setTyped}
          error={phone.errors.phoneNumber}
        />
      )}
    </FormDialog>
  )
}

const phoneLead = (hasOne: boolean) =>
  hasOne
    ? say('We send a code to the new number, and a word about the change to the old one.')
    : say(
        `We send a code to it, and you can log in with it from then on. So can whoever gets hold
        of your number, so an email with a long password is safer.`,
      )
