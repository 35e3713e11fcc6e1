import { randomUUID } from 'node:crypto'
import { openCollectionNames } from '#contract/collections.ts'
import { type TokenPlace, type TokenRight, tokenRights } from '#contract/tokens/entities.ts'
import { TestCaller } from '#test/support/caller.ts'
import { madeToken } from '#test/support/token-fixture.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'
import type { Ids } from './fit-shape.ts'
import { openWorld, type Plant, type World } from './world.ts'

/** The three places somebody's tokens may be for; each has a text that is nowhere else. */
type Where = 'book' | 'home' | 'other'
const places: readonly Where[] = ['book', 'home', 'other']

/** A token of the victim's own, as whoever found it would use it. */
export interface Holder {
  readonly name: string
  readonly secret: string
  /** Null for one that is over. */
  readonly may: TokenRight | null
  readonly reaches: readonly Where[]
  readonly isAll: boolean
}

export interface TokenWorld {
  readonly world: World
  readonly marks: Readonly<Record<Where, string>>
  readonly scopes: Readonly<Record<Where, string>>
  /** What calls name: in the group the victim lives in, and in the other. */
  readonly named: readonly Ids[]
  readonly holders: readonly Holder[]
  close(): Promise<void>
}

export async function openTokenWorld(plant?: Plant): Promise<TokenWorld> {
  const world = await openWorld(plant)
  const { victim, ids } = world
  const marks = { book: randomUUID(), home: randomUUID(), other: randomUUID() }
  const other = await TestGroup.make(victim)
  await victim.create({ description: marks.book })
  const say = (groupId: string, text: string) =>
    sendWell(victim, 'comments.create', {
      groupId,
      doc: { id: randomUUID(), text, expenseId: null },
    })
  await say(ids.groupId ?? '', marks.home)
  await say(other.id, marks.other)
  const groups = { home: ids.groupId ?? '', other: other.id }
  return {
    world,
    marks,
    scopes: { book: victim.scope, home: `g:${groups.home}`, other: `g:${groups.other}` },
    named: [ids, { ...ids, groupId: groups.other }],
    holders: [...(await deadTokens(world, groups.home)), ...(await liveTokens(world, groups))],
    close: () => world.close(),
  }
}

/** In the order of what they may: those that delete come last. */
async function liveTokens({ victim }: World, groups: Readonly<Record<'home' | 'other', string>>) {
  const made: Holder[] = []
  for (const may of tokenRights) {
    for (const where of ['other', 'home', 'book', 'all'] as const) {
      const place: TokenPlace = where === 'home' || where === 'other' ? groups[where] : where
      const { secret } = await madeToken(victim, { may, place })
      const reaches = where === 'all' ? places : [where]
      made.push({ name: `${may}, ${where}`, secret, may, reaches, isAll: where === 'all' })
    }
  }
  return made
}

const over = { may: null, reaches: [], isAll: false }

/** Of the victim and of people who have nothing here any more. */
async function deadTokens({ url, victim, engine }: World, groupId: string): Promise<Holder[]> {
  const { pool } = engine.database
  const [expired, ended] = [await madeToken(victim), await madeToken(victim)]
  await pool.query(`update api_tokens set expires_at = '2020-01-01' where id = $1`, [
    expired.token.id,
  ])
  await victim.call('DELETE', `/api/user/tokens/${ended.token.id}`)
  const [finn, cleo] = [await TestCaller.signUp(url, 'Fay'), await TestCaller.signUp(url, 'Cloe')]
  const suspended = await madeToken(finn)
  await pool.query(`update users set status = 'suspended' where id = $1`, [finn.uid])
  const group = new TestGroup(victim)
  Object.defineProperty(group, 'id', { value: groupId })
  await group.join(cleo)
  const left = await madeToken(cleo, { place: groupId })
  await sendWell(victim, 'groups.removeMember', { groupId, memberId: group.of('Cloe') })
  const stranger = await madeToken(await TestCaller.signUp(url, 'Gil'))
  const feed = `mct_${String(victim.session.token)}`
  return [
    { name: 'expired', secret: expired.secret, ...over },
    { name: 'ended', secret: ended.secret, ...over },
    { name: 'of a suspended user', secret: suspended.secret, ...over },
    { name: 'of somebody who left the group', secret: left.secret, ...over },
    { name: 'a session dressed up as a token', secret: feed, ...over },
    { name: 'of another user', secret: stranger.secret, may: 'full', reaches: [], isAll: true },
  ]
}

/** What a bill of a group does to the books of those in it, and what waits for an answer there. */
const effects = new Set(['group_shares', 'settlement_sides', 'notifications', 'proposals'])

/** Every row of a place, by table and id. */
export async function rowsOf({ world: { engine } }: TokenWorld, scope: string, isOwn: boolean) {
  const names = openCollectionNames.filter((name) => !(isOwn && effects.has(name)))
  const parts = names.map(
    (name) => `select '${name} ' || id as at, md5(t::text) as is from ${name} t where scope = $1`,
  )
  const { rows } = await engine.database.pool.query<{ at: string; is: string }>(
    parts.join(' union all '),
    [scope],
  )
  return new Map(rows.map(({ at, is }) => [at, is]))
}
