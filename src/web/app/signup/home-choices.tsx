import { useId, useMemo, useState } from 'react'
import type { FieldErrors } from '#web/entrance/entrance-checks.ts'
import type { ProposedProfile } from '#web/entrance/proposed-profile.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import {
  countryChoices,
  currencyChoices,
  localeChoices,
  sampleOf,
  zoneChoices,
  zoneLabel,
} from '#web/form/fields/choices.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface HomeChoicesProps {
  readonly profile: ProposedProfile
  readonly onChange: (profile: ProposedProfile) => void
  readonly errors: FieldErrors
}

const proposedFields = ['country', 'currency', 'locale', 'timezone'] as const

/** Proposed in one line; the four fields come out for those who live otherwise. */
export function HomeChoices({ profile, onChange, errors }: HomeChoicesProps) {
  const [isAsked, setAsked] = useState(false)
  const id = useId()
  const isOpen = isAsked || proposedFields.some((field) => errors[field])
  return (
    <div className="grid gap-3 rounded-md border bg-card p-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">
          <Say
            words="Shown as {sample}, time zone {zone}"
            sample={
              <span className="text-foreground">{sampleOf(profile.locale, profile.currency)}</span>
            }
            zone={<span className="text-foreground">{zoneLabel(profile.timezone)}</span>}
          />
        </p>
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setAsked(!isOpen)}
        >
          {isOpen ? say('Done') : say('Change')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Fields profile={profile} onChange={onChange} errors={errors} /> : null}
      </div>
    </div>
  )
}

function Fields({ profile, onChange, errors }: HomeChoicesProps) {
  const choices = useMemo(
    () => ({
      country: countryChoices(),
      currency: currencyChoices(),
      locale: localeChoices(profile.locale),
      timezone: zoneChoices(profile.timezone),
    }),
    [profile.locale, profile.timezone],
  )
  const field = (name: (typeof proposedFields)[number], label: string, hint?: string) => (
    <ChoiceField
      label={label}
      hint={hint}
      value={profile[name] ?? ''}
      choices={choices[name]}
      error={errors[name]}
      onChange={(value) => onChange({ ...profile, [name]: value || null })}
    />
  )
  return (
    <div className="grid gap-4 pt-1">
      {field('country', say('Country'))}
      {field('currency', say('Currency'), say('Totals are shown in it. You can record any other.'))}
      {field('locale', say('Numbers and dates'))}
      {field('timezone', say('Time zone'))}
    </div>
  )
}
