import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

export interface PasswordFieldProps {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly label?: string
  readonly name?: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, label = say('Password'), name = 'password', error, hint } = props
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-11"
          />
          <IconButton
            label={isShown ? say('Hide the password') : say('Show the password')}
            aria-pressed={isShown}
            className="absolute top-0 right-0 text-muted-foreground"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </span>
      )}
    </Field>
  )
}
