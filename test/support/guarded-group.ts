import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import { TestCaller } from './caller.ts'
import { newToken, sendWell, TestGroup } from './group-fixture.ts'

/** Each stands differently to the group; Dora in it is only a name. */
const names = ['Anna', 'Ben', 'Cara', 'Demi', 'Hana', 'Ivo', 'Lena', 'Otto', 'Rita'] as const
/** In it, as plain as can be: none of them may do more than another. */
export const insiders = ['Ben', 'Demi', 'Hana'] as const
export const outsiders = ['Lena', 'Rita', 'Otto', 'Ivo'] as const

export const standing: Readonly<Record<string, string>> = {
  ...{ Ben: 'a plain member', Demi: 'a demoted owner', Hana: 'a member of a household' },
  ...{ Lena: 'an ex-member', Rita: 'a removed member', Otto: 'a stranger', Ivo: 'one invited' },
}

type Fields = Readonly<Record<string, unknown>>

/**
 * A group with one of everything that could be forged. Anna owns it and all others owe her; Cara
 * and Hana are a household, which Anna has asked to join; Rita owes and was removed.
 */
export class GuardedGroup {
  readonly people: Readonly<Record<string, TestCaller>>
  readonly group: TestGroup
  /** A group of Otto's. */
  readonly elsewhere: TestGroup
  /** What is in the group, by a name of it; of payments by who paid whom. */
  readonly ids: Record<string, string> = {}
  readonly tokens: Record<string, string> = {}

  constructor(people: Record<string, TestCaller>, group: TestGroup, elsewhere: TestGroup) {
    this.people = people
    this.group = group
    this.elsewhere = elsewhere
  }

  static async make(url: string, database: Pick<pg.Pool, 'query'>): Promise<GuardedGroup> {
    const people: Record<string, TestCaller> = {}
    for (const name of names) people[name] = await TestCaller.signUp(url, name)
    await database.query('update users set email_verified = true')
    const [anna, otto] = [people.Anna as TestCaller, people.Otto as TestCaller]
    const group = await TestGroup.make(anna, ['Dora'])
    const made = new GuardedGroup(people, group, await TestGroup.make(otto, ['Dora']))
    await made.#letIn()
    await made.#spend()
    await made.#pay()
    await made.#part()
    await made.#talk()
    await made.#findParts(database)
    return made
  }

  of(name: string): TestCaller {
    return this.people[name] as TestCaller
  }

  /** Who somebody is in the group; whoever never was has an id that nobody has. */
  seat(name: string): string {
    this.group.member[name] ??= randomUUID()
    return this.group.of(name)
  }

  do(name: string, command: GroupCommandName, args: Fields): Promise<void> {
    return sendWell(this.of(name), command, { groupId: this.group.id, ...args })
  }

