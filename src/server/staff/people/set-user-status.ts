import type { UserStatusBody } from '#contract/staff/entities.ts'
import { changeRows } from '#server/documents/rows.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { tellAccount } from '#server/users/tell-account.ts'
import { audit } from '../audit.ts'
import { tellPerson } from './tell-person.ts'

type UserStatusDeps = Pick<Engine, 'clock' | 'config' | 'database' | 'identity' | 'log' | 'outside'>

interface UserStatusRow {
  readonly id: string
  readonly status: string
  readonly email: string | null
  readonly emailVerified: boolean
}

/** Shuts a user of the app out, or lets them in again. Whoever left for good is not here. */
export async function setUserStatus(
  engine: UserStatusDeps,
  staffId: string,
  uid: string,
  { status, reason }: UserStatusBody,
): Promise<void> {
  const { clock, database, identity } = engine
  const at = clock.now()
  await database.transact(async (tx) => {
    const { rows } = await tx.client.query<UserStatusRow>(
      `select id, status, email, email_verified as "emailVerified" from users
        where id = $1 and status <> 'deleted' for update`,
      [uid],
    )
    const [user] = rows
    if (!user) throw new Fault('not-found')
    if (user.status === status) return
    tx.afterCommit(() => tellAccount(engine, user, status))
    const isOut = status === 'suspended'
    await (isOut ? identity.shutOut(tx, uid) : identity.letIn(tx, uid))
    await changeRows(tx, {
      ...{ table: 'users', values: [uid, status, at, staffId], where: 't.id = $1' },
      set: 'status = $2, updated_at = $3, updated_by = $4',
    })
    if (!isOut) await tellPerson(engine, tx, uid, 'let-in', at)
    const action = isOut ? 'user.suspend' : 'user.activate'
    await audit(tx, { staffId, action, target: uid, details: { reason }, at })
  })
}
