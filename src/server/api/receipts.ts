import { Hono } from 'hono'
import { uuid } from '#contract/entities/entity.ts'
import { limits } from '#contract/limits.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { pictureHeaders } from '../http/picture-headers.ts'
import { readReceipt } from '../receipts/read-receipt.ts'
import { storeReceipt } from '../receipts/store-receipt.ts'

/** Pictures of receipts, to those who may see them and to nobody's cache. */
export function receiptRoutes(engine: Engine): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  const idOf = (given: string) => {
    const read = uuid.safeParse(given)
    if (!read.success) throw new Fault('not-found')
    return read.data
  }
  app.get('/api/receipts/:id', requireCaller(engine), async (c) => {
    const picture = await readReceipt(engine, c.var.caller.uid, idOf(c.req.param('id')))
    return c.body(picture, 200, pictureHeaders('image/webp'))
  })
  app.put('/api/receipts/:id', requireCaller(engine), async (c) => {
    const id = idOf(c.req.param('id'))
    return engine.pictures.take(c, limits.receiptFileBytes, async (given) =>
      c.json(await storeReceipt(engine, c.var.caller.uid, id, given)),
    )
  })
  return app
}
