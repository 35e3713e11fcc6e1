import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createApp } from '#server/app.ts'
import type { Engine } from '#server/engine.ts'
import type { EdgeEnv } from '#server/http/edge.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import { beginStaffSession } from '#server/staff/sessions.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newGoal, newMove } from '#test/support/goals-stand.ts'
import { newToken, sendWell, TestGroup } from '#test/support/group-stand.ts'
import { newLoan } from '#test/support/loans-stand.ts'
import { fillEverything } from './fill-everything.ts'

/** Somebody who is after what is not theirs. */
export interface Intruder {
  readonly name: string
  readonly token: string | null
  /** Signed in to the app, as somebody else. */
  readonly isUser: boolean
  readonly isStaff: boolean
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
  close(): Promise<void>
}

const staffRoles = ['super_admin', 'moderator', 'support', 'viewer'] as const

export type Plant = (app: Hono<EdgeEnv>, engine: Engine) => void

/** `plant` may add routes of its own, before all others. */
export async function openWorld(plant?: Plant): Promise<World> {
  const test = await openTestEngine({ env: { WRITES_PER_MINUTE: '100000000' } })
  const app = new Hono<EdgeEnv>()
  plant?.(app, test.engine)
  app.route('/', createApp(test.engine))
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  const canary = `canary ${randomUUID()}`
  const victim = await TestCaller.signUp(server.url, `Anna ${canary}`)
  const group = await TestGroup.make(victim, [], { name: canary })
  const ids = {
    ...(await livesOf(victim, group, canary)),
    ...(await fillEverything(victim, canary)),
  }
  const intruders = [
    ...(await strangers(server.url, group, test)),
    ...(await staffOf(test)),
    { name: 'staff who left', token: await staffToken(test, 'super_admin', false), isStaff: true },
  ].map((one) => ({ isUser: false, isStaff: false, ...one }))
  return {
    url: server.url,
    engine: test.engine,
    app,
    victim,
    intruders,
    ids,
    canary,
    close: () => close(server, test),
  }
}

async function close(server: Listening, test: TestEngine): Promise<void> {
  await server.close()
  await test.close()
}

/** One of everything that has a form of its own; the rest is filled from the registry. */
async function livesOf(victim: TestCaller, group: TestGroup, canary: string) {
  const [goal, loan] = [newGoal({ name: canary }), newLoan({ name: canary, lender: canary })]
  const expense = newExpense({ description: canary, notes: canary })
  const move = newMove(goal.id, 5000, { note: canary })
  const results = await victim.push(
    { name: 'expenses.create', args: { doc: expense } },
    { name: 'goals.create', args: { doc: goal } },
    { name: 'goals.contribute', args: move },
    { name: 'loans.create', args: { doc: loan } },
  )
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Error(`the victim was refused: ${JSON.stringify(refused)}`)
  const name = victim.session.user.name
  const bill = await group.spend(victim, 3001, name, [name], { description: canary })
  const comment = { id: randomUUID(), text: canary, expenseId: bill }
  await sendWell(victim, 'comments.create', { groupId: group.id, doc: comment })
  return {
    uid: victim.uid,
    userId: victim.uid,
    id: expense.id,
    expenseId: expense.id,
    goalId: goal.id,
    contributionId: move.id,
    loanId: loan.id,
    groupId: group.id,
    groupExpenseId: bill,
    commentId: comment.id,
    memberId: group.of(name),
    scope: victim.scope,
  }
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
  return [
    { name: 'nobody', token: null },
    { name: 'somebody with a made-up token', token: 'a'.repeat(32) },
    { name: 'whoever found an ended session', token: ended.session.token },
    { name: 'a suspended user', token: suspended.session.token },
    { name: 'another user', token: stranger.session.token, ...user },
    { name: 'somebody who left the group', token: left.session.token, ...user },
    { name: 'somebody invited who has not accepted', token: invited.session.token, ...user },
  ]
}

const staffOf = (test: TestEngine) =>
  Promise.all(
    staffRoles.map(async (role) => ({
      name: `staff: ${role}`,
      token: await staffToken(test, role, true),
      isStaff: true,
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
