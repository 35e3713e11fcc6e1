-- Who was removed did not leave: the last that the record says of somebody gone.
update groups g set members = (
  select jsonb_agg(
    case when m.member->>'leftAt' is not null and last.kind = 'member-removed'
      then m.member || '{"isRemoved": true}' else m.member end
    order by m.place
  )
  from jsonb_array_elements(g.members) with ordinality m(member, place)
  left join lateral (
    select a.kind from activity a
    where a.scope = g.scope and a.kind in ('member-removed', 'member-left')
      and a.subject_id::text = m.member->>'memberId'
    order by a.created_at desc, a.id desc limit 1
  ) last on true
)
where exists (
  select from activity a where a.scope = g.scope and a.kind = 'member-removed'
);

-- Who was told that they settle together with somebody, and by now settles alone.
update notifications n set body = 'It ended: you settle alone in ' || g.name || '.'
from groups g
where n.kind = 'invitation' and n.data->>'groupId' = g.id::text
  and n.title like '% together with you' and not n.data ? 'askedBy'
  and not exists (
    select from jsonb_array_elements(g.members) m
    where 'u:' || (m->>'uid') = n.scope and m->>'householdId' is not null
      and m->>'leftAt' is null
  );
