import { randomUUID } from 'node:crypto'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import { storeGroup } from '../e2e/groups/group-of.ts'
import type { Person } from '../e2e/person.ts'
import type { Fixture } from './fixture.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'

const bills = 10_000
const atOnce = 400
const times = 40
/** How much longer a bill may take than in an empty group. */
const allowance = 1.5
const friends = ['Ben', 'Cleo', 'Dora']

interface Asked {
  readonly url: string
  readonly person: Person
}

async function push({ url, person }: Asked, name: string, args: object): Promise<void> {
  const answer = await fetch(new URL('/api/sync/push', url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.session.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ commands: [{ key: randomUUID(), name, args }] }),
  })
  const { results } = (await answer.json()) as { results?: readonly { readonly ok: boolean }[] }
  if (!results?.[0]?.ok) throw new Error(`${name} was refused`)
}

function billOf({ members, currency }: GroupAnswer, n: number) {
  const memberIds = members.map(({ memberId }) => memberId)
  const date = Temporal.Now.plainDateISO().subtract({ days: n % 1500 })
  const amount = 1000 + 37 * (n % 100)
  return {
    ...{ id: randomUUID(), description: `Bill ${n}`, amount, currency, date: `${date}` },
    payers: [{ memberId: memberIds[n % memberIds.length], amount }],
    split: { mode: 'equal', memberIds },
  }
}

async function fill(asked: Asked, group: GroupAnswer): Promise<void> {
  for (let from = 0; from < bills; from += atOnce) {
    const docs = Array.from({ length: atOnce }, (_, n) => billOf(group, from + n))
    await push(asked, 'group_expenses.createMany', { groupId: group.id, docs })
  }
}

async function addMs(asked: Asked, group: GroupAnswer): Promise<number> {
  const doc = billOf(group, 7)
  const askedAt = performance.now()
  await push(asked, 'group_expenses.create', { groupId: group.id, doc })
  return performance.now() - askedAt
}

/** Adding a bill to a group of years, beside an empty one: the same work, turn by turn. */
export async function measureGroupOfYears(stand: Fixture): Promise<readonly Line[]> {
  const asked = { url: stand.url, person: await stand.person(10_000) }
  const make = (name: string) =>
    storeGroup(asked.url, asked.person, { name, currency: 'EUR', members: friends })
  const [empty, full] = [await make('New'), await make('Years')]
  await fill(asked, full)
  const taken = { empty: [] as number[], full: [] as number[] }
  for (let n = 0; n < times; n++) {
    taken.empty.push(await addMs(asked, empty))
    taken.full.push(await addMs(asked, full))
  }
  const [few, many] = [spreadOf(taken.empty).median, spreadOf(taken.full).median]
  return [
    { journey: 'add a bill, empty group', value: few, unit: 'ms' },
    { journey: 'add a bill, 10,000 bills', value: many, unit: 'ms', target: few * allowance },
  ]
}
