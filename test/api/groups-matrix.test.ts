import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { collections } from '#contract/collections.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { groupCollections } from '#contract/groups/collections.ts'
import type { PushAnswer } from '#contract/sync.ts'
import { createApp } from '#server/app.ts'
import { commands } from '#server/documents/commands.ts'
import { type Listening, listen } from '#server/http/edge/listen.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { type Attempt, groupAttempts, type Outcome } from '#test/support/group-attempts.ts'
import { GuardedGroup, insiders, outsiders, standing } from '#test/support/guarded-group.ts'
import { keepRows } from '#test/support/restore-point.ts'
import { storedDigest } from '#test/support/stored-digest.ts'

let test: TestEngine
let server: Listening
let stand: GuardedGroup
let restore: () => Promise<void>
/** A failed test leaves it as it should not be. */
let isDirty = false
beforeAll(async () => {
  test = await openTestEngine({ env: { WRITES_PER_MINUTE: '1000000' } })
  server = await listen(createApp(test.engine), { port: 0, host: '127.0.0.1' })
  stand = await GuardedGroup.make(server.url, test.engine.database.pool)
  const { pool } = test.engine.database
  const putBack = await keepRows(pool)
  restore = async () => {
    await putBack()
    // Tries stay counted, and one address has only a few in an hour.
    await pool.query('delete from rate_limits')
  }
})
afterEach(async () => {
  if (isDirty) await restore()
})
afterAll(async () => {
  await server.close()
  await test.close()
})

type Fields = Readonly<Record<string, unknown>>

/** As a device sends what waited in its queue: once, and once more, as no answer had come. */
async function byQueue(who: string, name: string, args: Fields): Promise<Outcome> {
  const body = { commands: [{ key: randomUUID(), name, args }] }
  const push = () => stand.of(who).call<PushAnswer>('POST', '/api/sync/push', { body })
  const first = await push()
  const [result] = first.body.results
  if (!result) throw new Error(`${name} was not answered.`)
  if (!result.ok) return result.code
  expect(await push(), `${who} ${name} again`).toEqual(first)
  return 'done'
}

/** The calls that do the same as a command, and how they take its arguments. */
const plainCalls: Readonly<
  Record<string, readonly [command: string, body: (a: Fields) => Fields]>
> = {
  'groups.create': ['groups.create', ({ doc }) => doc as Fields],
  'groups.create-expense': ['group_expenses.create', flat],
  'groups.create-goal': ['group_goals.create', flat],
  'groups.update-status': ['groups.setStatus', (args) => args],
  'groups.invite': [
    'groups.invite',
    ({ groupId, to: email, memberId }) => ({ groupId, email, memberId }),
  ],
  'groups.accept': ['groups.accept', shown],
  'groups.reject': ['groups.reject', shown],
}

/** A call has no say in these. */
const onlyQueued = new Set(['an admin by a link', 'as Cara', 'in the seat of Cara'])

function flat({ groupId, doc }: Fields): Fields {
  return { groupId, ...(doc as Fields) }
}

function shown({ token, invitationId }: Fields): Fields {
  return { ...(token ? { token } : { invitationId }) }
}

const writing = Object.entries(calls).filter(
  ([, { path, method }]) => path.startsWith('/api/groups/') && method !== 'GET',
)

async function byCall(who: string, call: string, args: Fields): Promise<Outcome> {
  const [, body] = plainCalls[call] ?? []
  const { path, method } = calls[call as keyof typeof calls]
  const answer = await stand.of(who).call<ErrorBody>(method, path, { body: body?.(args) })
  return answer.status === 200 ? 'done' : answer.body.code
}

/** What somebody with an account has in the group, of which nobody else may take anything. */
interface Own {
  readonly uid: string
  readonly seat: unknown
  readonly household: unknown
  readonly balance: unknown
  readonly confirmed: unknown
  readonly book: unknown
}

const question = `select m->>'uid' as uid,
    jsonb_build_array(m->'name', m->'role', m->'leftAt', m->'joinedAt') as seat,
    jsonb_build_array(m->'householdId', m->'hasAgreed') as household,
    (select jsonb_agg(jsonb_build_array(currency, balance) order by currency) from group_sums
      where scope = g.scope and member_id = (m->>'memberId')::uuid and balance <> 0) as balance,
    (select jsonb_agg(id order by id) from settlements where scope = g.scope
      and to_member = (m->>'memberId')::uuid and status = 'confirmed') as confirmed,
    (select jsonb_agg(jsonb_build_array(expense_id, share, paid) order by id) from group_shares
      where scope = 'u:' || (m->>'uid')) as book
  from groups g, jsonb_array_elements(g.members) m where g.id = $1 and m->>'uid' is not null`

async function readOwn(): Promise<readonly Own[]> {
  const { rows } = await test.engine.database.pool.query<Own>(question, [stand.group.id])
  return rows
}

