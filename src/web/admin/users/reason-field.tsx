import { Field } from '#web/ui/control/field.tsx'
import { Textarea } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

/** Why something is done to somebody; whoever is asked about it later reads it. */
export const ReasonField = ({ error }: { readonly error: string | undefined }) => (
  <Field
    label={say('Reason')}
    hint={say(
      'Kept in the audit log for good and shown to staff, not to them: no names, no addresses.',
    )}
    error={error}
  >
    {(control) => <Textarea {...control} name="reason" rows={3} maxLength={300} />}
  </Field>
)
