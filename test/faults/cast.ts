import { TestCaller } from '#test/support/caller.ts'
import { howMany } from '#test/support/proof.ts'
import { newGoal } from '../support/goals-fixture.ts'
import { TestGroup } from '../support/group-fixture.ts'

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

/** People in groups of two, each with a goal of their own. One by one: nobody is tested here. */
export async function gather(url: string): Promise<readonly Player[]> {
  const players: Player[] = []
  for (let n = 0; n < people; n++) {
    const person = await TestCaller.signUp(url, `Person ${n}`)
    players.push(await seat(person, n % perGroup === 0 ? undefined : players.at(-1)?.group))
  }
  return players
}

async function seat(person: TestCaller, joined: TestGroup | undefined): Promise<Player> {
  const group = joined ?? (await TestGroup.make(person))
  if (joined) await joined.join(person)
  const doc = newGoal({ targetAmount: 10 ** 12 })
  const [result] = await person.push({ name: 'goals.create', args: { doc } })
  if (!result?.ok) throw new Error(`The goal was refused: ${JSON.stringify(result)}`)
  return { person, name: person.session.user.name, goalId: doc.id, group }
}

/** Everybody else in the group. */
export const othersOf = ({ group, name }: Player) =>
  Object.keys(group.member).filter((other) => other !== name)
