import type { FlowAnswer } from '#contract/analytics/entities.ts'
import type { Look, Span } from './look.ts'

type Shared = FlowAnswer['shared'][number]

/**
 * Purchases over several categories are one entry each, but are counted in every category. Only
 * those few are read; a bill of a group has one category.
 */
export async function readShared(
  { db, lens, scope }: Pick<Look, 'db' | 'lens' | 'scope'>,
  { from, to }: Span,
): Promise<Shared[]> {
  if (lens === 'group') return []
  const { rows } = await db.query<Shared>({
    name: 'shared entries',
    text: `select "categoryIds", count(*)::integer as count from (
        select array_agg(distinct coalesce(l.category_id::text, 'none')) as "categoryIds"
        from expenses e
          cross join lateral expense_lines(e.lines, (e.expected_back->>'amount')::bigint, e.id) l
        where e.scope = $1 and e.date between $2 and $3 and e.lines is not null
          and l.amount <> l.back
        group by e.id
      ) entry where cardinality("categoryIds") > 1 group by 1 order by 1`,
    values: [scope, from, to],
  })
  return rows
}
