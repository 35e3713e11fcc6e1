import { Hono } from 'hono'
import { uuid } from '#contract/entities/entity.ts'
import { limits } from '#contract/limits.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { pictureHeaders } from '../http/picture-headers.ts'
import { drawAvatar } from '../users/avatar.ts'
import { dropOwnAvatar, readOwnAvatar, setOwnAvatar } from '../users/own-avatar.ts'

const fileShape = /^([0-9a-f-]{36})\.(svg|webp)$/
const WEEK_S = 604_800
const drawnFor = `public, max-age=${WEEK_S}`
/** The address of an own picture changes with the picture. */
const ownFor = 'private, max-age=31536000, immutable'

/**
 * Pictures of users. A drawn one shows nothing but the id; that of an own one ends in a secret that
 * only those get who may see the person.
 */
export function avatarRoutes(engine: Engine): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>()
  app.get('/api/avatars/:file', async (c) => {
    const [, uid, kind] = fileShape.exec(c.req.param('file')) ?? []
    if (!uuid.safeParse(uid).success || !uid) throw new Fault('not-found')
    if (kind === 'svg') {
      const headers = { ...pictureHeaders('image/svg+xml'), 'Cache-Control': drawnFor }
      return c.body(drawAvatar(uid), 200, headers)
    }
    const { pathname, search } = new URL(c.req.url)
    const image = await readOwnAvatar(engine, uid, pathname + search)
    if (!image) throw new Fault('not-found')
    return c.body(image, 200, { ...pictureHeaders('image/webp'), 'Cache-Control': ownFor })
  })

  app.post('/api/user/avatar', requireCaller(engine), async (c) => {
    return engine.pictures.take(c, limits.avatarBytes, async (given) =>
      c.json({ avatar: await setOwnAvatar(engine, c.var.caller.uid, given) }),
    )
  })
  app.delete('/api/user/avatar', requireCaller(engine), async (c) =>
    c.json({ avatar: await dropOwnAvatar(engine, c.var.caller.uid) }),
  )
  return app
}
