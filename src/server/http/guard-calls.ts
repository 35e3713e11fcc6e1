import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ownCalls } from '#contract/calls/own-calls.ts'
import { avatarTypes } from '#contract/identity/sign-in.ts'
import { limits } from '#contract/limits.ts'
import { receiptTypes } from '#contract/receipts/entities.ts'
import type { Config } from '../config.ts'
import { refuseAnnounced, refuseLarge } from './edge/limit-body.ts'
import { Fault } from './fault.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of another site may not make a visitor's browser change anything here. */
export const refuseForeign = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  createMiddleware(async (c, next) => {
    const origin = c.req.header('origin')
    const isOwn = !origin || origin === publicUrl || hostOf(origin) === c.req.header('host')
    if (!reading.has(c.req.method) && !isOwn) throw new Fault('not-allowed')
    await next()
  })

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

const avatarPath = ownCalls['user.avatar.set'].path
const isReceipt = (path: string) => /^\/api\/(?:scan(?:\/ask)?$|receipts\/)/.test(path)
const isPicture = (type: string) =>
  [...avatarTypes, ...receiptTypes].some((known) => type === known)

/** Bodies are JSON; a form or plain text, which any page may post, is not read at all. */
export const requireJson = createMiddleware(async (c, next) => {
  if (!hasBody(c)) return next()
  const type = c.req.header('content-type')?.toLowerCase() ?? ''
  if (c.req.path === avatarPath || isReceipt(c.req.path)) {
    if (!isPicture(type)) throw new Fault('unsupported-image')
  } else if (!/^application\/json\b/.test(type)) throw new Fault('unsupported-type')
  await next()
})

function hasBody(c: Context): boolean {
  if (reading.has(c.req.method)) return false
  const length = c.req.header('content-length')
  return length === undefined ? c.req.header('transfer-encoding') !== undefined : length !== '0'
}

const small = refuseLarge(limits.bodyBytes)
const receipt = refuseAnnounced(limits.receiptFileBytes)
const larger: Readonly<Record<string, ReturnType<typeof refuseLarge>>> = {
  [ownCalls['sync.push'].path]: refuseLarge(limits.pushBodyBytes),
  [avatarPath]: refuseAnnounced(limits.avatarBytes),
}

/** A device that was long offline sends much at once, and pictures are large. */
export const limitBody = createMiddleware(async (c, next) => {
  if (!hasBody(c)) return next()
  if (isReceipt(c.req.path)) return receipt(c, next)
  return (larger[c.req.path] ?? small)(c, next)
})

/** Answers hold someone's money: nothing on the way may keep a copy. */
export const keepNoCopy = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
})
