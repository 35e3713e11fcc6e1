-- Entries are found by their account and while they are announced, transfers as what they are.

-- What moved, in the currency of the account it left, or else came to.
create view transfers_moved as
  select t.id, t.scope, t.date, (side->>'amount')::bigint as amount, a.currency,
    null::jsonb as rate
  from transfers t, lateral coalesce(t.from_side, t.to_side) side
  join accounts a on a.id = (side->>'accountId')::uuid;

-- Signs for programs, as before, and: =a account, =o account of a transfer.
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
  from transfers t join transfers_moved m on m.id = t.id;

insert into search_marks (scope, tbl, id)
  select scope, 'expenses', id from expenses where account_id is not null or is_pending
  union all
  select scope, 'incomes', id from incomes where account_id is not null or is_pending
  union all select scope, 'transfers', id from transfers;
