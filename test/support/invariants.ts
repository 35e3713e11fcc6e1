import pg from 'pg'
import { allDocuments } from '#server/documents/collection.ts'

/** Child, its column, and what that points at. */
const parents: Readonly<Record<string, readonly [column: string, parent: string]>> = {
  contributions: ['goal_id', 'goals'],
  payments: ['loan_id', 'loans'],
  amortization: ['loan_id', 'loans'],
  loan_versions: ['loan_id', 'loans'],
  categories: ['parent_id', 'categories'],
  expenses: ['refund_of', 'expenses'],
  incomes: ['settles', 'expenses'],
  group_expenses: ['group_id', 'groups'],
  settlements: ['group_id', 'groups'],
  group_goals: ['group_id', 'groups'],
  group_accounts: ['group_id', 'groups'],
  group_account_entries: ['account_id', 'group_accounts'],
  group_contributions: ['goal_id', 'group_goals'],
  comments: ['group_id', 'groups'],
  activity: ['group_id', 'groups'],
  invitations: ['group_id', 'groups'],
}

/** What must hold in every database at every time: each statement finds nothing. */
export const invariants: Readonly<Record<string, string>> = {
  'a goal has what was put in and not taken out': goalsDrift('goals', 'contributions'),
  'a goal of a group has what was put in': goalsDrift('group_goals', 'group_contributions'),

  'an invitation in a book is pending, for somebody outside': `select r.id
    from received_invitations r
      join invitations i on i.id = r.id join groups g on g.id = i.group_id
    where i.status <> 'pending' or i.channel = 'link' or r.group_name <> g.name
      or g.member_ids @> array[substr(r.scope, 3)::uuid]`,
  'who is barred from a group is not in it': `select b.user_id from barred_members b
    join groups g on g.id = b.group_id where g.member_ids @> array[b.user_id]`,

  'the shares of a bill are its amount': `select id from group_expenses
    where lines_total(shares) is distinct from amount`,
  'what was paid for a bill is its amount': `select id from group_expenses
    where lines_total(payers) is distinct from amount`,
  'the balances of a group are zero together': `select scope, currency from (
      select scope, currency, (line->>'amount')::bigint as amount
        from group_expenses, jsonb_array_elements(payers) line
      union all
      select scope, currency, -(line->>'amount')::bigint
        from group_expenses, jsonb_array_elements(shares) line
      union all
      select scope, currency, amount from settlements
      union all
      select scope, currency, -amount from settlements
    ) entry group by scope, currency having sum(amount) <> 0`,
  'what is kept of a group is what its rows come to': `select scope, currency, member_id from (
      select scope, currency, member_id, -balance as balance, -rounding as rounding from group_sums
      union all
      select e.scope, e.currency, (line->>'memberId')::uuid, (line->>'amount')::bigint, 0
        from group_expenses e, jsonb_array_elements(e.payers) line
      union all
      select e.scope, e.currency, (line->>'memberId')::uuid, -(line->>'amount')::bigint,
          (line->>'rounding')::bigint
        from group_expenses e, jsonb_array_elements(e.shares) line
      union all
      select scope, currency, from_member, amount, 0 from settlements where status = 'confirmed'
      union all
      select scope, currency, to_member, -amount, 0 from settlements where status = 'confirmed'
      union all
      select e.scope, e.currency, m.* from group_account_entries e,
        entry_moves(e.kind, e.member_id, e.amount, e.shares, e.status) m
    ) moved group by scope, currency, member_id
    having sum(balance) <> 0 or coalesce(sum(rounding), 0) <> 0`,
  'what is kept of a day is what its rows come to': `select scope, day from (
      select scope, currency, day, kind, category_id, by_plan, -share as share, -paid as paid
        from ledger_days
      union all
      select scope, currency, date, kind, category_id, by_plan, net, paid from ledger_parts
    ) moved where not exists (select from ledger_marks m
      where m.scope = moved.scope and m.sums = 'days' and m.day = moved.day)
    group by scope, currency, day, kind, category_id, by_plan
    having sum(share) <> 0 or sum(paid) <> 0`,
  'an entry is found by its words, or waits to be read': `select s.id from search_sources s
    left join search_entries e on e.tbl = s.tbl and e.id = s.id
    where e.words is distinct from s.words and not exists (select from search_marks m
      where m.scope = s.scope and m.tbl = s.tbl and m.id = s.id)`,

  'only members have shares and pay': `select e.id from group_expenses e
    join groups g on g.id = e.group_id
    cross join lateral jsonb_array_elements(e.shares || e.payers) line
    where not g.members @> jsonb_build_array(jsonb_build_object('memberId', line->>'memberId'))`,
  'my book has my share of a bill': `select s.id from group_shares s
    left join group_expenses e on e.id = s.expense_id and e.group_id = s.group_id
    where e.id is null or e.currency <> s.currency or e.date <> s.date
      or s.share <> ${partOf('e.shares')} or s.paid <> ${partOf('e.payers')}`,
  'everybody who has a share has it in their book': `select e.id from group_expenses e
    join groups g on g.id = e.group_id
    cross join lateral jsonb_array_elements(g.members) member
    where (member->>'uid')::uuid = any(g.member_ids)
      and e.shares @> jsonb_build_array(jsonb_build_object('memberId', member->>'memberId'))
      and not exists (select from group_shares s
        where s.expense_id = e.id and s.member_id = (member->>'memberId')::uuid)`,

  'an account is of whoever points at it': `select p.id from (
      select id, scope, account_id from group_shares
      union all select id, scope, account_id from settlement_sides
    ) p where p.account_id is not null
      and not exists (select from accounts a where a.id = p.account_id and a.scope = p.scope)`,
  'my side of a payment is what the payment is': `select p.id from settlement_sides p
    join groups g on g.id = p.group_id and p.scope = any(
      select 'u:' || member from unnest(g.member_ids) member)
    left join settlements s on s.id = p.settlement_id and s.group_id = p.group_id
    where (s.amount, s.currency, s.date, s.status) is distinct from
      (p.amount, p.currency, p.date, p.status) and not (s.id is null and p.status = 'deleted')`,

  'a schedule pays the loan back, once': `select l.id from loans l
    join amortization a on a.loan_id = l.id
    group by l.scope, l.id having sum(a.principal + a.extra) <> l.principal
      or count(*) <> max(a.period) or min(a.period) <> 1
      or (array_agg(a.balance order by a.period desc))[1] <> 0`,
  'an instalment is paid once': `select loan_id from payments where type = 'regular'
    group by scope, loan_id, due_on having count(*) > 1`,

  'a payment and the expense it is are one': `select p.id from payments p
      join loans l on l.id = p.loan_id
      left join expenses e on e.id = p.expense_id and e.scope = p.scope
      where p.expense_id is not null and (e.loan_id, e.date, e.amount, e.currency,
        e.loan_principal) is distinct from (p.loan_id, p.date, p.amount, l.currency,
        nullif(p.principal_part, 0))
    union all select e.id from expenses e where e.loan_id is not null
      and not exists (select from payments p where p.expense_id = e.id and p.scope = e.scope)`,

  'an occurrence is entered once': `select template_id from (
      select scope, template_id, occurrence_on from expenses
      union all select scope, template_id, occurrence_on from incomes
    ) entry where template_id is not null and occurrence_on is not null
    group by scope, template_id, occurrence_on having count(*) > 1`,

  'what belongs to something belongs to its owner': Object.entries(parents)
    .map(
      ([child, [column, parent]]) => `select c.id from ${child} c
        join ${parent} p on p.id = c.${column} where p.scope <> c.scope`,
    )
    .join(' union all '),
  'a category is mine or everybody’s': `select e.id from (
      select id, scope, category_id from expenses
      union all select id, scope, category_id from incomes
    ) e where e.category_id is not null
      and not exists (select from categories c where c.id = e.category_id and c.scope = e.scope)
      and not exists (select from global_categories g where g.id = e.category_id)`,
  'nothing was changed before it was made': `select id from expenses where updated_at < created_at
    union all select id from incomes where updated_at < created_at
    union all select id from loans where updated_at < created_at
    union all select id from groups where updated_at < created_at`,

  'no revision is ahead of its scope': `select r.id from sync_row r
    left join sync_scope s using (scope) where s.rev is null or r.rev > s.rev`,
  'an answer that was kept says something': `select key from idem
    where not (result ? 'revs' or result ? 'code')`,
  'the audit log is as it was written': `select seq from audit_log
    where seq = audit_log_break()`,
  'every index is whole': `select indexrelid from pg_index where not indisvalid`,
  'no transaction was left half done': `select gid from pg_prepared_xacts`,
}

