import { randomBytes } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import { changeRows } from '#server/documents/rows.ts'
import { identityEngine } from '../auth/better-auth-engine.ts'
import type { Device, NewSession } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { takeTokenFrom } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { writeHousehold } from '../seed/write-household.ts'
import { addAccounts } from './accounts.ts'
import { addReceipts } from './add-receipts.ts'
import { fitBudgets } from './fit-budgets.ts'
import { planDemo } from './plan-demo.ts'
import { addSharedLife } from './shared-life.ts'
import { addStatement } from './statement.ts'

const HOUR_S = 3600

/** Known to this process only; whoever tries a demo comes in by a session of their own. */
const password = randomBytes(24).toString('base64url')
let hashed: Promise<string> | undefined

/** A household nobody else has, filled with made-up people and amounts, for a few hours. */
export async function beginDemo(engine: Engine, device: Device): Promise<NewSession> {
  const { config, database, identity, clock, log } = engine
  if (!config.site.isDemoOffered) throw new Fault('demo-off')
  const limit = config.site.demosPerHour
  await takeTokenFrom(database, { kind: 'demo', address: device.address, limit, windowS: HOUR_S })
  await refuseCrowd(engine)
  const now = clock.now()
  const until = dayAt(now.getTime(), 'UTC')
  const { email, household } = planDemo(until)
  const { password: passwords } = await identityEngine(database.sql, config, log)
  // Hashing is slow on purpose; all demos of this process have the same one.
  hashed ??= passwords.hash(password)
  const passwordHash = await hashed
  const demoUntil = new Date(now.getTime() + limits.demoLifeS * 1000).toISOString()
  const { id: uid } = household.profile
  const accounts = await database.transact(async (tx) => {
    await writeHousehold(tx, await identityEngine(tx.sql, config, log), household, passwordHash)
    const accounts = await addAccounts(tx, household)
    await addStatement(tx, household.profile, until, accounts)
    // It is reached at no address, so no mail is ever written to it.
    await changeRows(tx, {
      ...{ table: 'users', values: [uid, demoUntil] },
      ...{ set: 'demo_until = $2, email = null', where: 't.id = $1' },
    })
    return accounts
  })
  await addSharedLife(engine, household, accounts)
  await fitBudgets(engine, household, accounts)
  await addReceipts(engine, household)
  return identity.signIn({ email, password }, device)
}

/** So many at once and no more, whoever asks. */
async function refuseCrowd({ database, clock }: Engine): Promise<void> {
  const { rows } = await database.pool.query<{ count: number; wait_s: number }>(
    `select count(*)::int as count, extract(epoch from min(demo_until) - $1)::float8 as wait_s
      from users where demo_until > $1`,
    [clock.now()],
  )
  const [row] = rows
  if (row && row.count >= limits.demoHouseholds) {
    throw new Fault('too-many-requests', undefined, row.wait_s)
  }
}
