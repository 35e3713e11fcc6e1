import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { type AdminRole, adminRoles } from '#contract/permissions.ts'
import { createApp } from '#server/app.ts'
import type { Engine } from '#server/engine.ts'
import { answerError } from '#server/http/answer/answer-fault.ts'
import type { EdgeEnv } from '#server/http/edge/edge.ts'
import { type Listening, listen } from '#server/http/edge/listen.ts'
import { beginStaffSession } from '#server/staff/entrance/sessions.ts'
import { TestCaller } from '#test/support/caller.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken, sendWell, TestGroup } from '../support/group-fixture.ts'
import { liveOn } from './lives.ts'

/** Somebody who is after what is not theirs. */
export interface Intruder {
  readonly name: string
  readonly token: string | null
  /** Signed in to the app, as somebody else. */
  readonly isUser: boolean
  /** What they are on the staff, if they still are. */
  readonly role: AdminRole | null
  /** Staff read names and whom they are invited by is told to people; nobody else knows. */
  readonly mayKnowName: boolean
}

/** A server, somebody whose everything is on it, and all who should not see any of it. */
export interface World {
  readonly url: string
  readonly engine: Engine
  readonly app: Hono<EdgeEnv>
  readonly victim: TestCaller
  readonly intruders: readonly Intruder[]
  /** What a call may name, by the name of the field: all of it the victim's. */
  readonly ids: Readonly<Record<string, string>>
  /** In every text of the victim's, and nowhere else. */
  readonly canary: string
  /** In the names of the victim and of their group, and in what they wrote for the site. */
  readonly nameMark: string
  close(): Promise<void>
}

export type Plant = (app: Hono<EdgeEnv>, engine: Engine) => void

/** `plant` may add routes of its own, before all others. */
export async function openWorld(
  plant?: Plant,
  env: Readonly<Record<string, string>> = {},
): Promise<World> {
  const test = await openTestEngine({ env: { WRITES_PER_MINUTE: '100000000', ...env } })
  const app = new Hono<EdgeEnv>()
  app.onError(answerError(test.engine.log))
  plant?.(app, test.engine)
  app.route('/', createApp(test.engine))
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  const [canary, nameMark] = [randomUUID(), randomUUID()]
  const victim = await TestCaller.signUp(server.url, `Anna ${nameMark}`)
  const group = await TestGroup.make(victim, [], { name: nameMark })
  const ids = await liveOn(victim, group, `canary ${canary}`)
  const intruders = [
    ...(await strangers(server.url, group, test)),
    ...(await staffOf(test)),
    { name: 'staff who left', token: await staffToken(test, 'super_admin', false) },
  ].map((one) => ({ isUser: false, role: null, mayKnowName: false, ...one }))
  return {
    url: server.url,
    engine: test.engine,
    app,
    victim,
    intruders,
    ids,
    canary,
    nameMark,
    close: () => close(server, test),
  }
}

async function close(server: Listening, test: TestEngine): Promise<void> {
  await server.close()
  await test.close()
}

/** Whoever may be at the door: nobody, strangers, and those who once were or may yet be inside. */
async function strangers(url: string, group: TestGroup, { engine }: TestEngine) {
  const stranger = await TestCaller.signUp(url, 'Ben')
  const [left, invited] = [
    await TestCaller.signUp(url, 'Cleo'),
    await TestCaller.signUp(url, 'Dan'),
  ]
  const [ended, suspended] = [
    await TestCaller.signUp(url, 'Eve'),
    await TestCaller.signUp(url, 'Finn'),
  ]
  await group.join(left)
  const member = { groupId: group.id, memberId: group.of('Cleo') }
  await sendWell(group.owner, 'groups.removeMember', member)
  await sendWell(group.owner, 'groups.invite', {
    groupId: group.id,
    id: randomUUID(),
    channel: 'email',
    to: invited.session.user.email,
    token: newToken(),
  })
  await engine.identity.signOut(ended.session.token)
  await engine.database.pool.query(`update users set status = 'suspended' where id = $1`, [
    suspended.uid,
  ])
  engine.identity.forget(suspended.uid)
  const user = { isUser: true }
  const knowing = { ...user, mayKnowName: true }
  return [
    { name: 'nobody', token: null },
    { name: 'somebody with a made-up token', token: 'a'.repeat(32) },
    { name: 'whoever found an ended session', token: ended.session.token },
    { name: 'a suspended user', token: suspended.session.token },
    { name: 'another user', token: stranger.session.token, ...user },
    { name: 'somebody who left the group', token: left.session.token, ...knowing },
    { name: 'somebody invited who has not accepted', token: invited.session.token, ...knowing },
  ]
}

const staffOf = (test: TestEngine) =>
  Promise.all(
    adminRoles.map(async (role) => ({
      name: `staff: ${role}`,
      token: await staffToken(test, role, true),
      role,
      mayKnowName: true,
    })),
  )

async function staffToken({ engine, now }: TestEngine, role: string, isActive: boolean) {
  const id = randomUUID()
  await engine.database.pool.query(
    `insert into staff (id, email, display_name, role, password_hash, is_active, created_at)
      values ($1, $2, 'Staff', $3, 'none', $4, $5)`,
    [id, `${id}@example.org`, role, isActive, now()],
  )
  const device = { address: '127.0.0.1', userAgent: 'test' }
  return engine.database.transact((tx) => beginStaffSession(tx, id, device, now()))
}
