import { type Argon2Parameters, argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'

const deriveArgon2 = promisify(argon2)
const deriveScrypt = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>

/** 19 MB and two passes: what OWASP asks of Argon2id, in a size that many at once can carry. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const KEY_BYTES = 32
const argon2Shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
const scryptShape = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/** The cost is kept with the hash, so that it can be raised without locking anybody out. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, KEY_BYTES, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(key)}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, m, t, p, salt = '', key = ''] = argon2Shape.exec(hash) ?? []
  if (key === '') return isOldPassword(password, hash)
  const given = { memory: Number(m), passes: Number(t), parallelism: Number(p) }
  const expected = Buffer.from(key, 'base64')
  const found = await derive(password, Buffer.from(salt, 'base64'), expected.length, given)
  return timingSafeEqual(found, expected)
}

/** Whether it was made at another cost, or in one of the ways of before. */
export const isOutdated = (hash: string): boolean => {
  const { memory, passes, parallelism } = cost
  return !hash.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)
}

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

const derive = (password: string, nonce: Buffer, tagLength: number, chosen: Cost) =>
  deriveArgon2('argon2id', { message: plain(password), nonce, tagLength, ...chosen })

/** Made by the identity engine for users, or by us for staff, both with scrypt. */
async function isOldPassword(password: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = scryptShape.exec(hash) ?? []
  if (key === '') return /^\w+:\w+$/.test(hash) && verifyPassword({ hash, password })
  const given = { N: Number(n), r: Number(r), p: Number(p) }
  const expected = Buffer.from(key, 'base64url')
  const options = { ...given, maxmem: 256 * given.N * given.r }
  const nonce = Buffer.from(salt, 'base64url')
  const found = await deriveScrypt(plain(password), nonce, expected.length, options)
  return timingSafeEqual(found, expected)
}

/** The same letters typed on another keyboard may be other code points. */
const plain = (password: string) => password.normalize('NFKC')

const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
