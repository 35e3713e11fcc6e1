import { TestCaller } from '#test/support/caller.ts'
import { TestGroup } from '../support/group-fixture.ts'

/** People who share a group, each with a book of their own. */
export interface Household {
  readonly group: TestGroup
  readonly people: readonly TestCaller[]
}

export async function gatherHousehold(url: string, n: number, members: number): Promise<Household> {
  const names = Array.from({ length: members }, (_, at) => `Person ${n} ${at}`)
  const people = await Promise.all(names.map((name) => TestCaller.signUp(url, name)))
  const [owner, ...others] = people
  if (!owner) throw new Error('Nobody is there.')
  const group = await TestGroup.make(owner)
  for (const person of others) await group.join(person)
  return { group, people }
}

/**
 * Everybody writes what is their own, and every fourth time something for all. Gives how many were
 * put off with 503, which a device would send again.
 */
export async function writeTogether({ group, people }: Household, each: number): Promise<number> {
  const names = Object.keys(group.member)
  let putOff = 0
  const write = (person: TestCaller, n: number): Promise<unknown> =>
    n % 4 === 3
      ? group.spend(person, 1200 + n, person.session.user.name, names)
      : person.create({ description: `Bread ${n}` })
  await Promise.all(
    people.map(async (person) => {
      for (let n = 0; n < each; n++) {
        await write(person, n).catch((error: Error) => {
          if (error.message !== 'push answered 503') throw error
          putOff++
        })
      }
    }),
  )
  return putOff
}
