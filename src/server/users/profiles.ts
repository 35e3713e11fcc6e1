import type pg from 'pg'
import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { columnOf, documentsOf } from '../documents/collection.ts'
import { changeRows, insertRows } from '../documents/rows.ts'
import { wireObject } from '../documents/wire.ts'
import { Fault } from '../http/fault.ts'

const users = documentsOf('users')
const asColumns = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [columnOf(users, field), value]),
  )

export async function insertProfile(tx: Transaction, profile: UserRow): Promise<void> {
  const row = asColumns({ ...profile, scope: userScope(profile.id) })
  const rows = 'select * from json_populate_record(null::users, $1)'
  await insertRows(tx, { table: 'users', rows, values: [JSON.stringify(row)] })
}

const profilesById = {
  name: 'profiles-by-id',
  text: `select ${wireObject(users)} as profile from users t
    where t.id = any($1::uuid[]) order by t.id`,
}

/** The profiles of these people, as far as they have one. */
export async function readProfiles(
  db: Pick<pg.Pool, 'query'>,
  uids: readonly string[],
): Promise<readonly UserRow[]> {
  const { rows } = await db.query<{ profile: UserRow }>({ ...profilesById, values: [uids] })
  return rows.map(({ profile }) => profile)
}

export async function readProfile(
  db: Pick<pg.Pool, 'query'>,
  uid: string,
): Promise<UserRow | null> {
  const [profile] = await readProfiles(db, [uid])
  return profile ?? null
}

/** The profile of somebody signed in; without one there is no such session. */
export async function requireProfile(db: Pick<pg.Pool, 'query'>, uid: string): Promise<UserRow> {
  const profile = await readProfile(db, uid)
  if (!profile) throw new Fault('not-signed-in')
  return profile
}

export async function noteLogin(tx: Transaction, uid: string, at: Date): Promise<void> {
  await changeProfile(tx, uid, { lastLogin: at.toISOString() })
}

export const setProfileEmail = (tx: Transaction, uid: string, email: string, at: Date) =>
  setByServer(tx, uid, { email, emailVerified: true }, at)

export const setProfilePhone = (tx: Transaction, uid: string, phone: string | null, at: Date) =>
  setByServer(tx, uid, { phone }, at)

export const setProfileAvatar = (tx: Transaction, uid: string, avatar: string, at: Date) =>
  setByServer(tx, uid, { avatar }, at)

type ServerFields = Partial<UserRow>

/** Fields a client may not write, changed on the user's own behalf. */
export async function setByServer(
  tx: Transaction,
  uid: string,
  fields: ServerFields,
  at: Date,
): Promise<void> {
  await changeProfile(tx, uid, { ...fields, updatedAt: at.toISOString(), updatedBy: uid })
}

async function changeProfile(tx: Transaction, uid: string, fields: ServerFields): Promise<void> {
  const row = asColumns(fields)
  await changeRows(tx, {
    ...{ table: 'users', values: [uid, JSON.stringify(row)] },
    set: Object.keys(row)
      .map((column) => `${column} = n.${column}`)
      .join(),
    ...{ from: 'json_populate_record(null::users, $2) n', where: 't.id = $1' },
  })
}
