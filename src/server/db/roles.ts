import { createHmac } from 'node:crypto'
import pg from 'pg'

/** Who serves people's calls: reads and writes rows, and can change nothing else. */
const servingRole = 'moneycomb_app'
const lockKey = 7_201_967
const schemas = ['public', 'identity'] as const

/** Nobody changes these once they are written. */
const onlyAdded = ['audit_log', 'audit_seals'] as const

const rights = (role: string) => [
  ...schemas.flatMap((schema) => [
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage on all sequences in schema ${schema} to ${role}`,
  ]),
  `revoke update, delete on ${onlyAdded.join(', ')} from ${role}`,
  `revoke insert, update, delete on migrations from ${role}`,
]

/** Lets another user of the database serve, and nothing more; safe from many at once. */
export async function grantServing(ownerUrl: string, role: string, password?: string) {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const name = pg.escapeIdentifier(role)
    if (password !== undefined) await ensureRole(client, role, password)
    for (const statement of rights(name)) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const verb = rowCount === 0 ? 'create' : 'alter'
  const secret = pg.escapeLiteral(password)
  await client.query(
    `${verb} role ${pg.escapeIdentifier(role)} login nosuperuser nocreatedb nocreaterole
      noreplication password ${secret}`,
  )
}

/** The address for serving; its password follows from the owner's, so it is the same everywhere. */
export function servingUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.password = createHmac('sha256', url.password).update(servingRole).digest('hex')
  url.username = servingRole
  return url.href
}

export async function openServingRole(ownerUrl: string): Promise<string> {
  const url = servingUrl(ownerUrl)
  await grantServing(ownerUrl, servingRole, new URL(url).password)
  return url
}

/** Of the user in an address. */
export const roleIn = (url: string) => decodeURIComponent(new URL(url).username)
