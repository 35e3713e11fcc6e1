import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { usersTable } from '../db/tables/users.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { Fault } from '../http/fault.ts'

export async function insertProfile(tx: Transaction, profile: UserRow): Promise<void> {
  const scope = userScope(profile.id)
  await tx.sql.insert(usersTable).values({ ...profile, scope })
  tx.touched.add(scope)
}

const profilesById = {
  name: 'profiles-by-id',
  text: `select ${wireObject(documentsOf('users'))} as profile from users t
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
  const lastLogin = at.toISOString()
  await tx.sql.update(usersTable).set({ lastLogin }).where(eq(usersTable.id, uid))
  tx.touched.add(userScope(uid))
}

export const setProfileEmail = (tx: Transaction, uid: string, email: string, at: Date) =>
  setByServer(tx, uid, { email, emailVerified: true }, at)

export const setProfilePhone = (tx: Transaction, uid: string, phone: string | null, at: Date) =>
  setByServer(tx, uid, { phone }, at)

export const setProfileAvatar = (tx: Transaction, uid: string, avatar: string, at: Date) =>
  setByServer(tx, uid, { avatar }, at)

type ServerFields = Partial<typeof usersTable.$inferInsert>

/** Fields a client may not write, changed on the user's own behalf. */
export async function setByServer(
  tx: Transaction,
  uid: string,
  fields: ServerFields,
  at: Date,
): Promise<void> {
  const stamped = { ...fields, updatedAt: at.toISOString(), updatedBy: uid }
  await tx.sql.update(usersTable).set(stamped).where(eq(usersTable.id, uid))
  tx.touched.add(userScope(uid))
}
