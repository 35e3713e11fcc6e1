import type { Logger } from 'pino'
import type { Database } from './database.ts'

/** The newest of the line we test whose weaknesses were looked through, and when it came out. */
const patched = { major: 18, minor: 6, on: 'August 2026' } as const

/** As PostgreSQL counts them: 180004 is 18.4. */
const PER_MAJOR = 10_000

const name = `${patched.major}.${patched.minor}`

/** What a database of this version may lack, in words; null where nothing is known to be. */
export function judgeVersion(version: number): string | null {
  const [major, minor] = [Math.floor(version / PER_MAJOR), version % PER_MAJOR]
  if (major > patched.major || (major === patched.major && minor >= patched.minor)) return null
  return major === patched.major
    ? `PostgreSQL ${major}.${minor} lacks what ${name} mended in ${patched.on}`
    : `PostgreSQL ${major}.${minor} may lack what ${name} mended in ${patched.on}: see its notes`
}

export async function readLacking({ pool }: Pick<Database, 'pool'>): Promise<string | null> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::integer as version`,
  )
  return judgeVersion(rows[0]?.version ?? 0)
}

/** Where only this machine reaches the server nobody is warned of what npm has no newer one of. */
export async function tellLacking(
  database: Pick<Database, 'pool'>,
  { isEmbedded, isLocal }: { readonly isEmbedded: boolean; readonly isLocal: boolean },
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const words = await readLacking(database)
  if (!words) return
  const advice = isEmbedded ? 'set DATABASE_URL to a newer one' : 'bring it up to date'
  log[isEmbedded && isLocal ? 'info' : 'warn'](
    `${words}. Where others reach this server, ${advice}: see “Packages” in docs/security.md`,
  )
}
