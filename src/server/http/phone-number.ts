import parsePhoneNumber from 'libphonenumber-js/min'
import { Fault } from './fault.ts'

const words = 'Enter a phone number with its country code, like +49 151 23456789.'

/** The one form of a phone number, E.164, however it was written. */
export function toE164(text: string): string {
  const read = parsePhoneNumber(text.trim(), { extract: false })
  if (!read?.isPossible() || read.ext) throw new Fault('invalid-input', { phoneNumber: words })
  return read.number
}
