import { randomUUID } from 'node:crypto'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { CommandResult } from '#contract/sync.ts'
import type { TestCaller } from './caller.ts'

type Fields = Readonly<Record<string, unknown>>

export const newToken = () =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** One command of groups, answered. */
export async function send(person: TestCaller, name: GroupCommandName, args: Fields) {
  const [result] = await person.push({ name, args })
  return result as CommandResult
}

export async function sendWell(person: TestCaller, name: GroupCommandName, args: Fields) {
  const result = await send(person, name, args)
  if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result)}`)
}

/** A group on one server, with a name for everybody in it. */
export class TestGroup {
  readonly id = randomUUID()
  readonly owner: TestCaller
  /** The memberId of each person and placeholder, by name. */
  readonly member: Record<string, string> = {}

  constructor(owner: TestCaller) {
    this.owner = owner
  }

  static async make(owner: TestCaller, names: readonly string[] = [], fields: Fields = {}) {
    const group = new TestGroup(owner)
    const memberId = randomUUID()
    group.member[owner.session.user.name] = memberId
    const placeholders = names.map((name) => {
      group.member[name] = randomUUID()
      return { memberId: group.member[name], name }
    })
    const doc = { id: group.id, name: 'Lisbon', currency: 'EUR', ...fields }
    await sendWell(owner, 'groups.create', { doc, memberId, placeholders })
    return group
  }

  get scope() {
    return `g:${this.id}` as const
  }

  of(name: string): string {
    const memberId = this.member[name]
    if (!memberId) throw new Error(`Nobody is called ${name}.`)
    return memberId
  }

  /** Lets somebody in by a link, as a new member or as this placeholder. */
  async join(person: TestCaller, placeholder: string | null = null): Promise<void> {
    const token = newToken()
    const memberId = placeholder && this.of(placeholder)
    const link = { groupId: this.id, id: randomUUID(), channel: 'link', memberId, token }
    await sendWell(this.owner, 'groups.invite', link)
    const newMemberId = randomUUID()
    await sendWell(person, 'groups.accept', { token, newMemberId })
    this.member[person.session.user.name] = memberId ?? newMemberId
  }

  /** Paid by one, shared equally by those named. */
  doc(amount: number, payer: string, sharers: readonly string[], fields: Fields = {}) {
    return {
      id: randomUUID(),
      description: 'Dinner',
      amount,
      currency: 'EUR',
      date: '2026-03-31',
      payers: [{ memberId: this.of(payer), amount }],
      split: { mode: 'equal', memberIds: sharers.map((name) => this.of(name)) },
      ...fields,
    }
  }

  async spend(person: TestCaller, ...args: Parameters<TestGroup['doc']>): Promise<string> {
    const doc = this.doc(...args)
    await sendWell(person, 'group_expenses.create', { groupId: this.id, doc })
    return doc.id
  }

  async read(person: TestCaller): Promise<GroupAnswer> {
    const { status, body } = await person.call<GroupAnswer>(
      'GET',
      `/api/groups/get?groupId=${this.id}`,
    )
    if (status !== 200) throw new Error(`get answered ${status}`)
    return body
  }

  async expenses(person: TestCaller): Promise<readonly GroupExpenseRow[]> {
    const { body } = await person.call<{ documents: readonly GroupExpenseRow[] }>(
      'GET',
      `/api/data/groups/${this.id}/expenses`,
    )
    return body.documents
  }

  /** Balances in euros by name. */
  async balances(person: TestCaller): Promise<Record<string, number>> {
    const { balances } = await this.read(person)
    const names = Object.entries(this.member)
    return Object.fromEntries(
      balances.map(({ memberId, amount }) => [
        names.find(([, id]) => id === memberId)?.[0] ?? memberId,
        amount,
      ]),
    )
  }
}
