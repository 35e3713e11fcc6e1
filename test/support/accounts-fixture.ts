import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { newExpense, type TestCaller } from './caller.ts'
import { bookOf, foreseen, withoutInstants } from './foreseen.ts'

export type Fields = Readonly<Record<string, unknown>>

export const newAccount = (fields: Fields = {}) => ({
  id: randomUUID(),
  ...{ name: 'Giro', kind: 'current', currency: 'EUR', openingOn: '2026-01-01' },
  ...fields,
})

/** Somebody who keeps accounts, and what they may do or not. */
export class AccountKeeper {
  readonly caller: TestCaller

  constructor(caller: TestCaller) {
    this.caller = caller
  }

  async push(name: string, args: Fields) {
    return (await this.caller.push({ name, args }))[0]
  }

  async must(name: string, args: Fields): Promise<void> {
    expect(await this.push(name, args), name).toMatchObject({ ok: true })
  }

  async refused(name: string, args: Fields, fields: Fields, code = 'invalid-input') {
    expect(await this.push(name, args), name).toMatchObject({ ok: false, code, fields })
  }

  /** The server does what a device showed before it answered. */
  async same(name: string, args: Fields): Promise<void> {
    const shown = foreseen(await this.book(), this.caller.uid, { name, args })
    await this.must(name, args)
    expect(withoutInstants(await this.book())).toEqual(withoutInstants(shown))
  }

  book() {
    return bookOf(this.caller)
  }

  async rows(table: string) {
    return [...((await this.book()).get(table)?.values() ?? [])]
  }

  async account(fields: Fields = {}): Promise<string> {
    const doc = newAccount(fields)
    await this.must('accounts.create', { doc })
    return doc.id
  }

  async entry(table: 'expenses' | 'incomes', fields: Fields): Promise<string> {
    const doc = newExpense(fields)
    await this.must(`${table}.create`, { doc })
    return doc.id
  }

  async imported(): Promise<string> {
    const id = randomUUID()
    await this.must('imports.create', { doc: { id, fileName: 'a.csv', format: 'csv' } })
    return id
  }
}

export const anyWords = (field: string) => ({ [field]: expect.any(String) })
