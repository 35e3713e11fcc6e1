import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { uuid } from '#contract/entity.ts'
import { groupScope } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import { requireWithin } from '../documents/reach.ts'
import { readDocument } from '../documents/read.ts'
import { runCommand } from '../documents/run-command.ts'
import type { Values } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import { findInvitation } from '../groups/members/find-invitation.ts'
import { invitationPath } from '../groups/members/invite.ts'
import { previewInvitation, readGroup, readGroups } from '../groups/read-groups.ts'
import { readKey } from '../http/answer/read-key.ts'
import { newToken } from '../http/bearer-token.ts'
import type { CallerEnv } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { ownAddress } from '../settings/own-address.ts'
import { type Answers, done, userCalls } from './user-calls.ts'

type Call = Context<CallerEnv>

/** The group calls of the specification: each runs the command of the same meaning. */
export function groupRoutes(engine: Engine): Hono<CallerEnv> {
  const { pool } = engine.database
  return userCalls(engine, {
    ...invitationCalls(engine),
    'groups.list': async ({ caller }) => ({ groups: await readGroups(pool, caller.uid) }),
    'groups.get': ({ query, caller }) => {
      requireWithin(caller, groupScope(query.groupId))
      return readGroup(pool, caller.uid, query.groupId)
    },
    'groups.create': async ({ body: { id, members, ...doc }, c }) => {
      const groupId = id ?? newId(c, 'group')
      const placeholders = members.map((name, at) => ({ memberId: newId(c, `member ${at}`), name }))
      const memberId = newId(c, 'me')
      const args = { doc: { ...doc, id: groupId }, memberId, placeholders }
      await run(engine, c, 'groups.create', args)
      return answerGroup(engine, c, groupId)
    },
    'groups.create-expense': async ({ body: { groupId, id, ...fields }, c }) => {
      const doc = { ...fields, id: id ?? newId(c, 'expense') }
      await run(engine, c, 'group_expenses.create', { groupId, doc })
      return { expense: await readRow(engine, 'group_expenses', groupId, doc.id) }
    },
    'groups.create-goal': async ({ body: { groupId, id, ...fields }, c }) => {
      const doc = { ...fields, id: id ?? newId(c, 'goal') }
      await run(engine, c, 'group_goals.create', { groupId, doc })
      return { goal: await readRow(engine, 'group_goals', groupId, doc.id) }
    },
    'groups.update-status': async ({ body, c }) => {
      await run(engine, c, 'groups.setStatus', body)
      return answerGroup(engine, c, body.groupId)
    },
  })
}

function invitationCalls(engine: Engine): Answers {
  const { database, clock } = engine
  return {
    'groups.invite': async ({ body: { groupId, email, phone, memberId }, c }) => {
      const [id, token] = [newId(c, 'invitation'), tokenFor(c)]
      const channel = email ? 'email' : phone ? 'phone' : 'link'
      const to = email ?? phone ?? null
      await run(engine, c, 'groups.invite', { groupId, id, channel, to, memberId, token })
      const invitation = await readRow(engine, 'invitations', groupId, id)
      const link = `${ownAddress(engine.config)}${invitationPath(token)}`
      return { invitation, token, link }
    },
    'groups.preview': ({ body, caller }) =>
      previewInvitation(database.pool, caller.uid, body.token, clock.now()),
    'groups.accept': async ({ body, caller, c }) => {
      const { groupId } = await findInvitation(database.pool, caller.uid, body)
      await run(engine, c, 'groups.accept', { ...body, newMemberId: newId(c, 'member') })
      return answerGroup(engine, c, groupId)
    },
    'groups.reject': async ({ body, c }) => {
      await run(engine, c, 'groups.reject', body)
      return done
    },
  }
}

const keyOf = (c: Call) => {
  const header = c.req.header('idempotency-key')
  return header === undefined ? null : readKey(header)
}

async function run(engine: Engine, c: Call, name: string, args: Values): Promise<void> {
  const { result } = await runCommand(engine, c.var.caller, { key: keyOf(c), name, args })
  if ('code' in result) throw new Fault(result.code, result.fields, undefined, result.current)
}

const answerGroup = async ({ database }: Engine, c: Call, groupId: string) => ({
  group: await readGroup(database.pool, c.var.caller.uid, groupId),
})

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
