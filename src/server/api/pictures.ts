import type { Hono } from 'hono'
import { uuid } from '#contract/entity.ts'
import { limits } from '#contract/limits.ts'
import type { Engine } from '../engine.ts'
import type { CallerEnv } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { knownId } from '../http/known-id.ts'
import { readReceipt } from '../receipts/read-receipt.ts'
import { storeReceipt } from '../receipts/store-receipt.ts'
import { drawAvatar } from '../users/avatar.ts'
import { dropOwnAvatar, readOwnAvatar, setOwnAvatar } from '../users/own-avatar.ts'
import { userCalls } from './user-calls.ts'

/** Never a page of ours, even when somebody opens it by itself: it may neither run nor load. */
const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

const endings = { 'image/webp': 'webp', 'image/svg+xml; charset=utf-8': 'svg' } as const

/** What goes with a picture that people sent, or that was drawn for them. */
const pictureHeaders = (type: keyof typeof endings) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="picture.${endings[type]}"`,
  'Content-Security-Policy': policy,
})

const fileShape = /^([0-9a-f-]{36})\.(svg|webp)$/
const WEEK_S = 604_800
const drawnFor = `public, max-age=${WEEK_S}`
/** The address of an own picture changes with the picture. */
const ownFor = 'private, max-age=31536000, immutable'

/**
 * Pictures of receipts, to those who may see them and to nobody's cache; and pictures of users. A
 * drawn one shows nothing but the id; that of an own one ends in a secret that only those get who
 * may see the person.
 */
export const pictureRoutes = (engine: Engine): Hono<CallerEnv> =>
  userCalls(engine, {
    'avatars.read': async ({ params: { file }, c }) => {
      const [, uid, kind] = fileShape.exec(file) ?? []
      if (!uuid.safeParse(uid).success || !uid) throw new Fault('not-found')
      if (kind === 'svg') {
        const headers = {
          ...pictureHeaders('image/svg+xml; charset=utf-8'),
          'Cache-Control': drawnFor,
        }
        return c.body(drawAvatar(uid), 200, headers)
      }
      const { pathname, search } = new URL(c.req.url)
      const image = await readOwnAvatar(engine, uid, pathname + search)
      if (!image) throw new Fault('not-found')
      return c.body(image, 200, { ...pictureHeaders('image/webp'), 'Cache-Control': ownFor })
    },
    'user.avatar.set': ({ caller, c }) =>
      engine.pictures.take(c, limits.avatarBytes, async (given) => ({
        avatar: await setOwnAvatar(engine, caller.uid, given),
      })),
    'user.avatar.delete': async ({ caller }) => ({
      avatar: await dropOwnAvatar(engine, caller.uid),
    }),
    'receipts.read': async ({ params, caller, c }) => {
      const picture = await readReceipt(engine, caller.uid, knownId(params.id))
      return c.body(picture, 200, pictureHeaders('image/webp'))
    },
    'receipts.store': ({ params, caller, c }) => {
      const id = knownId(params.id)
      return engine.pictures.take(c, limits.receiptFileBytes, async (given) =>
        c.json(await storeReceipt(engine, caller.uid, id, given)),
      )
    },
  })
