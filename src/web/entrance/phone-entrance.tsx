import type { ReactNode } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { say } from '#web/words/say.ts'
import { PhoneField } from '../form/fields/phone-field.tsx'
import { EntranceForm, type OtherWay } from './entrance-form.tsx'
import type { PhoneCode } from './use-phone-code.ts'

export interface PhoneEntranceProps {
  readonly phone: PhoneCode
  readonly title: string
  readonly lead: string
  readonly above: ReactNode
  /** Fields before and after the number. */
  readonly first?: ReactNode
  readonly last?: ReactNode
  readonly confirm: { readonly words: string; readonly busyWords: string }
  readonly other: OtherWay
}

const CodeForm = whenAsked<PhoneEntranceProps>(
  () => import('./phone-code-form.tsx').then((file) => file.PhoneCodeForm),
  NumberForm,
)

/** First the number, then the code that was sent to it. */
export function PhoneEntrance(props: PhoneEntranceProps) {
  return props.phone.sent ? <CodeForm {...props} /> : <NumberForm {...props} />
}

function NumberForm({ phone, title, lead, above, first, last, other }: PhoneEntranceProps) {
  return (
    <EntranceForm
      title={title}
      lead={lead}
      above={above}
      entrance={{
        trouble: phone.trouble,
        isSending: phone.isBusy,
        onSubmit: (event) => {
          event.preventDefault()
          // Asked for while the code is on its way; a failure is told when the form is shown.
          CodeForm.fetch().catch(() => {})
          phone.send(event.currentTarget)
        },
      }}
      action={{ words: say('Send code'), busyWords: say('Sending the code…') }}
      below={
        <Button
          look="quiet"
          disabled={phone.isBusy}
          className="mt-2 w-full text-muted-foreground"
          onClick={(event) => {
            const form = event.currentTarget.previousElementSibling
            phone.skip(form instanceof HTMLFormElement ? form : null)
          }}
        >
          {say('I already have a code')}
        </Button>
      }
      other={{ ...other, state: { phone: phone.typed } }}
    >
      {first}
      <PhoneField value={phone.typed} onChange={phone.setTyped} error={phone.errors.phoneNumber} />
      {last}
    </EntranceForm>
  )
}
