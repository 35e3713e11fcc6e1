import { createHash } from 'node:crypto'
import { changeRows } from '#server/documents/rows.ts'
import { postInstalments } from '#server/loans/post-instalments.ts'
import { byHand } from '#test/support/by-hand.ts'
import type { TestEngine } from '#test/support/engine.ts'
import type { Person } from '../support/notification-fixture.ts'
import { must } from '../support/recurring-fixture.ts'
import type { Household } from './household.ts'

type Values = Readonly<Record<string, unknown>>

/** The same id always becomes the same one of the product. */
function idFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

/** As many as one command takes. */
const most = 400

/** Writes a book with the product's own commands, as a device would. */
export class HouseholdWriter {
  readonly one: TestEngine
  readonly person: Person
  readonly home: Household
  private readonly categories = new Map<string, string>()
  /** By the id of the product: the readable one. */
  readonly names = new Map<string, string>()

  constructor(one: TestEngine, person: Person, home: Household) {
    this.one = one
    this.person = person
    this.home = home
  }

  async write(): Promise<void> {
    await this.writeCategories()
    await this.writeRates()
    await this.writeAccounts()
    await this.writeTemplates()
    await this.writeEntries()
    await this.writePlans()
    for (const group of this.home.groups) await this.writeGroup(group)
  }

  /** The readable id of what was found. */
  nameOf(id: string): string {
    return this.names.get(id) ?? id
  }

  private id(name: string, within = ''): string {
    const id = idFor(`${within}${name}`)
    this.names.set(id, name)
    return id
  }

  private run(name: string, args: Values): Promise<void> {
    return must(this.one, this.person, name, args)
  }

  private async add(collection: string, docs: readonly Values[]): Promise<void> {
    for (let at = 0; at < docs.length; at += most) {
      await this.run(`${collection}.createMany`, { docs: docs.slice(at, at + most) })
    }
  }

  private category(name: string | null): string | null {
    if (name === null) return null
    const id = this.categories.get(name)
    if (!id) throw new Error(`No category is called ${name}.`)
    return id
  }

  private async writeCategories(): Promise<void> {
    const { pool } = this.one.engine.database
    const { rows } = await pool.query<{ id: string; name: string; deep: boolean }>(
      'select id, name, parent_id is not null as deep from global_categories',
    )
    for (const { id, name } of rows) this.categories.set(name, id)
    const deep = new Set(rows.filter((row) => row.deep).map(({ name }) => name))
    for (const { name, type, parent } of this.home.categories) {
      if (this.categories.has(name)) continue
      const parentId = this.category(parent)
      const id = this.id(`category ${name}`)
      const isThird = parent !== null && deep.has(parent)
      await this.run('categories.create', {
        doc: { id, name, type, parentId: isThird ? null : parentId },
      })
      // A form offers two levels; what is below the second is there all the same.
      if (isThird)
        await changeRows(byHand(pool), {
          ...{ table: 'categories', values: [id, parentId] },
          ...{ set: 'parent_id = $2', where: 't.id = $1' },
        })
      this.categories.set(name, id)
    }
  }

  private async writeTemplates(): Promise<void> {
    for (const template of this.home.templates) {
      const { id, kind, rule, merchant, category, nextOn, cancelBy, ...rest } = template
      const { on: _, ...schedule } = rule
      const posted = this.postedBy(id)
      const [first] = posted
      const doc = {
        ...rest,
        ...schedule,
        ...(kind === 'expense'
          ? { merchant, ...(first && { paymentMethod: first.paymentMethod }) }
          : { source: merchant }),
        id: this.id(id),
        categoryId: this.category(category),
        amount: rest.priceChanges.length > 0 && first ? first.amount : rest.amount,
        active: true,
      }
      await this.run(`${kind}_templates.create`, { doc })
      for (const { id: entry, date, amount } of posted) {
        const done = { id: doc.id, dueOn: date, entryId: this.id(entry), date, amount }
        await this.run(`${kind}_templates.postNow`, done)
      }
      if (rest.active) continue
      await this.run(`${kind}_templates.update`, { id: doc.id, patch: { active: false } })
    }
  }

  /** The oldest first. */
  private postedBy(templateId: string) {
    const entries = [
      ...this.home.expenses,
      ...this.home.incomes.map((income) => ({ ...income, paymentMethod: 'bank' })),
    ]
    return entries
      .filter((entry) => entry.templateId === templateId)
      .toSorted((a, b) => a.date.localeCompare(b.date))
  }

  /** The same on every day. */
  private async writeRates(): Promise<void> {
    const { rates, person } = this.home
    for (const [currency, rate] of Object.entries(rates)) {
      const span = { fromOn: '2000-01-01', toOn: null }
      const doc = { id: this.id(`rate ${currency}`), currency, to: person.currency, rate, ...span }
      await this.run('own_rates.create', { doc })
    }
  }

  private rate(currency: string): Values {
    const { rates, person } = this.home
    const value = rates[currency]
    return value === undefined || currency === person.currency
      ? {}
      : { rate: { to: person.currency, value } }
  }

