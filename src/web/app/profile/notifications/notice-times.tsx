import { useId, useState } from 'react'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import { useNoticeSettings } from './use-notice-settings.ts'

const rhythms = [
  { value: 'immediate', label: say('At once') },
  { value: 'daily', label: say('Once a day, at 8 in the morning') },
  { value: 'weekly', label: say('Once a week, on Monday') },
] as const

type Rhythm = (typeof rhythms)[number]['value']

export function EmailRhythm() {
  const { emailRhythm } = useNoticeSettings()
  const change = useChangeProfile()
  return (
    <div className="px-5 py-4">
      <ChoiceField
        label={say('Emails come')}
        value={emailRhythm}
        choices={rhythms}
        hint={say('Collected ones leave out what you have read. Security comes at once.')}
        onChange={(value) => change({ emailRhythm: value as Rhythm }, 'Saved')}
      />
    </div>
  )
}

const usualNight = { quietFrom: '22:00', quietTo: '07:00' } as const
const noNight = { quietFrom: null, quietTo: null } as const

export function QuietHours() {
  const { quietFrom, quietTo, timezone } = useNoticeSettings()
  const change = useChangeProfile()
  const id = useId()
  const isOn = quietFrom !== null && quietTo !== null
  return (
    <div className="grid gap-4 px-5 py-4">
      <div className="flex items-center justify-between gap-4">
        <div>
          <label htmlFor={id} className="font-medium">
            {say('Quiet hours')}
          </label>
          <p id={`${id}-lead`} className="text-sm text-muted-foreground">
            <Say
              words="What comes then waits until they are over, in {replaceAll}."
              replaceAll={timezone.replaceAll('_', ' ')}
            />
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-lead`}
          checked={isOn}
          onCheckedChange={(next) =>
            change(next ? usualNight : noNight, next ? 'Quiet hours are on' : 'No quiet hours')
          }
        />
      </div>
      {isOn ? (
        <div className="grid grid-cols-2 gap-4 sm:max-w-xs">
          <TimeField
            label={say('From')}
            value={quietFrom}
            other={quietTo}
            onChange={(time) => change({ quietFrom: time }, say('Quiet from {time}', { time }))}
          />
          <TimeField
            label={say('Until')}
            value={quietTo}
            other={quietFrom}
            onChange={(time) => change({ quietTo: time }, say('Quiet until {time}', { time }))}
          />
        </div>
      ) : null}
    </div>
  )
}

interface TimeFieldProps {
  readonly label: string
  readonly value: string
  /** From a time until the same would be never, or always. */
  readonly other: string
  readonly onChange: (time: string) => void
}

/** Saved when it is left: while somebody types, many times are on the way. */
function TimeField({ label, value, other, onChange }: TimeFieldProps) {
  const [isSame, setSame] = useState(false)
  return (
    <Field label={label} error={isSame ? say('Choose two different times.') : undefined}>
      {(control) => (
        <Input
          {...control}
          key={value}
          type="time"
          required
          defaultValue={value}
          onBlur={({ target }) => {
            if (target.value === '') target.value = value
            setSame(target.value === other)
            if (target.value !== value && target.value !== other) onChange(target.value)
          }}
        />
      )}
    </Field>
  )
}
