import type { Device } from '#server/auth/identity.ts'
import { deviceName } from './device-name.ts'
import { shortAddress } from './networks.ts'

/** By which browser, and from which network: enough to know oneself by, and nobody's address. */
export function whereWords({ userAgent, address }: Device): string {
  const network = shortAddress(address)
  return `${deviceName(userAgent)}${network === 'unknown' ? '' : `, network ${network}`}`
}

/** The same with the time, for a text message. */
export const shortWords = (at: Date, timeZone: string, { userAgent }: Device): string => {
  const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  const when = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(at)
  return `${when.replace(',', '')}${userAgent ? `, ${deviceName(userAgent)}` : ''}`
}

/** On the clock of whoever reads it, which is named. */
export const whenWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...({ dateStyle: 'long', timeStyle: 'long', timeZone } as const),
  }).format(at)
