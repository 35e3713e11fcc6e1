import { useMemo } from 'react'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import {
  countryChoices,
  currencyChoices,
  localeChoices,
  sampleOf,
  zoneChoices,
} from '#web/form/fields/choices.ts'
import { Section } from './section.tsx'
import { useChangeProfile } from './use-change-profile.ts'
import { useOwnProfile } from './use-own-profile.ts'

export function RegionSection() {
  const { user } = useOwnProfile()
  const change = useChangeProfile()
  const choices = useMemo(
    () => ({
      country: countryChoices(),
      currency: currencyChoices(),
      locale: localeChoices(user.locale),
      timezone: zoneChoices(user.timezone),
    }),
    [user.locale, user.timezone],
  )
  return (
    <Section title="Region and money" lead="How amounts and days are counted and written.">
      <div className="grid gap-5 px-5 py-5 sm:grid-cols-2">
        <ChoiceField
          label="Country"
          value={user.country ?? ''}
          choices={choices.country}
          onChange={(value) => change({ country: value || null }, 'Country saved')}
        />
        <ChoiceField
          label="Currency"
          value={user.currency}
          choices={choices.currency}
          hint="For totals. What you recorded keeps its own."
          onChange={(currency) => change({ currency }, `Totals are in ${currency} now`)}
        />
        <ChoiceField
          label="Numbers and dates"
          value={user.locale}
          choices={choices.locale}
          hint={sampleOf(user.locale, user.currency)}
          onChange={(locale) => change({ locale }, 'Numbers and dates saved')}
        />
        <ChoiceField
          label="Time zone"
          value={user.timezone}
          choices={choices.timezone}
          hint="Decides when your day begins."
          onChange={(timezone) => change({ timezone }, 'Time zone saved')}
        />
      </div>
    </Section>
  )
}
