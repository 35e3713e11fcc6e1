/** Whether a new password is too easy to guess, whatever its length. */
import { commonPasswords } from './common-passwords.data.ts'

export type PasswordVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'common' | 'repetitive' | 'personal' }

const PRODUCT_NAME = 'moneycomb'
const DIFFERENT_CHARACTERS_LEAST = 5
const OWN_CHARACTERS_LEAST = 8
const PERSONAL_WORD_CHARACTERS_LEAST = 3

const common = new Set(commonPasswords)

/** `about` is what others can know: the email address, the name. */
export function judgePassword(password: string, about: readonly string[]): PasswordVerdict {
  const small = password.toLowerCase()
  if (common.has(small)) return { ok: false, reason: 'common' }
  if (new Set(small).size < DIFFERENT_CHARACTERS_LEAST) return { ok: false, reason: 'repetitive' }
  const left = personalWords(about).reduce((rest, word) => rest.replaceAll(word, ''), small)
  if (left !== small && left.length < OWN_CHARACTERS_LEAST) return { ok: false, reason: 'personal' }
  return { ok: true }
}

/** Longest first, so that a whole address goes before its parts. */
const personalWords = (about: readonly string[]) =>
  [PRODUCT_NAME, ...about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= PERSONAL_WORD_CHARACTERS_LEAST)
    .sort((a, b) => b.length - a.length)
