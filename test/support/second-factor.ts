import type { Database } from '#server/db/database.ts'

/** The bytes of a secret, as an authenticator app reads it. */
export function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** One whose codes nobody knows, for somebody who comes in by a session made for them. */
export async function giveSecondFactor({ pool }: Pick<Database, 'pool'>, staffId: string) {
  await pool.query(
    `insert into staff_totp (staff_id, secret, confirmed_at, last_step, recovery_hashes)
      values ($1, '', now(), 0, '{}')`,
    [staffId],
  )
}
