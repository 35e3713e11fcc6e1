import type {
  EntryFields,
  EntryLineAnswer,
  EntryLineBody,
  WrittenEntry,
} from '#contract/entries/calls.ts'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import type { UserRow } from '#contract/identity/session.ts'
import {
  type BookLine,
  createBookReader,
  onlyMoves,
} from '#domain/entry-line/accounts/read-account-line.ts'
import { memberCalled } from '#domain/entry-line/groups/find-payer.ts'
import { invalid } from '../documents/validate.ts'
import { Fault } from '../http/fault.ts'
import type { lineNames } from './line-names.ts'
import { refuseDoubt } from './refuse-doubt.ts'
import type { EntryToTell } from './tell-entry.ts'

/** What a line came to: the command that writes it, and what its sender is told. */
export interface ReadEntry {
  readonly name: 'expenses.create' | 'incomes.create' | 'group_expenses.create'
  readonly args: Readonly<Record<string, unknown>>
  readonly told: Pick<EntryLineAnswer, 'entry' | 'understood'>
}

type Names = Awaited<ReturnType<typeof lineNames>>

const refused = (line: string) => new Fault('invalid-input', { line })

const asked = {
  amount: 'Which amount?',
  date: 'Which day?',
  currency: 'Which currency?',
} as const

/** What a form would ask about is not guessed. */
function requirePlain(line: BookLine): void {
  const [unread] = line.asks
  if (unread) {
    const typed = {
      amount: line.unreadAmount,
      date: line.unreadDate,
      currency: line.unreadCurrency,
    }
    throw refused(`${asked[unread]} “${typed[unread] ?? ''}” could be several, or none.`)
  }
  if (line.amount === null) throw new Fault('no-amount')
  if (line.isBack || line.kind === 'refund') {
    throw refused('Money that comes back belongs to an expense. Enter it in the app.')
  }
  if (line.back) throw refused('Somebody is to pay it back. Enter it in the app.')
  if (line.instalments) throw refused('It is paid in parts. Enter it in the app.')
  if (line.repeats) throw refused('It comes again. Enter it in the app.')
  if (line.description === '') throw refused('Say what it was.')
}

type Category = Names['categories'] extends ReadonlyMap<string, infer One> ? One : never

/** As the app has it: by habit first, and of a group only what everybody there has. */
function categoryOf(line: BookLine, isShared: boolean, { categories, habits }: Names) {
  const habit = line.isCategoryNamed ? null : habits.categoryFor(line)
  return [habit, line.categoryId]
    .map((id) => categories.get(id ?? ''))
    .find((found) => found && !(isShared && found.isOwn))
}

type Paid = Pick<BookLine, 'noun' | 'description' | 'merchant' | 'paymentMethod'> & {
  readonly currency: string
  readonly category: Category | undefined
  readonly accountId?: string | null
}

const paidNohow = { paymentMethod: null, accountId: null, account: null } as const

/** How it was paid and from where: as it says, else as such a thing was paid before. */
function paidAs(line: Paid, { habits, accounts }: Names) {
  const { noun, description, currency, category } = line
  const [place, categoryId] = [line.merchant ?? '', category?.id ?? null]
  const method = line.paymentMethod ?? habits.methodFor({ description, place, categoryId })
  const said = { place, description, currency, paymentMethod: method }
  const accountId = line.accountId ?? habits.accountFor(noun, said)
  const account = accounts.get(accountId ?? '') ?? null
  return { paymentMethod: noun === 'income' ? null : method, accountId, account }
}

/** What is told of it. */
export const wordsOf = ({ args, told: { entry } }: ReadEntry): EntryToTell => ({
  ...{ entry, names: [entry.category, entry.account], doc: args.doc },
})