function goalsDrift(goals: string, rows: string): string {
  const signed = `case kind when 'contribution' then amount else -amount end`
  return `select g.id from ${goals} g
    left join (select goal_id, sum(${signed}) as saved, max(created_at)
        filter (where kind = 'contribution') as newest
      from ${rows} group by goal_id) c on c.goal_id = g.id
    where g.total_saved <> coalesce(c.saved, 0)`
}

function partOf(lines: string): string {
  return `(select coalesce(sum((line->>'amount')::bigint), 0)
    from jsonb_array_elements(${lines}) line where line->>'memberId' = s.member_id::text)`
}

/** What broke, by name, with how many rows; empty where all holds. */
export async function brokenInvariants(
  db: Pick<pg.ClientBase, 'query'>,
): Promise<Readonly<Record<string, number>>> {
  const broken: Record<string, number> = {}
  for (const [name, statement] of [...Object.entries(invariants), ...ofTables]) {
    const { rowCount } = await db.query(statement)
    if (rowCount) broken[name] = rowCount
  }
  return broken
}

/** For every table whose changes are told: each row is numbered, and nothing else is. */
const ofTables = allDocuments
  .filter(({ facts }) => !facts.isByPathOnly)
  .flatMap(({ name }): [string, string][] => [
    [
      `every row of ${name} is told of`,
      `select t.id from ${name} t left join sync_row r
        on r.scope = t.scope and r.tbl = '${name}' and r.id = t.id and not r.deleted
        where r.id is null`,
    ],
    [
      `nothing is told of ${name} that is not there`,
      `select r.id from sync_row r left join ${name} t on t.id = r.id and t.scope = r.scope
        where r.tbl = '${name}' and not r.deleted and t.id is null`,
    ],
  ])

export async function brokenIn(url: string): Promise<Readonly<Record<string, number>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await brokenInvariants(client)
  } finally {
    await client.end()
  }
}
