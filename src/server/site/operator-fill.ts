import { formatDay } from '#domain/calendar/calendar.ts'
import type { OperatorSettings } from '../settings/site-settings.ts'
import type { PageParts, PageValues } from './fill-page.ts'

/** The site speaks English. */
const locale = 'en-GB'
const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Who answers for this server: what is told of it, and what is said to be missing. */
export function operatorFill({ name, address, contact, law, since }: OperatorSettings) {
  const values: PageValues = {
    operatorName: name ?? '',
    operatorAddress: address ?? '',
    operatorContact: contact ?? '',
    operatorLaw: law ?? '',
    operatorDate: since === null ? '' : formatDay(since, locale, whole),
  }
  const parts: PageParts = {
    'operator-name': name !== null,
    'no-operator-name': name === null,
    'operator-address': address !== null,
    'no-operator-address': address === null,
    'operator-contact': contact !== null,
    'no-operator-contact': contact === null,
    'operator-law': law !== null,
    'no-operator-law': law === null,
    'operator-date': since !== null,
    'no-operator-date': since === null,
  }
  return { values, parts }
}
