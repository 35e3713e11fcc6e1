import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { UserRow } from '#contract/entities/session.ts'
import { userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { usersTable } from '../db/tables/users.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'

export async function insertProfile(tx: Transaction, profile: UserRow): Promise<void> {
  const scope = userScope(profile.id)
  await tx.sql.insert(usersTable).values({ ...profile, scope })
  tx.touched.add(scope)
}

const profileById = {
  name: 'profile-by-id',
  text: `select ${wireObject(documentsOf('users'))} as profile from users t where t.id = $1`,
}

export async function readProfile(
  db: Pick<pg.Pool, 'query'>,
  uid: string,
): Promise<UserRow | null> {
  const { rows } = await db.query<{ profile: UserRow }>({ ...profileById, values: [uid] })
  return rows[0]?.profile ?? null
}

export async function noteLogin(tx: Transaction, uid: string, at: Date): Promise<void> {
  const lastLogin = at.toISOString()
  await tx.sql.update(usersTable).set({ lastLogin }).where(eq(usersTable.id, uid))
  tx.touched.add(userScope(uid))
}
