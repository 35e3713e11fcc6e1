-- A row that belongs to a scope is named by both: so one machine can hold all of a scope and check
-- its keys alone. That an id is given only once is checked besides, wherever one database sees all.
do $$
declare
  keyed record;
begin
  for keyed in select c.oid::regclass as tbl, c.relname as name, k.conname as key
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute scope on scope.attrelid = c.oid and scope.attname = 'scope'
      join pg_attribute id on id.attrelid = c.oid and id.attname = 'id'
    where k.contype = 'p' and k.conkey = array[id.attnum] order by c.relname
  loop
    -- With what refers to it: that is put back below.
    execute format('alter table %s drop constraint %I cascade', keyed.tbl, keyed.key);
    execute format('alter table %s add primary key (scope, id)', keyed.tbl);
    execute format('alter table %s add constraint %I unique (id)', keyed.tbl,
      keyed.name || '_id_key');
  end loop;
end $$;

alter table global_categories add foreign key (parent_id) references global_categories (id);
alter table avatars add foreign key (user_id) references users (id) on delete cascade;
alter table last_seen add foreign key (user_id) references users (id) on delete cascade;
alter table plus_requests add foreign key (user_id) references users (id) on delete cascade;
alter table notice_deliveries add foreign key (notification_id)
  references notifications (id) on delete cascade;
alter table invitation_secrets add foreign key (invitation_id)
  references invitations (id) on delete cascade;
alter table received_invitations add foreign key (id)
  references invitations (id) on delete cascade;
alter table barred_members add foreign key (group_id) references groups (id) on delete cascade;

alter table amortization drop constraint amortization_loan_id_period_key,
  add unique (scope, loan_id, period);
alter table group_shares drop constraint group_shares_expense_id_member_id_key,
  add unique (scope, expense_id, member_id);
create index group_shares_by_expense on group_shares (expense_id);
alter table deleted_shares drop constraint deleted_shares_pkey, add primary key (scope, share_id);
drop index deleted_shares_by_scope;
alter table loans_to_recount drop constraint loans_to_recount_pkey,
  add primary key (scope, loan_id);
alter table search_entries drop constraint search_entries_pkey, add primary key (scope, tbl, id);

create or replace function search_read(who text, which text, ids uuid[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with was as materialized (
    select e.words from search_entries e
    where e.scope = who and e.tbl = which and e.id = any(ids)
  ), now as materialized (
    select * from search_sources s where s.scope = who and s.tbl = which and s.id = any(ids)
  ), gone as (
    delete from search_entries e where e.scope = who and e.tbl = which and e.id = any(ids)
      and not exists (select from now where now.id = e.id)
  ), kept as (
    insert into search_entries as e (tbl, id, scope, date, amount, currency, words)
      select * from now
      on conflict (scope, tbl, id) do update set date = excluded.date,
        amount = excluded.amount, currency = excluded.currency, words = excluded.words
      where (e.date, e.amount, e.currency, e.words) is distinct from
        (excluded.date, excluded.amount, excluded.currency, excluded.words)
  )
  insert into search_words as w (scope, word, letters, uses)
    select who, word, search_letters(word), sum(n) from (
      select search_misspellable(words) as word, 1 as n from now
      union all select search_misspellable(words), -1 from was
    ) changed group by word having sum(n) <> 0 order by word
    on conflict (scope, word) do update set uses = w.uses + excluded.uses;
  delete from search_words where scope = who and uses <= 0;
end $$;

create or replace view transfers_moved as
  select t.id, t.scope, t.date, (side->>'amount')::bigint as amount, a.currency,
    null::jsonb as rate
  from transfers t cross join lateral coalesce(t.from_side, t.to_side) side
  join accounts a on a.id = (side->>'accountId')::uuid and a.scope = t.scope;

create or replace view search_sources as
  select 'expenses' as tbl, id, scope, date, amount, currency, search_lexemes(
    concat_ws(' ', description, merchant, notes, array_to_string(tags, ' '),
      (select string_agg(line->>'note', ' ') from jsonb_array_elements(lines) line)),
    array['=s' || scope, '=c' || category_id, '=b' || payment_method, '=a' || account_id,
      case when is_pending then '=ipending' end,
      case when template_id is not null then '=irecurring' end,
      case when refund_of is not null then '=irefund' end,
      case when expected_back->>'settledBy' is not null then '=isettled'
        when expected_back is not null then '=iunsettled' end]
      || array(select '=c' || (line->>'categoryId') from jsonb_array_elements(lines) line)
      || array(select '=w' || word from unnest(search_words_in(expected_back->>'from')) word)
      || search_tags(tags)
  ) as words
  from expenses
  union all
  select 'incomes', id, scope, date, amount, currency, search_lexemes(
    concat_ws(' ', description, source, notes, array_to_string(tags, ' ')),
    array['=s' || scope, '=c' || category_id, '=a' || account_id,
      case when is_pending then '=ipending' end,
      case when template_id is not null then '=irecurring' end,
      case when settles is not null then '=isettled' end]
      || search_tags(tags)
  )
  from incomes
  union all
  select 'group_expenses', id, scope, date, amount, currency, search_lexemes(
    concat_ws(' ', description, notes),
    array['=s' || scope, '=c' || category_id, '=ishared',
      case when template_id is not null then '=irecurring' end]
      || array(select '=m' || (part->>'memberId') from jsonb_array_elements(payers || shares) part)
  )
  from group_expenses
  union all
  -- Their owner may have left the group: then this is all they still see of it.
  select 'group_shares', id, scope, date, share, currency, search_lexemes(
    description, array['=s' || scope, '=c' || category_id, '=ishared', '=g' || group_id]
  )
  from group_shares where share > 0
  union all
  -- What its accounts are called is not written down: they may be called otherwise tomorrow.
  select 'transfers', t.id, t.scope, t.date, m.amount, m.currency, search_lexemes(
    concat_ws(' ', case when t.reason <> 'own' then t.reason end, t.from_side->>'text',
      t.to_side->>'text', t.note, array_to_string(t.tags, ' ')),
    array['=s' || t.scope, '=a' || (t.from_side->>'accountId'), '=a' || (t.to_side->>'accountId'),
      '=o' || (t.from_side->>'accountId'), '=o' || (t.to_side->>'accountId'),
      case when t.reason = 'outside' then '=ioutside' end,
      case when (t.from_side->>'isPending')::boolean or (t.to_side->>'isPending')::boolean
        then '=ipending' end]
      || search_tags(t.tags)
  )
  from transfers t join transfers_moved m on m.id = t.id and m.scope = t.scope;
