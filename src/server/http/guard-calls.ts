import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { limits } from '#contract/limits.ts'
import type { Config } from '../config.ts'
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

/** Bodies are JSON; a form or plain text, which any page may post, is not read at all. */
export const requireJson = createMiddleware(async (c, next) => {
  if (hasBody(c) && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Fault('unsupported-type')
  }
  await next()
})

function hasBody(c: Context): boolean {
  if (reading.has(c.req.method)) return false
  const length = c.req.header('content-length')
  return length === undefined ? c.req.header('transfer-encoding') !== undefined : length !== '0'
}

const refuseLarge = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Fault('too-large')
    },
  })

const small = refuseLarge(limits.bodyBytes)
const large = refuseLarge(limits.pushBodyBytes)

/** A device that was long offline sends much at once. */
export const limitBody = createMiddleware(async (c, next) => {
  // The library reads a body even where none was sent, and fails on it.
  if (!hasBody(c)) return next()
  return (c.req.path === '/api/sync/push' ? large : small)(c, next)
})

/** Answers hold someone's money: nothing on the way may keep a copy. */
export const keepNoCopy = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
})
