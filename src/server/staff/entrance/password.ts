import { randomBytes } from 'node:crypto'

/** No letter that is read as another one, or as a digit. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LETTERS = 4

/** A password to hand over once: 100 bits, in groups that can be read aloud. */
export function makePassword(): string {
  const drawn = [...randomBytes(GROUPS * GROUP_LETTERS)].map((byte) => letters[byte % 32])
  const groups = Array.from({ length: GROUPS }, (_, i) =>
    drawn.slice(i * GROUP_LETTERS, (i + 1) * GROUP_LETTERS).join(''),
  )
  return groups.join('-')
}
