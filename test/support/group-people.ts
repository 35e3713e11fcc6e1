import { randomUUID } from 'node:crypto'
import { TestCaller } from './caller.ts'
import { sendWell, TestGroup } from './group-fixture.ts'

const money = { currency: 'EUR', date: '2026-04-01' }

/** Six people, and groups in which each of them stands differently. */
export class GroupPeople {
  readonly #people: Readonly<Record<string, TestCaller>>

  constructor(people: Readonly<Record<string, TestCaller>>) {
    this.#people = people
  }

  static async signUp(url: string): Promise<GroupPeople> {
    const people: Record<string, TestCaller> = {}
    for (const name of ['Anna', 'Ben', 'Cara', 'Demi', 'Lena', 'Otto']) {
      people[name] = await TestCaller.signUp(url, name)
    }
    return new GroupPeople(people)
  }

  get names(): readonly string[] {
    return Object.keys(this.#people)
  }

  of(name: string): TestCaller {
    return this.#people[name] as TestCaller
  }

  /** Anna owns it, Demi did once, Lena has left, Otto was never in it, Dora has no account. */
  async makeGroup(): Promise<TestGroup> {
    const anna = this.of('Anna')
    const group = await TestGroup.make(anna, ['Dora'])
    for (const name of ['Ben', 'Cara', 'Demi', 'Lena']) await group.join(this.of(name))
    const demi = { groupId: group.id, memberId: group.of('Demi') }
    await sendWell(anna, 'groups.setRole', { ...demi, role: 'owner' })
    await sendWell(anna, 'groups.setRole', { ...demi, role: 'member' })
    await sendWell(this.of('Lena'), 'groups.leave', { groupId: group.id })
    return group
  }
}

export const pay = (group: TestGroup, from: string, to: string, amount = 500) => ({
  ...{ id: randomUUID(), from: group.of(from), to: group.of(to), amount, ...money },
})
