/** In groups that are there, also those one has left, by the names the app shows there. */
const inGroup = 'g.name as "group"'
const me = `(select m->>'memberId' from jsonb_array_elements(to_jsonb(g.members)) m
    where (m->>'uid')::uuid = $1)`
const named = (memberId: string) =>
  `(select m->>'name' from jsonb_array_elements(to_jsonb(g.members)) m
    where m->>'memberId' = ${memberId}::text)`
const own = (parts: string) => `coalesce((select sum((p->>'amount')::bigint)
    from jsonb_array_elements(${parts}) p where p->>'memberId' = ${me}), 0)::float8`

/** What somebody wrote among others, and their own part of it: no words and no part of theirs. */
export const writtenInGroups = {
  group_comments: {
    text: `select c.id, ${inGroup}, c.expense_id as "billId", c.text, c.created_at as "createdAt"
      from comments c join groups g on g.id = c.group_id
      where c.created_by = $1 order by c.created_at, c.id`,
  },
  group_bills: {
    text: `select e.id, ${inGroup}, e.description, e.notes, e.date::text as date, e.currency,
        ${own('e.payers')} as "iPaid", ${own('e.shares')} as "myPart", e.created_at as "createdAt"
      from group_expenses e join groups g on g.id = e.group_id
      where e.created_by = $1 order by e.created_at, e.id`,
  },
  group_payments: {
    text: `select s.id, ${inGroup}, ${named('s.from_member')} as "from",
        ${named('s.to_member')} as "to", s.amount::float8 as amount, s.currency,
        s.date::text as date, s.method, s.status,
        case when s.created_by = $1 then s.note end as note, s.created_at as "createdAt"
      from settlements s join groups g on g.id = s.group_id
      where ${me} in (s.from_member::text, s.to_member::text)
      order by s.created_at, s.id`,
  },
} as const