  private async writeEntries(): Promise<void> {
    const { expenses, incomes } = this.home
    const own = expenses.filter(({ templateId }) => templateId === null)
    const docs = own.map(({ category, account, refundOf, expectedBack, installment, ...rest }) => ({
      ...rest,
      ...this.lines(rest),
      accountId: account && this.id(account),
      ...this.rate(rest.currency),
      id: this.id(rest.id),
      categoryId: this.category(category),
      refundOf: refundOf && this.id(refundOf),
      expectedBack: expectedBack && { ...expectedBack, settledBy: null },
      installment: installment && { ...installment, planId: this.id(installment.planId) },
    }))
    // A refund needs its purchase to be there.
    await this.add(
      'expenses',
      docs.filter(({ refundOf }) => refundOf === null),
    )
    await this.add(
      'expenses',
      docs.filter(({ refundOf }) => refundOf !== null),
    )
    const earned = incomes.filter(({ templateId }) => templateId === null)
    await this.add(
      'incomes',
      earned.map(({ category, account, settles, ...rest }) => ({
        ...rest,
        accountId: account && this.id(account),
        ...this.rate(rest.currency),
        id: this.id(rest.id),
        categoryId: this.category(category),
        settles: settles && this.id(settles),
      })),
    )
    for (const { id, expectedBack } of own) {
      if (!expectedBack?.settledBy) continue
      const settled = { ...expectedBack, settledBy: this.id(expectedBack.settledBy) }
      await this.run('expenses.update', { id: this.id(id), patch: { expectedBack: settled } })
    }
  }

  private lines({ lines }: Pick<Household['expenses'][number], 'lines'>): Values {
    if (!lines) return {}
    const filed = lines.map(({ category, ...line }) => {
      return { ...line, categoryId: this.category(category) }
    })
    return { lines: filed }
  }

  private async writeAccounts(): Promise<void> {
    const { accounts, transfers } = this.home
    await this.add(
      'accounts',
      accounts.map((account) => ({ ...account, id: this.id(account.id) })),
    )
    const sideOf = (side: Household['transfers'][number]['from']) => {
      if (side === null) return null
      const { account, ...rest } = side
      const none = { bankId: null, importId: null, isPending: false, kept: null }
      return { ...rest, ...none, accountId: this.id(account) }
    }
    await this.add(
      'transfers',
      transfers.map((one) => ({
        ...{ ...one, id: this.id(one.id), from: sideOf(one.from), to: sideOf(one.to) },
      })),
    )
  }

  private async writePlans(): Promise<void> {
    const { budgets, goals, loans } = this.home
    await this.add(
      'budgets',
      budgets.map(({ categories, ...rest }) => ({
        ...rest,
        id: this.id(rest.id),
        categoryIds: categories.map((name) => this.category(name)),
      })),
    )
    for (const { id, name, targetAmount, currency, targetOn, contributions } of goals) {
      const goalId = this.id(id)
      await this.run('goals.create', {
        doc: { id: goalId, name, targetAmount, currency, targetOn },
      })
      for (const [at, move] of contributions.entries()) {
        await this.run('goals.contribute', { goalId, id: this.id(`${id} ${at}`), ...move })
      }
    }
    for (const loan of loans) {
      const { id, balance, nextDueOn, nextDueAmount, endsOn, ...rest } = loan
      const { paidThrough, interestPaid, interestLeft, ...doc } = rest
      await this.run('loans.create', {
        doc: { ...doc, id: this.id(id), trackFrom: doc.startOn },
      })
    }
    await postInstalments(this.one.engine, this.one.now())
  }

  private async writeGroup(group: Household['groups'][number]): Promise<void> {
    const { id, name, kind, currency, status, members } = group
    const groupId = this.id(id)
    // One may be called the same in several groups.
    const member = (memberId: string) => this.id(memberId, `${id}/`)
    const me = members.find(({ isMe }) => isMe)
    if (!me) throw new Error(`Nobody in ${name} is the reader.`)
    await this.run('groups.create', {
      doc: { id: groupId, name, kind, currency },
      memberId: member(me.id),
      placeholders: members
        .filter(({ isMe }) => !isMe)
        .map((other) => ({ memberId: member(other.id), name: other.name })),
    })
    for (const bill of group.expenses) {
      const { category, payers, shares, groupId: _, ...rest } = bill
      const parts = shares.map(({ memberId, amount }) => ({
        memberId: member(memberId),
        value: amount,
      }))
      const doc = {
        ...rest,
        id: this.id(bill.id),
        categoryId: this.category(category),
        payers: payers.map(({ memberId, amount }) => ({ memberId: member(memberId), amount })),
        split: { mode: 'exact', parts },
      }
      await this.run('group_expenses.create', { groupId, doc })
    }
    const docs = group.settlements.map(({ from, to, status: _, ...rest }, at) => ({
      ...rest,
      ...{ id: this.id(`${id} settlement ${at}`), from: member(from), to: member(to) },
    }))
    if (docs.length > 0) await this.run('settlements.createMany', { groupId, docs })
    if (status !== 'open') await this.run('groups.setStatus', { groupId, status })
  }
}
