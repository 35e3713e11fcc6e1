import { createHash } from 'node:crypto'
import { weaknessOf } from '#contract/identity/password.ts'
import { leakedPasswords } from './leaked-passwords.data.ts'

const PREFIX_BYTES = 4
const leaked = 'This password is known from leaks. Choose another one.'

const prefixes = Buffer.from(leakedPasswords.join(''), 'base64')
const known = new Set(
  Array.from({ length: prefixes.length / PREFIX_BYTES }, (_, i) =>
    prefixes.readUInt32BE(i * PREFIX_BYTES),
  ),
)

/**
 * What is wrong with a new password, in words; null when it is good. More than a device can say of
 * it, which does not have the list.
 */
export function newPasswordWeakness(chosen: string, personal: readonly string[]): string | null {
  return weaknessOf(chosen, personal) ?? (isLeaked(chosen) ? leaked : null)
}

const isLeaked = (password: string) =>
  known.has(createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE())
