/** Three people who share a flat, and what one of them may try. */
import { isDeepStrictEqual } from 'node:util'
import { TestCaller } from '#test/support/caller.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'
import type { Fixture } from './open-fixture.ts'

export type Named = 'Anna' | 'Ben' | 'Cara'

export interface Flat extends Readonly<Record<Named, TestCaller>> {
  readonly url: string
  readonly group: TestGroup
  /** By which Ben owes Anna. */
  readonly bill: string
}

/** Each gives what should be open at its end. */
export type Ways = Readonly<
  Record<string, (flat: Flat) => Promise<Readonly<Record<string, number>>>>
>

/** Who leads the group, too. */
export const leadsToo = ({ Anna, group }: Flat) =>
  sendWell(Anna, 'groups.setRole', {
    ...{ groupId: group.id, memberId: group.of('Cara'), role: 'owner' },
  })

/** They have known each other for long, and so they have the first bill. */
async function sinceLong({ engine: { database } }: Fixture, { id }: TestGroup): Promise<void> {
  await database.pool.query(
    `update activity set created_at = created_at - interval '7 days' where scope = $1`,
    [`g:${id}`],
  )
  await database.pool.query(
    `update groups set members = (select jsonb_agg(m || '{"joinedAt": "2026-03-01T10:00:00.000Z"}')
      from jsonb_array_elements(members) m) where id = $1`,
    [id],
  )
}

/** Which of them bring something. */
export async function attack(stand: Fixture, ways: Ways): Promise<readonly string[]> {
  const { url } = stand
  const free: string[] = []
  for (const [name, way] of Object.entries(ways)) {
    const [Anna, Ben, Cara] = await Promise.all(
      ['Anna', 'Ben', 'Cara'].map((who) => TestCaller.signUp(url, who)),
    )
    if (!Anna || !Ben || !Cara) throw new Error('nobody came')
    const group = await TestGroup.make(Anna, ['Dora', 'Emil'])
    for (const who of [Ben, Cara]) await group.join(who)
    const bill = await group.spend(Anna, 10_000, 'Anna', ['Anna', 'Ben'])
    await sinceLong(stand, group)
    const should = await way({ url, Anna, Ben, Cara, group, bill })
    if (!isDeepStrictEqual(await group.balances(Anna), should)) free.push(name)
  }
  return free
}
