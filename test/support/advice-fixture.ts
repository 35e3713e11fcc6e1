import { randomUUID } from 'node:crypto'
import { collectionShapes } from '#contract/collection-shapes.ts'
import { readTodaysAdvice } from '#server/advice/todays-advice.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { wireObject } from '#server/documents/wire.ts'
import { requireProfile } from '#server/users/profiles.ts'
import type { TestEngine } from './engine.ts'
import { newPerson, type Person } from './notification-fixture.ts'
import { must } from './recurring-fixture.ts'

type Values = Readonly<Record<string, unknown>>

/** The day all of these households look at their books. */
const today = '2026-11-15'
export const noon = `${today}T12:00:00.000Z`
const months = Array.from({ length: 11 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`)

const category = (n: number) => `019b0000-0000-7000-8000-${String(n).padStart(12, '0')}`
export const groceries = category(100)
export const eatingOut = category(110)
export const restaurants = category(111)
export const coffee = category(112)
export const rent = category(121)
export const electricity = category(131)
export const subscriptions = category(190)
export const travel = category(200)

/** One book, written by commands as a device would. */
export class Household {
  readonly one: TestEngine
  readonly person: Person

  constructor(one: TestEngine, person: Person) {
    this.one = one
    this.person = person
  }

  static async make(one: TestEngine): Promise<Household> {
    one.moveTo(noon)
    return new Household(one, await newPerson(one))
  }

  run(name: string, args: Values): Promise<void> {
    return must(this.one, this.person, name, args)
  }

  async add(collection: string, docs: readonly Values[]): Promise<readonly string[]> {
    const all = docs.map((doc) => ({ id: randomUUID(), currency: 'EUR', ...doc }))
    await this.run(`${collection}.createMany`, { docs: all })
    return all.map(({ id }) => id)
  }

  async spend(name: string, amount: number, date: string, more: Values = {}): Promise<string> {
    const doc = { description: name, amount, date, ...more }
    const [id = ''] = await this.add('expenses', [doc])
    return id
  }

  /** On a day of every month up to today. */
  monthly(name: string, amount: number | ((n: number) => number), day: string, more: Values = {}) {
    const amountOf = typeof amount === 'number' ? () => amount : amount
    return months
      .map((month, n) => ({
        description: name,
        amount: amountOf(n),
        date: `${month}-${day}`,
        ...more,
      }))
      .filter(({ date }) => date <= today)
  }

  async template(name: string, amount: number, more: Values = {}): Promise<string> {
    const doc = { description: name, amount, frequency: 'monthly', startOn: '2026-12-02', ...more }
    const [id = ''] = await this.add('expense_templates', [doc])
    return id
  }

  async goal(
    name: string,
    target: number,
    more: Values,
    paid: readonly (readonly [number, string])[],
  ) {
    const [goalId = ''] = await this.add('goals', [{ name, targetAmount: target, ...more }])
    for (const [amount, date] of paid) {
      await this.run('goals.contribute', { goalId, id: randomUUID(), amount, date })
    }
    return goalId
  }

  /** A salary, rent and power that are planned for, food that varies, and a full cushion. */
  async plainLife({ salary = 300_000 } = {}): Promise<void> {
    const rentId = await this.template('Rent', 90_000, { categoryId: rent })
    const powerId = await this.template('City Power', 8000, {
      categoryId: electricity,
      startOn: '2026-12-10',
    })
    const [payId] = await this.add('income_templates', [
      { description: 'Salary', amount: salary, frequency: 'monthly', startOn: '2026-12-01' },
    ])
    const planned = (templateId: string | undefined) => ({ templateId })
    await this.add('incomes', this.monthly('Salary', salary, '01', planned(payId)))
    await this.add('expenses', [
      ...this.monthly('Rent', 90_000, '02', { categoryId: rent, ...planned(rentId) }),
      ...this.monthly('City Power', 8000, '10', { categoryId: electricity, ...planned(powerId) }),
      ...['04', '09', '18', '27'].flatMap((day, at) =>
        this.monthly('Corner Shop', (n) => 5000 + at * 2500 + (n % 3) * 300, day, {
          categoryId: groceries,
        }),
      ),
    ])
    await this.goal('Cushion', 400_000, {}, [[400_000, '2026-01-05']])
  }

  /** A bill, of October unless another day is said, paid by one of two and shared equally. */
  async group(
    name: string,
    payer: 'me' | 'other',
    amount: number,
    date = '2026-10-01',
    more: Values = {},
  ) {
    const [groupId, me, other] = [randomUUID(), randomUUID(), randomUUID()]
    await this.run('groups.create', {
      doc: { id: groupId, name, currency: 'EUR' },
      memberId: me,
      placeholders: [{ memberId: other, name: 'Ben' }],
    })
    const doc = {
      id: randomUUID(),
      description: 'Shared',
      amount,
      currency: 'EUR',
      date,
      payers: [{ memberId: payer === 'me' ? me : other, amount }],
      split: { mode: 'equal', memberIds: [me, other] },
      ...more,
    }
    await this.run('group_expenses.create', { groupId, doc })
  }

  /** What is advised, as `rule: title`, and everything behind it. */
  async advice() {
    const profile = await requireProfile(this.one.engine.database.pool, this.person.uid)
    return readTodaysAdvice(this.one.engine, profile)
  }

  /** Does what every advice offers, and takes it back: all of it must be taken by the server. */
  async tryActions(): Promise<number> {
    const { advice } = await this.advice()
    const actions = advice.flatMap(({ action }) => action ?? [])
    for (const action of actions) {
      if ('opens' in action) continue
      const { commands, undo } = action
      const made = randomUUID()
      const [first] = commands
      const row = first?.name === 'expenses.delete' ? await this.rowOf(first.args.id) : null
      const fill = (args: Values): Values =>
        JSON.parse(JSON.stringify(args).replaceAll('"{new}"', `"${made}"`), (_, value) =>
          value === '{row}' ? row : value,
        )
      for (const { name, args } of [...commands, ...undo]) await this.run(name, fill(args))
    }
    return actions.length
  }

  private async rowOf(id: unknown) {
    const expenses = documentsOf('expenses')
    const { rows } = await this.one.engine.database.pool.query<{ row: Values }>(
      `select ${wireObject(expenses)} as row from expenses t where t.id = $1`,
      [id],
    )
    const fields = ['id', ...collectionShapes.expenses.writable]
    return rows[0] && Object.fromEntries(fields.map((field) => [field, rows[0]?.row[field]]))
  }

  async titles(): Promise<readonly string[]> {
    const { advice } = await this.advice()
    return advice.map(({ rule, title }) => `${rule}: ${title}`)
  }
}
