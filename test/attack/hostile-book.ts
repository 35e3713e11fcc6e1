import { randomUUID } from 'node:crypto'
import {
  type Collection,
  type CollectionName,
  collections,
  openCollectionNames,
} from '#contract/collections.ts'
import type { TestCaller } from '#test/support/caller.ts'
import { alwaysThere } from '#test/support/sample-fields.ts'
import { standing } from '#test/support/standing.ts'
import { newLoan } from '../support/loans-fixture.ts'
import { documentWith } from './plant-text.ts'

type Fields = Readonly<Record<string, unknown>>

/** What was planted: where, and the id of each document in the order of the texts. */
export interface Planted {
  readonly fields: Set<string>
  readonly ids: Record<string, string[]>
}

const atOnce = 100
export const today = () => new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Sends all of them, and takes no for no answer: what is refused would not be looked at. */
export async function sendAll(
  person: TestCaller,
  commands: readonly { readonly name: string; readonly args: Fields }[],
): Promise<void> {
  for (let at = 0; at < commands.length; at += atOnce) {
    const part = commands.slice(at, at + atOnce)
    const results = await person.push(...part)
    const refused = results.findIndex(({ ok }) => !ok)
    if (refused < 0) continue
    const told = [part[refused], results[refused]].map((one) => JSON.stringify(one))
    throw new Error(`refused: ${told.join(' ')}`)
  }
}

const line = { categoryId: alwaysThere, note: '' }
const rhythm = { frequency: 'monthly', startOn: today(), endOn: null, endAfter: null }

/** What a document needs to be whole, beside what any of its kind has. */
const wholes: Readonly<Record<string, (at: number) => Fields>> = {
  expenses: (at) => ({
    date: daysAgo(at % 5),
    amount: 1250,
    lines: [
      { ...line, amount: 1000 },
      { ...line, amount: 250 },
    ],
    expectedBack: { amount: 5, from: 'Ben', dueOn: null, settledBy: null },
    categoryId: alwaysThere,
  }),
  incomes: (at) => ({ date: daysAgo(at % 5), amount: 1250, settles: null }),
  expense_templates: () => ({ ...rhythm, autoPost: false, groupId: null, groupSplit: null }),
  income_templates: () => ({ ...rhythm, autoPost: false }),
  transfer_templates: () => ({ ...rhythm, autoPost: false }),
  loans: () => ({
    ...newLoan({ startOn: daysAgo(40), firstPaymentOn: today() }),
    fees: [{ name: 'Fee', amount: 5, when: 'start' }],
  }),
  goals: () => ({ targetAmount: 100_000, status: 'active' }),
  budgets: () => ({ categoryIds: [], amount: 100_000, startOn: daysAgo(10), endOn: null }),
  import_mappings: () => ({ fingerprint: randomUUID() }),
  valuations: (at) => ({ date: daysAgo(at) }),
  categories: () => ({ parentId: null, archived: false }),
}

const isSimple = ({ access, writes, path }: Collection) =>
  access === 'owner' && writes.includes('create') && !path.includes('Id}')

/** Only one of these for each of everybody's categories. */
const once: ReadonlySet<CollectionName> = new Set(['category_styles'])

/** Every text in every field that takes it, in a document of every kind there is. */
export async function plantBook(person: TestCaller, texts: readonly string[]): Promise<Planted> {
  const planted: Planted = { fields: new Set(), ids: {} }
  for (const name of openCollectionNames) {
    if (!isSimple(collections[name])) continue
    const some = once.has(name) ? texts.slice(0, 1) : texts
    const needed = await standing(name, (kind, doc) =>
      sendAll(person, [{ name: `${kind}.create`, args: { doc } }]),
    )
    const docs = some.map((text, at) => {
      const whole = { ...needed, ...wholes[name]?.(at) }
      const made = documentWith(name, collections[name].entity, text, whole)
      for (const field of made.fields) planted.fields.add(field)
      return { ...made.doc, id: randomUUID() }
    })
    planted.ids[name] = docs.map(({ id }) => id)
    await sendAll(
      person,
      docs.map((doc) => ({ name: `${name}.create`, args: { doc } })),
    )
  }
  await plantMoves(person, texts, planted)
  return planted
}

/** What is put into goals and paid of loans, each with a note. */
async function plantMoves(person: TestCaller, texts: readonly string[], { fields, ids }: Planted) {
  const [goalId, loanId] = [ids.goals?.[0] ?? '', ids.loans?.[0] ?? '']
  const move = (note: string, amount: number) => ({ id: randomUUID(), amount, date: today(), note })
  const extra = { type: 'extra-principal', effect: 'shorter', expenseId: null }
  fields.add('contributions.note').add('payments.note')
  await sendAll(person, [
    ...texts.map((text) => ({ name: 'goals.contribute', args: { goalId, ...move(text, 5) } })),
    ...texts.map((text) => ({ name: 'loans.pay', args: { loanId, ...move(text, 1), ...extra } })),
  ])
}