/** Without what the attempt may change of others. */
function untouched(all: readonly Own[], who: string, [, , , , more = {}]: Attempt) {
  const uidsOf = (names: readonly string[] = []) => names.map((name) => stand.of(name).uid)
  const together = who === 'Hana' ? more.together : []
  const [moves, parts] = [uidsOf([...(more.moves ?? []), ...(together ?? [])]), uidsOf(more.parts)]
  return all
    .filter(({ uid }) => uid !== stand.of(who).uid)
    .map(({ uid, seat, household, ...money }) => ({
      ...{ uid, seat },
      ...(!parts.includes(uid) && { household }),
      ...(!moves.includes(uid) && money),
    }))
}

const nouns = new Set(['groups', ...Object.keys(groupCollections)])
/** A document of each collection that a group's members read, by what it is called here. */
const kept = {
  groups: 'group',
  group_expenses: 'dinner',
  settlements: 'Cara to Anna waiting',
  group_accounts: 'joint',
  group_account_entries: 'entry',
  group_goals: 'goal',
  group_contributions: 'put',
  invitations: 'link of Anna',
  comments: 'comment',
  activity: 'any',
} as const
const digest = () => storedDigest(test.engine.database.pool)

function expectedOf([, , inside, , more = {}]: Attempt, who: string): Outcome {
  const isIn = insiders.some((one) => one === who)
  return (more[who] as Outcome) ?? (isIn ? inside : (more.outside ?? 'not-allowed'))
}

/** First whoever is refused: nothing at all is other than before. */
async function tryAll(attempt: Attempt, send: typeof byQueue): Promise<void> {
  const [name, what, , args] = attempt
  const everybody = [...insiders, ...outsiders].map(
    (who) => [who, expectedOf(attempt, who)] as const,
  )
  const before = await readOwn()
  const stored = await digest()
  isDirty = true
  for (const isDone of [false, true]) {
    for (const [who, expected] of everybody.filter(([, one]) => (one === 'done') === isDone)) {
      const words = `${standing[who]}: ${name}, ${what}`
      expect(await send(who, name, args(stand, who)), words).toBe(expected)
      const after = untouched(await readOwn(), who, attempt)
      expect(after, words).toEqual(untouched(before, who, attempt))
      if (isDone) await restore()
    }
    expect(await digest()).toBe(stored)
  }
  isDirty = false
}

const nameOf = ([name, what]: Attempt) => `${name}, ${what}`

describe('whoever is no owner', () => {
  it('can try nothing in a group that is not tried here', () => {
    const known = [...commands.keys()].filter((name) => nouns.has(name.split('.')[0] ?? ''))
    expect(new Set(groupAttempts.map(([name]) => name))).toEqual(new Set(known))
    expect(Object.keys(plainCalls).sort()).toEqual(writing.map(([name]) => name).sort())
  })

  it.each(groupAttempts.map((attempt) => [nameOf(attempt), attempt] as const))(
    'changes only what is theirs, from a queue: %s',
    (_, attempt) => tryAll(attempt, byQueue),
  )

  const called = writing.flatMap(([call]) =>
    groupAttempts
      .filter(([name, what]) => name === plainCalls[call]?.[0] && !onlyQueued.has(what))
      .map((attempt) => [nameOf(attempt), call, attempt] as const),
  )
  it.each(called)('changes only what is theirs, by a call: %s', (_, call, attempt) =>
    tryAll(attempt, (who, __, args) => byCall(who, call, args)),
  )

  it('of another group reaches nothing in it by its id', async () => {
    const stored = await digest()
    const known = new Set(Object.values(stand.ids))
    for (const [name, what, , args] of groupAttempts) {
      const given = args(stand, 'Otto')
      if (!('groupId' in given && known.has(String(given.id ?? given.goalId)))) continue
      const outcome = await byQueue('Otto', name, { ...given, groupId: stand.elsewhere.id })
      expect(outcome, `${name}, ${what}`).toMatch(/not-found$/)
    }
    expect(await digest()).toBe(stored)
  })

  it.each([...insiders, ...outsiders])(
    'writes no document of a group by its path: %s',
    async (who) => {
      const stored = await digest()
      for (const [name, id] of Object.entries(kept)) {
        const folder = collections[name as keyof typeof kept].path
          .replace('{groupId}', stand.group.id)
          .replace('{goalId}', String(stand.ids.goal))
        const place = `/api/data/${folder}/${stand.ids[id] ?? stand.group.id}`
        for (const method of ['PUT', 'PATCH', 'DELETE']) {
          const body = method === 'DELETE' ? {} : { body: { name: 'Mine' } }
          const answer = await stand.of(who).call(method, place, body)
          expect(answer.status, `${method} ${place}`).toBe(403)
        }
      }
      expect(await digest()).toBe(stored)
    },
  )
})