  async #letIn() {
    for (const name of ['Ben', 'Cara', 'Demi', 'Hana', 'Lena', 'Rita']) {
      await this.group.join(this.of(name))
    }
    await this.do('Lena', 'groups.leave', {})
    const demi = { memberId: this.seat('Demi') }
    await this.do('Anna', 'groups.setRole', { ...demi, role: 'owner' })
    for (const name of ['Anna', 'Demi', 'Rita']) await this.#link(name)
    await this.do('Anna', 'groups.setRole', { ...demi, role: 'member' })
    await this.#ask('Hana', 'Cara')
    await this.do('Cara', 'groups.agreeHousehold', { memberId: this.seat('Hana') })
    await this.#ask('Anna', 'Cara')
    await this.#ask('Ben', 'Anna')
    await this.#ask('Demi', 'Anna')
  }

  #ask(name: string, other: string) {
    const args = { memberId: this.seat(name), withMember: this.seat(other) }
    return this.do(name, 'groups.askHousehold', { ...args, householdId: randomUUID() })
  }

  async #link(name: string, fields: Fields = { channel: 'link' }) {
    const [id, token] = [randomUUID(), newToken()]
    await this.do(name, 'groups.invite', { ...{ id, token }, ...fields })
    this.ids[`link of ${name}`] = id
    this.tokens[name] = token
  }

  async #spend() {
    const all = ['Anna', 'Ben', 'Cara', 'Demi', 'Hana', 'Rita', 'Dora']
    this.ids.dinner = await this.group.spend(this.of('Anna'), 70_000, 'Anna', all)
    const few = ['Anna', 'Cara']
    this.ids.taxi = await this.group.spend(this.of('Anna'), 3000, 'Cara', few)
    this.ids.deleted = await this.group.spend(this.of('Anna'), 900, 'Anna', few)
    await this.do('Anna', 'group_expenses.delete', { id: this.ids.deleted })
  }

  /** Written down by who paid; what counts, the receiver has confirmed. */
  async #pay() {
    for (const name of ['Cara', ...insiders]) {
      await this.#claim(name, 'Anna', 'waiting')
      await this.#claim('Anna', name, 'waiting')
      await this.#counted(name, 'Anna', 'counted')
    }
    await this.#claim('Hana', 'Cara', 'waiting')
    await this.#claim('Rita', 'Anna', 'waiting')
    await this.#claim('Ben', 'Rita', 'waiting')
    await this.#counted('Cara', 'Anna', 'deleted')
    await this.do('Anna', 'settlements.delete', { id: this.ids['Cara to Anna deleted'] })
  }

  async #claim(from: string, to: string, what: string) {
    const id = randomUUID()
    const sides = { from: this.seat(from), to: this.seat(to) }
    await this.do(from, 'settlements.claim', { doc: { id, ...sides, ...money } })
    this.ids[`${from} to ${to} ${what}`] = id
    return id
  }

  async #counted(from: string, to: string, what: string) {
    await this.do(to, 'settlements.confirm', { id: await this.#claim(from, to, what) })
  }

  async #part() {
    await this.do('Anna', 'groups.removeMember', { memberId: this.seat('Rita') })
    for (const what of ['written off', 'written off deleted']) {
      const id = randomUUID()
      const debt = { id, from: this.seat('Rita'), ...money }
      await this.do('Anna', 'settlements.writeOff', debt)
      this.ids[what] = id
    }
    await this.do('Anna', 'settlements.delete', { id: this.ids['written off deleted'] })
    const to = this.of('Ivo').session.user.email
    await this.#link('Anna', { channel: 'email', to })
    this.ids['for Ivo'] = String(this.ids['link of Anna'])
    this.tokens.Ivo = String(this.tokens.Anna)
    await this.#link('Anna')
  }

  async #findParts(database: Pick<pg.Pool, 'query'>) {
    const { rows } = await database.query<{ id: string; scope: string }>(
      'select id, scope from group_shares where expense_id = $1',
      [this.ids.dinner],
    )
    for (const [name, { scope }] of Object.entries(this.people)) {
      const part = rows.find((row) => row.scope === scope)
      if (part) this.ids[`part of ${name}`] = part.id
    }
  }

  async #talk() {
    const [comment, goal, put] = [randomUUID(), randomUUID(), randomUUID()]
    const text = { id: comment, expenseId: this.ids.taxi, text: 'Late' }
    await this.do('Anna', 'comments.create', { doc: text })
    const sharing = { mode: 'equal', memberIds: [this.seat('Anna'), this.seat('Cara')] }
    const doc = { id: goal, name: 'Sofa', targetAmount: 999, currency: 'EUR', sharing }
    await this.do('Anna', 'group_goals.create', { doc })
    const memberId = this.seat('Anna')
    const contribution = { id: put, amount: 5, date: day }
    await this.do('Anna', 'group_goals.contribute', { goalId: goal, memberId, doc: contribution })
    Object.assign(this.ids, { comment, goal, put })
    await this.#keepTogether()
  }

  /** Without a tally, so that nobody owes anything for it. */
  async #keepTogether() {
    const [joint, entry] = [randomUUID(), randomUUID()]
    const owners = ['Anna', 'Cara'].map((name) => ({ memberId: this.seat(name), bps: 5000 }))
    const account = { id: joint, name: 'Flat', kind: 'current', currency: 'EUR', openingOn: day }
    const doc = { ...account, owners, keepsTally: false }
    await this.do('Anna', 'group_accounts.create', { doc })
    await this.do('Cara', 'group_accounts.agree', { id: joint })
    const paid = { id: entry, accountId: joint, memberId: this.seat('Anna'), amount: 5, date: day }
    await this.do('Anna', 'group_accounts.payIn', { doc: paid })
    Object.assign(this.ids, { joint, entry })
  }
}

export const day = '2026-03-31'
export const money = { amount: 500, currency: 'EUR', date: day }
