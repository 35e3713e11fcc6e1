import type { PushSubscriptionBody } from '#contract/notifications/push.ts'
import type { Caller } from '../auth/identity.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'

type SubscriptionDeps = Pick<Engine, 'clock' | 'database' | 'outside'>

const PER_USER_MOST = 20

/** This browser, for as long as its session lasts. Whoever signs in there next takes it over. */
export async function keepSubscription(
  { clock, database, outside }: SubscriptionDeps,
  { uid, sessionId }: Caller,
  { endpoint, keys }: PushSubscriptionBody,
): Promise<void> {
  if (!outside.push.isPossible(endpoint)) {
    throw new Fault('invalid-input', { endpoint: 'This is not the address of a push service.' })
  }
  await refuseDemo(database.pool, uid)
  await database.transact(async ({ client }) => {
    await client.query(
      `insert into push_subscriptions (endpoint, p256dh, auth, user_id, session_id, created_at)
        values ($1, $2, $3, $4, $5, $6) on conflict (endpoint) do update set
          p256dh = $2, auth = $3, user_id = $4, session_id = $5, created_at = $6`,
      [endpoint, keys.p256dh, keys.auth, uid, sessionId, clock.now()],
    )
    await client.query(
      `delete from push_subscriptions where endpoint in (
        select endpoint from push_subscriptions where user_id = $1
        order by created_at desc offset ${PER_USER_MOST})`,
      [uid],
    )
  })
}

export async function endSubscription(
  { database }: Pick<SubscriptionDeps, 'database'>,
  { uid }: Pick<Caller, 'uid'>,
  endpoint: string,
): Promise<void> {
  await database.pool.query('delete from push_subscriptions where endpoint = $1 and user_id = $2', [
    endpoint,
    uid,
  ])
}

export async function subscriptionsOf(
  { database }: Pick<SubscriptionDeps, 'database'>,
  uid: string,
): Promise<readonly PushSubscriptionBody[]> {
  const { rows } = await database.pool.query<PushSubscriptionBody>(
    `select endpoint, json_build_object('p256dh', p256dh, 'auth', auth) as keys
      from push_subscriptions where user_id = $1`,
    [uid],
  )
  return rows
}
