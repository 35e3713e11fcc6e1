import { createMiddleware } from 'hono/factory'
import { limits } from '#contract/limits.ts'
import { permissions, type Resource, type Verb } from '#contract/permissions.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import { can } from '#domain/permissions.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { needsSecondFactor } from './entrance/needs-second-factor.ts'
import { findStaffSession } from './entrance/sessions.ts'
import { adminOf } from './staff-row.ts'

export interface StaffEnv {
  Variables: { admin: AdminRow; token: string; provenAt: Date }
}

type GuardDeps = Pick<Engine, 'clock' | 'config' | 'database' | 'log'>

const bearer = /^Bearer ([\w-]+)$/i

/** Who is behind the token of the Authorization header, active or not. */
async function identify(engine: GuardDeps, authorization: string | undefined) {
  // Two headers arrive joined by a comma, which the shape refuses.
  const token = bearer.exec(authorization ?? '')?.[1]
  const staff = token ? await findStaffSession(engine, token) : null
  if (!token || !staff) throw new Fault('not-signed-in')
  const admin = adminOf(staff, engine.log)
  // Begun before it was needed, or left without it since: the entrance sets it up.
  if (!staff.has_second_factor && needsSecondFactor(engine.config, admin.role)) {
    throw new Fault('not-signed-in')
  }
  return { token, admin, provenAt: staff.begun_at }
}

/** Lets every active member of staff pass: for what is their own. */
export const requireStaff = (engine: GuardDeps) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    const { admin, ...session } = await identify(engine, c.req.header('authorization'))
    if (!admin.isActive) throw new Fault('account-not-active')
    c.set('admin', admin)
    c.set('token', session.token)
    c.set('provenAt', session.provenAt)
    await next()
  })

/** The one guard of the admin area: lets those pass whose role allows this. */
export const requirePermission = (engine: GuardDeps, resource: Resource, verb: Verb) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    const { admin, ...session } = await identify(engine, c.req.header('authorization'))
    if (!can(permissions, admin, resource, verb)) {
      engine.log.warn({ staffId: admin.id, resource, verb }, 'staff tried what they may not do')
      throw new Fault('not-allowed')
    }
    c.set('admin', admin)
    c.set('token', session.token)
    c.set('provenAt', session.provenAt)
    await next()
  })

/** Behind one of the two above: a token that was taken is not enough for what does harm. */
export const requireStaffProof = ({ clock }: Pick<Engine, 'clock'>) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    const age = clock.now().getTime() - c.var.provenAt.getTime()
    if (age >= limits.proofLifeS * 1000) throw new Fault('fresh-proof-needed')
    await next()
  })
