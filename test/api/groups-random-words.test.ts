import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GroupPeople, pay } from '#test/support/group-people.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { send, sendWell, type TestGroup } from '../support/group-fixture.ts'

let server: TestServer
let people: GroupPeople
beforeAll(async () => {
  server = await startTestServer()
  people = await GroupPeople.signUp(server.url)
})
afterAll(() => server.stop())

const deed = fc.record({
  by: fc.constantFrom('Anna', 'Anna', 'Ben', 'Ben', 'Cara', 'Demi', 'Lena', 'Otto'),
  what: fc.constantFrom(
    ...([
      'claim',
      'claim',
      'confirm',
      'confirm',
      'dispute',
      'reopen',
      'delete',
      'restore',
    ] as const),
    ...(['ask', 'agree', 'leave', 'createMany'] as const),
  ),
  from: fc.constantFrom('Anna', 'Anna', 'Ben', 'Ben', 'Cara', 'Demi', 'Dora'),
  to: fc.constantFrom('Anna', 'Anna', 'Ben', 'Ben', 'Cara', 'Demi', 'Dora'),
  at: fc.nat(20),
})
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

/** Who has said of whom that they settle together, written down apart from the server. */
class Words {
  readonly pairs = new Set<string>()
  isOne(a: string, b: string) {
    return a === b || this.pairs.has(`${a} ${b}`)
  }
  /** A name without an account is spoken for by whoever is one with those it is one with. */
  isForDora(by: string, seen: readonly string[] = ['Dora']): boolean {
    if (seen.includes(by)) return true
    const next = people.names.filter(
      (one) => !seen.includes(one) && seen.some((other) => this.isOne(one, other)),
    )
    return next.length > 0 && this.isForDora(by, [...seen, ...next])
  }
  join(a: string, b: string) {
    this.pairs.add(`${a} ${b}`).add(`${b} ${a}`)
  }
  part(a: string) {
    for (const pair of this.pairs) if (pair.split(' ').includes(a)) this.pairs.delete(pair)
  }
}

const argsOf = (group: TestGroup, { what, from, to, at, by }: Deed, ids: string[]) => {
  const id = ids[at % Math.max(ids.length, 1)] ?? randomUUID()
  const member = (name: string) => group.member[name] ?? randomUUID()
  switch (what) {
    case 'claim':
      return ['settlements.claim', { doc: pay(group, from, to, at + 1) }] as const
    case 'createMany':
      return ['settlements.createMany', { docs: [pay(group, from, to, at + 1)] }] as const
    case 'ask': {
      const args = { memberId: member(from), withMember: member(to), householdId: randomUUID() }
      return ['groups.askHousehold', args] as const
    }
    case 'agree':
      return ['groups.agreeHousehold', { memberId: member(from) }] as const
    case 'leave':
      return ['groups.leaveHousehold', { memberId: member(by) }] as const
    default:
      return [`settlements.${what}`, { id }] as const
  }
}

/** What the test itself knows: who settles with whom, and between whom a payment was. */
class World {
  readonly words = new Words()
  readonly sides = new Map<string, readonly [from: string, to: string]>()

  note({ by, what, from, to }: Deed, args: object): void {
    if ('doc' in args) this.sides.set((args.doc as { id: string }).id, [from, to])
    if (what === 'agree') this.words.join(from, by)
    if (what === 'ask' && [from, to].includes('Dora')) this.words.join(from, to)
    if (what === 'leave') this.words.part(by)
  }

  /** The receiver, their household, or the payer where nobody speaks for the receiver. */
  isTheirWord(by: string, [from, to]: readonly [string, string]): boolean {
    const isNobody = to === 'Dora' && (from === by || !this.words.isForDora(by))
    const speaker = isNobody ? from : to
    return speaker === 'Dora' ? this.words.isForDora(by) : this.words.isOne(speaker, by)
  }
}

/** Who settles together now, each household by the names in it. */
async function householdsOf(group: TestGroup): Promise<readonly (readonly string[])[]> {
  const { body } = await people
    .of('Anna')
    .call<{ members: { name: string; householdId: string | null }[] }>(
      'GET',
      `/api/data/groups/${group.id}`,
    )
  const inOne = body.members.filter(({ householdId }) => householdId !== null)
  return [...Map.groupBy(inOne, ({ householdId }) => householdId).values()].map((some) =>
    some.map(({ name }) => name),
  )
}

async function join(group: TestGroup, world: World, from: string, to: string): Promise<void> {
  const args = { memberId: group.of(from), withMember: group.of(to), householdId: randomUUID() }
  await sendWell(people.of(from), 'groups.askHousehold', { groupId: group.id, ...args })
  const agree = { groupId: group.id, memberId: group.of(from) }
  await sendWell(people.of(to), 'groups.agreeHousehold', agree)
  world.words.join(from, to)
}

const starts = [
  ['from everybody alone', [], 22],
  ['from a household', [['Ben', 'Anna']], 23],
  [
    'from two households',
    [
      ['Ben', 'Anna'],
      ['Demi', 'Cara'],
    ],
    24,
  ],
] as const

it.each(starts)(
  'moves nobody’s balance without the word of who gets the money, %s',
  async (...[, households, seed]) => {
    const group = await people.makeGroup()
    const world = new World()
    for (const [from, to] of households) await join(group, world, from, to)
    // Those who begin together stay so.
    const isKept = ({ what }: Deed) => households.length === 0 || !['ask', 'leave'].includes(what)
    let [movedTimes, insideTimes] = [0, 0]
    for (const one of fc.sample(deed.filter(isKept), { numRuns: 400, seed })) {
      const before = await group.balances(people.of('Anna'))
      const together = await householdsOf(group)
      const [command, args] = argsOf(group, one, [...world.sides.keys()])
      const result = await send(people.of(one.by), command, { groupId: group.id, ...args })
      const after = await group.balances(people.of('Anna'))
      const moved = Object.keys({ ...before, ...after }).filter((n) => before[n] !== after[n])
      if (!result.ok) {
        expect(moved).toEqual([])
        continue
      }
      expect(['Lena', 'Otto']).not.toContain(one.by)
      world.note(one, args)
      if (moved.length === 0) continue
      movedTimes += 1
      const id = 'doc' in args ? args.doc.id : 'id' in args ? args.id : ''
      const [from, to] = world.sides.get(id) ?? ['', '']
      expect(new Set(moved)).toEqual(new Set([from, to]))
      const words = `${one.by} ${one.what} ${from} to ${to}`
      // Who denies what others say they paid takes it from nobody but their own purse.
      const isDenied = one.what === 'dispute' && !world.isTheirWord(one.by, [from, to])
      const isLed = one.by === 'Anna' && to === 'Dora'
      const isOwnLoss = isLed || world.words.isOne(from, one.by) || from === 'Dora'
      if (isDenied || (one.what === 'dispute' && one.by === from)) {
        expect(isOwnLoss, words).toBe(true)
        expect(after[to] ?? 0, words).toBeGreaterThan(before[to] ?? 0)
        continue
      }
      expect(world.isTheirWord(one.by, [from, to]), words).toBe(true)
      // Only a name without an account is paid by somebody else's word than its own.
      if (to === 'Dora') continue
      expect(one.by, words).not.toBe(from)
      const isInside = together.some((some) => some.includes(from) && some.includes(to))
      if (isInside || from === 'Dora') expect(one.by, words).toBe(to)
      insideTimes += Number(isInside)
    }
    expect(movedTimes).toBeGreaterThan(10)
    if (households.length > 0) expect(insideTimes).toBeGreaterThan(0)
  },
)
