import type { Hono } from 'hono'
import { requireTellable, tellChange } from '../auth/tell-change.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import { checkId } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { deviceOf } from '../http/edge/device.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { deliverDue } from '../webhooks/deliver.ts'
import {
  addTest,
  changeWebhook,
  endWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  rotateSecret,
  sendAgain,
} from '../webhooks/webhooks.ts'
import { done, userCalls } from './user-calls.ts'

/** Whoever names an address has us call there: no more often than that. */
const tests = { limit: 20, windowS: 3600 } as const
const limitSends = ({ database }: Engine, uid: string) =>
  takeToken(database, { bucket: `webhook-sends:${uid}`, ...tests })

/** What is told of changes of one's book: made, seen and ended by whoever is signed in. */
export const webhookRoutes = (engine: Engine): Hono<CallerEnv> =>
  userCalls(engine, {
    'user.webhooks': async ({ caller }) => ({
      webhooks: await listWebhooks(engine.database, caller.uid),
    }),
    'user.webhooks.make': async ({ body, caller, c }) => {
      await refuseDemo(engine.database.pool, caller.uid)
      await requireTellable(engine, caller, 'webhook')
      const made = await makeWebhook(engine, caller, body)
      const by = { ...caller, device: deviceOf(c, engine.config) }
      await tellChange(engine, by, { about: 'token', before: null, how: 'webhook' }, null)
      return made
    },
    'user.webhooks.change': async ({ body, params, caller }) => {
      await changeWebhook(engine, caller, checkId(params.id), body.state)
      return done
    },
    'user.webhooks.end': async ({ params, caller }) => {
      await endWebhook(engine, caller, checkId(params.id))
      return done
    },
    'user.webhooks.test': async ({ params, caller }) => {
      const id = checkId(params.id)
      await limitSends(engine, caller.uid)
      const deliveryId = await addTest(engine, caller, id)
      await deliverDue(engine, engine.clock.now(), { deliveryId })
      return done
    },
    'user.webhooks.rotate': ({ params, caller }) =>
      rotateSecret(engine, caller, checkId(params.id)),
    'user.webhooks.deliveries': async ({ params, caller }) => ({
      deliveries: await listDeliveries(engine.database, caller.uid, checkId(params.id)),
    }),
    'user.webhooks.again': async ({ params, caller }) => {
      const [id, delivery] = [checkId(params.id), checkId(params.delivery, 'delivery')]
      await limitSends(engine, caller.uid)
      await sendAgain(engine, caller, { id, delivery })
      return done
    },
  })