/** Reads a line as the app of its sender would, and refuses what it would ask about. */
export function readEntry(
  { line: text, on, groupId: given }: EntryLineBody,
  id: string,
  profile: UserRow,
  names: Names,
): ReadEntry {
  const context = { ...names.context, ...(given && { sentTo: given }) }
  const read = createBookReader(context)
  const line = read(text)
  if (onlyMoves(text, context)) {
    throw refused('This moves money between accounts. Enter it in the app.')
  }
  requirePlain(line)
  const groupId = given ?? line.groupId
  refuseDoubt({ text, line, read, isOfOnePlace: names.isOfOnePlace })
  if (line.groupId && line.groupId !== groupId) {
    throw refused('It names another group than the one it is sent to.')
  }
  const group = groupId ? (names.groups.find((one) => one.id === groupId) ?? null) : null
  if (groupId && !group) throw new Fault('not-found')
  if (group && line.noun === 'income') throw refused('A group has no incomes.')
  if (line.payer && !group) throw refused(`${line.payer.name} paid: say of which group it is.`)
  const category = categoryOf(line, group !== null, names)
  const currency = line.currency ?? group?.currency ?? profile.currency
  const entry: WrittenEntry = {
    kind: group ? 'group expense' : line.noun,
    id,
    groupId: group?.id ?? null,
    amount: line.amount ?? 0,
    currency,
    date: line.date ?? on ?? names.context.today,
    description: line.description,
    categoryId: category?.id ?? null,
    category: category?.names[0] ?? null,
    tags: group ? [] : [...line.tags],
    ...(group ? paidNohow : paidAs({ ...line, currency, category }, names)),
  }
  const understood = line.marks.map(({ part, start, end }) => ({
    part,
    text: text.slice(start, end),
  }))
  const told = { entry, understood }
  return { ...commandOf(entry, line, group, profile), told }
}

/** The same of what comes in fields; what is left out is as a line has it. */
export function readFields(
  { kind: noun, payee, notes, ...fields }: EntryFields & Pick<EntryLineBody, 'groupId'>,
  id: string,
  profile: UserRow,
  names: Names,
): ReadEntry {
  const { groupId = null, categoryId = null } = fields
  const group = groupId ? (names.groups.find((one) => one.id === groupId) ?? null) : null
  if (groupId && !group) throw new Fault('not-found')
  if (group && noun === 'income') throw invalid([['entry.kind', 'A group has no incomes.']])
  const category = names.categories.get(categoryId ?? '')
  if (categoryId && (!category || (group && category.isOwn))) {
    throw invalid([['entry.categoryId', 'There is no such category here.']])
  }
  const currency = fields.currency ?? group?.currency ?? profile.currency
  const { description, paymentMethod = null } = fields
  const thing = { noun, description, merchant: payee ?? null, paymentMethod, currency, category }
  const entry: WrittenEntry = {
    ...{ kind: group ? 'group expense' : noun, id, groupId, categoryId },
    ...{ amount: fields.amount, description: fields.description, currency },
    date: fields.date ?? names.context.today,
    category: category?.names[0] ?? null,
    tags: group ? [] : (fields.tags ?? []),
    ...(group ? paidNohow : paidAs(thing, names)),
  }
  const told = { entry, understood: [] }
  return { ...commandOf(entry, { noun, merchant: payee ?? null, notes }, group, profile), told }
}

/** The member who is said to have paid; nobody is guessed. */
function payerOf(payer: BookLine['payer'], members: GroupAnswer['members']): string | null {
  if (!payer) return null
  const memberId = memberCalled(payer.name, members)
  if (memberId === null) throw refused(`Who paid? ${payer.name} is no one member of the group.`)
  return memberId
}

interface Noted {
  readonly notes?: string | undefined
}

function commandOf(
  entry: WrittenEntry,
  line: Pick<BookLine, 'noun' | 'merchant'> & Partial<Pick<BookLine, 'payer'>> & Noted,
  group: GroupAnswer | null,
  { id: uid }: UserRow,
): Omit<ReadEntry, 'told'> {
  const { id, amount, currency, date, description, categoryId, tags, accountId } = entry
  const notes = line.notes ?? null
  const base = { id, amount, currency, date, description, categoryId, notes }
  if (group) {
    const present = group.members.filter(({ leftAt }) => leftAt === null)
    const me = present.find((member) => member.uid === uid)
    if (!me) throw new Fault('not-found')
    const memberIds = present.map(({ memberId }) => memberId)
    const payers = [{ memberId: payerOf(line.payer ?? null, present) ?? me.memberId, amount }]
    const doc = { ...base, payers, split: { mode: 'equal', memberIds } }
    return { name: 'group_expenses.create', args: { groupId: group.id, doc } }
  }
  if (line.noun === 'income') {
    const source = line.merchant
    return { name: 'incomes.create', args: { doc: { ...base, source, tags, accountId } } }
  }
  const paid = { merchant: line.merchant, paymentMethod: entry.paymentMethod }
  return { name: 'expenses.create', args: { doc: { ...base, ...paid, tags, accountId } } }
}
