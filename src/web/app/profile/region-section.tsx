import { useMemo } from 'react'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import {
  countryChoices,
  currencyChoices,
  localeChoices,
  sampleOf,
  zoneChoices,
} from '#web/form/fields/choices.ts'
import { say } from '#web/words/say.ts'
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
    <Section
      title={say('Region and money')}
      lead={say('How amounts and days are counted and written.')}
    >
      <div className="grid gap-5 px-5 py-5 sm:grid-cols-2">
        <ChoiceField
          label={say('Country')}
          value={user.country ?? ''}
          choices={choices.country}
          onChange={(value) => change({ country: value || null }, say('Country saved'))}
        />
        <ChoiceField
          label={say('Currency')}
          value={user.currency}
          choices={choices.currency}
          hint={say('For totals. What you recorded keeps its own.')}
          onChange={(currency) =>
            change({ currency }, say('Totals are in {currency} now', { currency }))
          }
        />
        <ChoiceField
          label={say('Numbers and dates')}
          value={user.locale}
          choices={choices.locale}
          hint={sampleOf(user.locale, user.currency)}
          onChange={(locale) => change({ locale }, say('Numbers and dates saved'))}
        />
        <ChoiceField
          label={say('Time zone')}
          value={user.timezone}
          choices={choices.timezone}
          hint={say('Decides when your day begins.')}
          onChange={(timezone) => change({ timezone }, say('Time zone saved'))}
        />
      </div>
    </Section>
  )
}
