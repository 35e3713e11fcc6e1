import { type KeyboardEvent, useState } from 'react'
import { nameProblem } from '#domain/names/hidden-characters.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { AvatarEditor } from './avatar/avatar-editor.tsx'
import { Section } from './section.tsx'
import { useChangeProfile } from './use-change-profile.ts'
import { useOwnProfile } from './use-own-profile.ts'

export function YouSection() {
  return (
    <Section title={say('You')} lead={say('How others see you in the groups you share.')}>
      <div className="grid gap-5 px-5 py-5">
        <AvatarEditor />
        <NameField />
      </div>
    </Section>
  )
}

/** Saved when the field is left; a name that is wrong is not. */
function NameField() {
  const { user } = useOwnProfile()
  const change = useChangeProfile()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? user.name
  const problem = nameProblem(shown, say('Enter your name.'))

  function leave() {
    if (problem) return
    setTyped(null)
    const name = shown.trim()
    if (name !== user.name) change({ name }, say('Name saved'))
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape') setTyped(null)
  }

  return (
    <Field label={say('Name')} error={problem} className="max-w-md">
      {(control) => (
        <Input
          {...control}
          value={shown}
          maxLength={100}
          autoComplete="name"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={press}
        />
      )}
    </Field>
  )
}
