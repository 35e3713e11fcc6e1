import { TestCaller } from '#test/support/caller.ts'
import { newGoal } from '#test/support/goals-stand.ts'
import { TestGroup } from '#test/support/group-stand.ts'
import { howMany } from '#test/support/proof.ts'

/** Somebody who takes part, with what they write into. */
export interface Player {
  readonly person: TestCaller
  readonly name: string
  readonly goalId: string
  readonly group: TestGroup
}

const perGroup = 2
/** With two devices each. */
const people = howMany(8, 16)

/** People in groups of two, each with a goal of their own. */
export async function gather(url: string): Promise<readonly Player[]> {
  const names = Array.from({ length: people }, (_, n) => `Person ${n}`)
  const all = await Promise.all(names.map((name) => TestCaller.signUp(url, name)))
  const owners = all.filter((_, n) => n % perGroup === 0)
  const groups = await Promise.all(owners.map((owner) => TestGroup.make(owner)))
  return Promise.all(all.map((person, n) => seat(person, n, groups[Math.floor(n / perGroup)])))
}

async function seat(person: TestCaller, n: number, group?: TestGroup): Promise<Player> {
  if (!group) throw new Error('There is no group to join.')
  if (n % perGroup !== 0) await group.join(person)
  const doc = newGoal({ targetAmount: 10 ** 12 })
  const [result] = await person.push({ name: 'goals.create', args: { doc } })
  if (!result?.ok) throw new Error(`The goal was refused: ${JSON.stringify(result)}`)
  return { person, name: person.session.user.name, goalId: doc.id, group }
}

/** Everybody else in the group. */
export const othersOf = ({ group, name }: Player) =>
  Object.keys(group.member).filter((other) => other !== name)
