import type { GroupAnswer } from '#contract/groups/calls.ts'
import { type KnownName, openVocabulary, type Vocabulary } from '#domain/advice/questions/names.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { foldText } from '#domain/ledger.ts'
import { wordsOf } from '#domain/search/words.ts'
import { wireObject } from '../../documents/wire.ts'
import { readGroups } from '../../groups/read-groups.ts'
import { type Loan, loanDocuments } from '../../loans/loan.ts'
import type { Book } from '../book.ts'
import { type KnownTemplate, readTemplates } from '../plan-facts.ts'
import type { KnownBook } from '../read-facts.ts'
import { type PlanPayments, readPlanPayments } from './rows/plan-payments.ts'

/** Somebody one shares with, in whatever groups, or who is to pay something back. */
export interface KnownPerson {
  readonly id: string
  readonly name: string
  /** What who is to pay back is called, where that is short for the name in the groups. */
  readonly calledToo: readonly string[]
  readonly members: readonly { readonly groupId: string; readonly memberId: string }[]
}

export interface NotedEntry {
  readonly id: string
  readonly date: Day
  readonly name: string
  readonly notes: string
}

export type KnownLoan = Pick<Loan, 'id' | 'name' | 'lender' | 'status' | 'currency' | 'principal'>

/** All that questions are answered from. */
export interface AnswerBook extends KnownBook {
  readonly vocabulary: Vocabulary
  /** There are more descriptions than are looked through; the oldest are left out. */
  readonly isCut: boolean
  /** What things are called that come in, and that nothing is paid for. */
  readonly onlyIncome: ReadonlySet<string>
  /** The categories that something is filed under. */
  readonly filed: ReadonlySet<string>
  readonly templates: readonly KnownTemplate[]
  readonly payments: PlanPayments
  readonly groups: readonly GroupAnswer[]
  readonly people: readonly KnownPerson[]
  readonly loans: readonly KnownLoan[]
  /** Entries by the words that only their notes say, where a question has such words. */
  readonly noted?: ReadonlyMap<string, readonly NotedEntry[]>
}

/** So many descriptions are looked through, the newest. */
export const namesMost = 4000

const written = `select 'place' as kind, name, bool_and(comes) as "isIncome" from (
    select distinct merchant as name, false as comes from expenses
      where scope = $1 and merchant <> ''
    union all select distinct source, true from incomes where scope = $1 and source <> ''
  ) places group by name
  union all select 'item', name, comes from (
    select description as name, max(date) as last, bool_and(comes) as comes from (
      select description, date, false as comes from expenses where scope = $1
      union all select description, date, true from incomes where scope = $1
      union all select description, date, false from group_shares where scope = $1 and share > 0
    ) all_items group by 1 order by 2 desc limit ${namesMost + 1}
  ) items
  union all select distinct 'tag', tag, false from expenses, unnest(tags) tag where scope = $1`

interface Plan {
  readonly kind: 'budget' | 'goal'
  readonly id: string
  readonly name: string
}

const plans = `select 'budget' as kind, id, name from budgets where scope = $1 and not archived
  union all select 'goal', id, name from goals where scope = $1 and status <> 'archived'`

async function readFiled({ db, scope }: Book): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct category_id as id from ledger_parts
      where scope = $1 and category_id is not null`,
    [scope],
  )
  return new Set(rows.map(({ id }) => id))
}

async function readWritten({ db, scope }: Book) {
  const { rows } = await db.query<Pick<KnownName, 'kind' | 'name' | 'isIncome'>>(written, [scope])
  const { rows: named } = await db.query<Plan>(plans, [scope])
  const names: KnownName[] = [...rows.map((row) => ({ ...row, id: row.name })), ...named]
  return { names, isCut: rows.filter(({ kind }) => kind === 'item').length > namesMost }
}

/** Irmgard, where one Irmgard Seidel is in a group. */
function isShortFor(name: string, { name: whole, members }: KnownPerson): boolean {
  const words = wordsOf(whole)
  const short = wordsOf(name)
  return members.length > 0 && short.length > 0 && short.every((word) => words.includes(word))
}

function peopleIn(
  uid: string,
  groups: readonly GroupAnswer[],
  others: readonly string[],
): readonly KnownPerson[] {
  const people = new Map<string, KnownPerson>()
  for (const { id: groupId, members } of groups) {
    for (const member of members) {
      if (member.uid === uid) continue
      const key = foldText(member.name)
      const known = people.get(key) ?? {
        ...{ id: key, name: member.name },
        calledToo: [],
        members: [],
      }
      const all = [...known.members, { groupId, memberId: member.memberId }]
      people.set(key, { ...known, members: all })
    }
  }
  for (const name of others) {
    const key = foldText(name)
    if (people.has(key)) continue
    const [known, another] = [...people.values()].filter((one) => isShortFor(name, one))
    if (known && !another) {
      people.set(known.id, { ...known, calledToo: [...known.calledToo, name] })
    } else people.set(key, { ...{ id: key, name }, calledToo: [], members: [] })
  }
  return [...people.values()]
}

const namesOfTemplate = ({ template, kind }: KnownTemplate): readonly KnownName[] =>
  [template.description, template.merchant ?? template.source ?? null].flatMap((name) =>
    name ? [{ kind: 'template' as const, id: template.id, name, isIncome: kind === 'income' }] : [],
  )

async function open(known: KnownBook): Promise<AnswerBook> {
  const { book, names, facts } = known
  const templates = await readTemplates(book)
  const groups = await readGroups(book.db, book.uid)
  const { rows } = await book.db.query<{ row: KnownLoan }>(
    `select ${wireObject(loanDocuments)} as row from loans t where t.scope = $1 order by t.id`,
    [book.scope],
  )
  const loans = rows.map(({ row }) => row)
  const people = peopleIn(
    book.uid,
    groups,
    facts.back.map(({ from }) => from),
  )
  const said = await readWritten(book)
  const vocabulary = openVocabulary([
    ...names.all.map(({ id, name, type }) => ({
      ...{ kind: 'category' as const, id, name },
      isIncome: type === 'income',
    })),
    ...templates.flatMap(namesOfTemplate),
    ...groups.map(({ id, name }) => ({ kind: 'group' as const, id, name })),
    ...people.flatMap(({ id, name, calledToo }) =>
      [name, ...calledToo].map((one) => ({ kind: 'person' as const, id, name: one })),
    ),
    ...loans.flatMap(({ id, name, lender }) =>
      [name, lender].flatMap((one) => (one ? [{ kind: 'loan' as const, id, name: one }] : [])),
    ),
    ...said.names,
  ])
  const filed = await readFiled(book)
  const payments = await readPlanPayments(book, templates, vocabulary)
  const paid = new Set(said.names.flatMap(({ name, isIncome }) => (isIncome ? [] : [name])))
  const onlyIncome = new Set(said.names.flatMap(({ name }) => (paid.has(name) ? [] : [name])))
  const read = { templates, payments, groups, people, loans, vocabulary, filed, onlyIncome }
  return { ...known, ...read, isCut: said.isCut }
}

const opened = new WeakMap<KnownBook, Promise<AnswerBook>>()

/** Read once for as long as the book is the same. */
export function openAnswers(known: KnownBook): Promise<AnswerBook> {
  const before = opened.get(known)
  if (before) return before
  const book = open(known)
  opened.set(known, book)
  book.catch(() => opened.delete(known))
  return book
}
