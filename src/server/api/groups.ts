import { createHash, randomUUIDv7 } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { uuid } from '#contract/entities/entity.ts'
import {
  createExpenseBody,
  createGoalBody,
  createGroupBody,
  invitationBody,
  inviteBody,
  previewBody,
} from '#contract/group-calls.ts'
import { groupScope } from '#contract/sync.ts'
import { newToken } from '../auth/bearer-token.ts'
import { documentsOf } from '../documents/collection.ts'
import { readDocument } from '../documents/read.ts'
import { runCommand } from '../documents/run-command.ts'
import type { Values } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import { findInvitation } from '../groups/find-invitation.ts'
import { invitationPath } from '../groups/invite.ts'
import { previewInvitation, readGroup, readGroups } from '../groups/read-groups.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { readBody } from '../http/read-body.ts'
import { readKey } from '../http/read-key.ts'

type Call = Context<CallerEnv>

/** The group calls of the specification: each runs the command of the same meaning. */
export function groupRoutes(engine: Engine): Hono<CallerEnv> {
  const { pool } = engine.database
  const app = new Hono<CallerEnv>()
  app.use('/api/groups/*', requireCaller(engine))

  app.get('/api/groups/list', async (c) =>
    c.json({ groups: await readGroups(pool, c.var.caller.uid) }),
  )
  app.get('/api/groups/get', async (c) => {
    const { groupId } = calls['groups.get'].query.parse(c.req.query())
    return c.json(await readGroup(pool, c.var.caller.uid, groupId))
  })
  app.post('/api/groups/create', async (c) => {
    const { id, members, ...doc } = await readBody(c, createGroupBody)
    const groupId = id ?? newId(c, 'group')
    const placeholders = members.map((name, at) => ({ memberId: newId(c, `member ${at}`), name }))
    const memberId = newId(c, 'me')
    const args = { doc: { ...doc, id: groupId }, memberId, placeholders }
    await run(engine, c, 'groups.create', args)
    return answerGroup(engine, c, groupId)
  })
  app.post('/api/groups/create-expense', async (c) => {
    const { groupId, id, ...fields } = await readBody(c, createExpenseBody)
    const doc = { ...fields, id: id ?? newId(c, 'expense') }
    await run(engine, c, 'group_expenses.create', { groupId, doc })
    return c.json({ expense: await readRow(engine, 'group_expenses', groupId, doc.id) })
  })
  app.post('/api/groups/create-goal', async (c) => {
    const { groupId, id, ...fields } = await readBody(c, createGoalBody)
    const doc = { ...fields, id: id ?? newId(c, 'goal') }
    await run(engine, c, 'group_goals.create', { groupId, doc })
    return c.json({ goal: await readRow(engine, 'group_goals', groupId, doc.id) })
  })
  app.post('/api/groups/update-status', async (c) => {
    const args = await readBody(c, calls['groups.update-status'].body)
    await run(engine, c, 'groups.setStatus', args)
    return answerGroup(engine, c, args.groupId)
  })
  addInvitations(app, engine)
  return app
}

function addInvitations(app: Hono<CallerEnv>, engine: Engine): void {
  const { database, clock } = engine
  app.post('/api/groups/invite', async (c) => {
    const { groupId, email, phone, memberId } = await readBody(c, inviteBody)
    const [id, token] = [newId(c, 'invitation'), tokenFor(c)]
    const channel = email ? 'email' : phone ? 'phone' : 'link'
    const to = email ?? phone ?? null
    await run(engine, c, 'groups.invite', { groupId, id, channel, to, memberId, token })
    const invitation = await readRow(engine, 'invitations', groupId, id)
    const link = `${engine.config.publicUrl ?? new URL(c.req.url).origin}${invitationPath(token)}`
    return c.json({ invitation, token, link })
  })
  app.post('/api/groups/invitations/preview', async (c) => {
    const { token } = await readBody(c, previewBody)
    return c.json(await previewInvitation(database.pool, c.var.caller.uid, token, clock.now()))
  })
  app.post('/api/groups/invitations/accept', async (c) => {
    const shown = await readBody(c, invitationBody)
    const { groupId } = await findInvitation(database.pool, c.var.caller.uid, shown)
    await run(engine, c, 'groups.accept', { ...shown, newMemberId: newId(c, 'member') })
    return answerGroup(engine, c, groupId)
  })
  app.post('/api/groups/invitations/reject', async (c) => {
    await run(engine, c, 'groups.reject', await readBody(c, invitationBody))
    return c.json({ ok: true })
  })
}

const keyOf = (c: Call) => {
  const header = c.req.header('idempotency-key')
  return header === undefined ? null : readKey(header)
}

async function run(engine: Engine, c: Call, name: string, args: Values): Promise<void> {
  const { result } = await runCommand(engine, c.var.caller, { key: keyOf(c), name, args })
  if ('code' in result) throw new Fault(result.code, result.fields, undefined, result.current)
}

async function answerGroup({ database }: Engine, c: Call, groupId: string): Promise<Response> {
  return c.json({ group: await readGroup(database.pool, c.var.caller.uid, groupId) })
}

type Made = 'group_expenses' | 'group_goals' | 'invitations'

const readRow = async ({ database }: Engine, name: Made, groupId: string, id: string) =>
  JSON.parse(await readDocument(database.pool, documentsOf(name), [groupScope(groupId)], id))

/** A call sent again under its key has to mean the same things, so their ids come from the key. */
function newId(c: Call, what: string): string {
  const key = keyOf(c)
  if (key === null) return randomUUIDv7()
  const hash = createHash('sha256').update(`${c.var.caller.uid} ${key} ${what}`).digest('hex')
  const digits = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return uuid.parse([...digits, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-'))
}

const tokenFor = (c: Call) =>
  keyOf(c) === null
    ? newToken()
    : createHash('sha256')
        .update(`${c.var.token} ${keyOf(c)}`)
        .digest('base64url')
