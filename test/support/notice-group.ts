import { randomUUID } from 'node:crypto'
import type { TestEngine } from './engine.ts'
import { newToken } from './group-fixture.ts'
import { newPerson, noticesOf, type Person } from './notification-fixture.ts'
import { must } from './recurring-fixture.ts'

type Values = Readonly<Record<string, unknown>>

/** People of one engine who share a flat, and what each of them is told. */
export class NoticeGroup<Name extends string> {
  readonly one: TestEngine
  readonly #people: ReadonlyMap<Name, Person>
  readonly #ids = new Map<Name, string>()
  groupId = ''
  #token = ''

  constructor(one: TestEngine, people: ReadonlyMap<Name, Person>) {
    this.one = one
    this.#people = people
  }

  static async of<Name extends string>(one: TestEngine, names: readonly Name[]) {
    const people = new Map<Name, Person>()
    for (const name of names) {
      const person = await newPerson(one)
      people.set(name, person)
      await one.engine.database.pool.query(
        `update users set locale = 'en-GB', name = $2 where id = $1`,
        [person.uid, name],
      )
    }
    return new NoticeGroup(one, people)
  }

  of = (name: Name): Person => this.#people.get(name) as Person
  idOf = (name: Name): string => this.#ids.get(name) as string

  /** A new group, owned by the first of them, with all of them in it. */
  async begin(): Promise<void> {
    const [owner, ...others] = this.#people.keys() as Iterable<Name>
    if (owner === undefined) return
    this.groupId = randomUUID()
    for (const name of this.#people.keys()) this.#ids.set(name, randomUUID())
    const doc = { id: this.groupId, name: 'Flat', currency: 'EUR' }
    await must(this.one, this.of(owner), 'groups.create', { doc, memberId: this.idOf(owner) })
    this.#token = newToken()
    await this.act(owner, 'groups.invite', {
      ...{ id: randomUUID(), channel: 'link', token: this.#token },
    })
    for (const name of others) await this.join(name)
  }

  /** Each a second after the one before, so that what was told last is last. */
  act = (name: Name, command: string, args: Values = {}) => {
    this.later()
    return must(this.one, this.of(name), command, { groupId: this.groupId, ...args })
  }

  later(): void {
    this.one.moveTo(new Date(this.one.now().getTime() + 1000).toISOString())
  }

  join = (name: Name) =>
    must(this.one, this.of(name), 'groups.accept', {
      ...{ token: this.#token, newMemberId: this.idOf(name) },
    })

  /** Paid by one of them for another. */
  bill = (by: Name, whose: Name, amount: number, currency = 'EUR') => {
    const doc = {
      ...{ id: randomUUID(), description: 'Wine', amount, currency, date: '2026-03-31' },
      payers: [{ memberId: this.idOf(by), amount }],
      split: { mode: 'exact', parts: [{ memberId: this.idOf(whose), value: amount }] },
    }
    return this.act(by, 'group_expenses.create', { doc })
  }

  pay = async (by: Name, from: Name, to: Name, amount = 500): Promise<string> => {
    const id = randomUUID()
    const sides = { from: this.idOf(from), to: this.idOf(to) }
    const doc = { id, ...sides, amount, currency: 'EUR', date: '2026-03-31' }
    await this.act(by, 'settlements.claim', { doc })
    return id
  }

  noticesOf = (name: Name) => noticesOf(this.one, this.of(name).uid)

  toldTo = async (name: Name) => (await this.noticesOf(name)).at(-1)
}
