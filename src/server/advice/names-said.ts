import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import { partsOfName } from '#domain/advice/strangers.ts'
import type { Queryable } from './book.ts'

/** Facts tell names up to here. */
const toldLength = 60

const things = `select distinct trim(name) as name from (
    select merchant as name from expenses where scope = $1
    union all select description from expenses where scope = $1
    union all select expected_back->>'from' from expenses
      where scope = $1 and expected_back is not null
    union all select source from incomes where scope = $1
    union all select description from incomes where scope = $1
    union all select merchant from expense_templates where scope = $1
    union all select description from expense_templates where scope = $1
    union all select source from income_templates where scope = $1
    union all select description from income_templates where scope = $1
    union all select description from group_shares where scope = $1
    union all select name from categories where scope = $1
    union all select name from budgets where scope = $1
    union all select name from goals where scope = $1
    union all select name from loans where scope = $1
    union all select name from accounts where scope = $1
    union all select lender from loans where scope = $1
    union all select name from groups where member_ids @> array[$2::uuid]
  ) named
  where trim(name) <> '' and position(left(lower(trim(name)), ${toldLength}) in lower($3)) > 0`

const people = `select member->>'name' as name
  from groups, jsonb_array_elements(members) member where member_ids @> array[$1::uuid]`

/** Every name in a text that people gave or banks wrote, and every person of the book. */
export async function namesSaid(
  db: Queryable,
  { id, name, email, phone }: UserRow,
  text: string,
): Promise<readonly string[]> {
  const named = await db.query<{ name: string }>(things, [userScope(id), id, text])
  const members = await db.query<{ name: string | null }>(people, [id])
  const persons = [name, ...members.rows.map((member) => member.name ?? '')]
  return [
    ...named.rows.flatMap((row) => [row.name, row.name.slice(0, toldLength).trim()]),
    ...persons.flatMap(partsOfName),
    ...[email, phone].filter((one) => one !== null && one !== ''),
  ].filter((one): one is string => one !== null)
}
