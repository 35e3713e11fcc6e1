import crypto from 'node:crypto'
import { registerHooks, syncBuiltinESMExports } from 'node:module'

/*
 * Loaded before everything else by the processes under test, to leave out work that costs seconds
 * and proves nothing. Never loaded where crashes and the passwords themselves are tested.
 */

const { argon2, pbkdf2, scrypt } = crypto

/** A password is slow to guess by design. Here thousands are hashed, and nobody guesses. */
const lightScrypt = ((password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt

const lightArgon2 = ((algorithm, parameters, done) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done)) as typeof argon2

/** Proofs of work are tried by the hundred before each message. A browser's stay as they are. */
const lightPbkdf2 = ((password, salt, _iterations, length, digest, done) =>
  pbkdf2(password, salt, 1, length, digest, done)) as typeof pbkdf2

crypto.scrypt = lightScrypt
if (process.env.LIGHT_PROOFS) crypto.pbkdf2 = lightPbkdf2
crypto.argon2 = lightArgon2
syncBuiltinESMExports()

/** Node reads a package's whole description again for each file in it, and these two are long. */
const longWinded = '/node_modules/drizzle-orm/'
const root = new URL('../../', import.meta.url).href
const rooms = /^#(contract|domain|server|web|test)\/(.+\.ts)$/

function ownFile(specifier: string, parentURL: string): string | undefined {
  if (!['src/', 'test/'].some((folder) => parentURL.startsWith(root + folder))) return
  const [, room, path] = rooms.exec(specifier) ?? []
  if (room) return new URL(`${room === 'test' ? '' : 'src/'}${room}/${path}`, root).href
  if (/^\.\.?\/.*\.ts$/.test(specifier)) return new URL(specifier, parentURL).href
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    const own = ownFile(specifier, parentURL)
    if (own) return { url: own, format: 'module-typescript', shortCircuit: true }
    const isPlain = /^\.\.?\/.*\.js$/.test(specifier) && parentURL.includes(longWinded)
    if (!isPlain) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
