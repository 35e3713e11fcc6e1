import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** 32 MB and three rounds: what OWASP asks of scrypt, in a size that few at once can carry. */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const
const SALT_BYTES = 16
const KEY_BYTES = 32
const shape = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/** The cost is kept with the hash, so that it can be raised without locking anybody out. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(plain(password), salt, KEY_BYTES, optionsOf(cost))
  const parts = [cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')]
  return `scrypt$${parts.join('$')}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', kept = ''] = shape.exec(hash) ?? []
  const expected = Buffer.from(kept, 'base64url')
  if (expected.length === 0) return false
  const options = optionsOf({ N: Number(N), r: Number(r), p: Number(p) })
  const key = await derive(
    plain(password),
    Buffer.from(salt, 'base64url'),
    expected.length,
    options,
  )
  return timingSafeEqual(key, expected)
}

/** The same letters typed on another keyboard may be other code points. */
const plain = (password: string) => password.normalize('NFKC')

/** Node's own bound on memory is just too small for this cost. */
const optionsOf = (chosen: { N: number; r: number; p: number }): ScryptOptions => ({
  ...chosen,
  maxmem: 256 * chosen.N * chosen.r,
})

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
