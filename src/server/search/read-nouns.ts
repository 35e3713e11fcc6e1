import type pg from 'pg'
import type { OpenCollectionName } from '#contract/collections.ts'
import { type Scope, userScope } from '#contract/sync.ts'
import type { CategoryFacts, CategoryLook, GroupFacts, SearchBook } from '#domain/search/book.ts'
import { categoriesBy, groupOf, peopleOf } from '#domain/search/book.ts'
import type { Findable } from '#domain/search/findable.ts'
import {
  type BudgetFacts,
  budgetOf,
  categoryOf,
  type GoalFacts,
  goalOf,
  type LoanFacts,
  loanOf,
  type TemplateFacts,
  templateOf,
} from '#domain/search/findables.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'

type Reader = Pick<pg.Pool, 'query'>

/** What one has few of: read whole, so that slips and ranks are the domain's alone. */
const own = [
  'categories',
  'category_styles',
  'goals',
  'loans',
  'budgets',
  'expense_templates',
  'income_templates',
] as const satisfies readonly OpenCollectionName[]

const selecting = (name: OpenCollectionName, where: string) =>
  `select '${name}' as tbl, ${wireObject(documentsOf(name))} as row from ${name} t where ${where}`

const mine = 'array[$2::uuid]'
const text = [
  ...own.map((name) => selecting(name, 't.scope = $1')),
  selecting('global_categories', 'true'),
  selecting('groups', `t.member_ids @> ${mine}`),
  selecting('group_goals', `t.scope in (select scope from groups where member_ids @> ${mine})`),
].join('\nunion all\n')

interface Found {
  readonly tbl: OpenCollectionName
  readonly row: unknown
}

export interface Nouns {
  readonly book: SearchBook
  readonly scopes: readonly Scope[]
  readonly things: readonly Findable[]
}

/** Everything but entries that this person may see. */
export async function readNouns(db: Reader, uid: string, isOpenAsked: boolean): Promise<Nouns> {
  const { rows } = await db.query<Found>({
    name: 'search nouns',
    text,
    values: [userScope(uid), uid],
  })
  // The rows are as the contract says; the domain names what it needs of them.
  const all = <Facts>(...names: readonly OpenCollectionName[]) =>
    rows.filter(({ tbl }) => names.includes(tbl)).map(({ row }) => row as Facts)
  const groups = all<GroupFacts>('groups')
  const scopes = groups.map(({ id }): Scope => `g:${id}`)
  const book: SearchBook = {
    uid,
    categories: categoriesBy(
      all<CategoryFacts>('global_categories', 'categories'),
      all<CategoryLook>('category_styles'),
    ),
    groups: new Map(groups.map((group) => [group.id, group])),
    open: isOpenAsked ? await readOpenMembers(db, scopes) : null,
  }
  const things = [
    ...peopleOf(book),
    ...groups.map((group) => groupOf(book, group)),
    ...all<GoalFacts>('goals', 'group_goals').map((row) => goalOf(book, row)),
    ...all<LoanFacts>('loans').map((row) => loanOf(book, row)),
    ...all<BudgetFacts>('budgets').map((row) => budgetOf(book, row)),
    ...all<TemplateFacts>('expense_templates', 'income_templates').map((row) =>
      templateOf(book, row),
    ),
    ...Array.from(book.categories.values(), (row) => categoryOf(book, row)),
  ]
  return { book, scopes, things }
}

/** Who owes or is owed something in any of these groups. */
async function readOpenMembers(db: Reader, scopes: readonly Scope[]): Promise<Set<string>> {
  const { rows } = await db.query<{ memberId: string }>({
    name: 'search open members',
    text: `select distinct member_id as "memberId" from (
        select currency, (p->>'memberId')::uuid as member_id, (p->>'amount')::bigint as amount
          from group_expenses, jsonb_array_elements(payers) p where scope = any($1)
        union all
        select currency, (s->>'memberId')::uuid, -(s->>'amount')::bigint
          from group_expenses, jsonb_array_elements(shares) s where scope = any($1)
        union all
        select currency, from_member, amount from settlements
          where scope = any($1) and status <> 'disputed'
        union all
        select currency, to_member, -amount from settlements
          where scope = any($1) and status <> 'disputed'
      ) moved group by member_id, currency having sum(amount) <> 0`,
    values: [scopes],
  })
  return new Set(rows.map(({ memberId }) => memberId))
}
