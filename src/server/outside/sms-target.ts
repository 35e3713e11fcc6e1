import parsePhoneNumber, { type NumberType } from 'libphonenumber-js/max'
import { Fault } from '../http/fault.ts'

/** What a text message may go to. Others cost whoever answers or sends, or are no phones. */
const reachable: ReadonlySet<NumberType> = new Set<NumberType>([
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
])

/** The country of a person's phone; null for premium, satellite and made-up numbers. */
function countryOf(phoneNumber: string): string | null {
  const read = parsePhoneNumber(phoneNumber)
  if (!read?.country || !read.isValid()) return null
  return reachable.has(read.getType()) ? read.country : null
}

/** Where text messages may go; `countries` is null where every country is fine. */
export function checkSmsTarget(phoneNumber: string, countries: readonly string[] | null): void {
  const country = countryOf(phoneNumber)
  if (country === null) throw new Fault('number-not-reachable')
  if (countries && !countries.includes(country)) throw new Fault('country-not-served')
}
