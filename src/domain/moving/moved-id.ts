/** The id of something that came from elsewhere: the same each time it comes, in one book. */
import { hashText } from '../import/hash-text.ts'

/** The marks of version and variant say that it is made up. */
export function idOfWords(...said: readonly string[]): string {
  const text = JSON.stringify(said)
  const digits = `${hashText(text)}${hashText(`${text.length} ${text} again`)}`
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0b0011) | 0b1000).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
