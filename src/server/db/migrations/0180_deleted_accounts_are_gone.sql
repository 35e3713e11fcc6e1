-- Whose account was deleted is gone: nobody takes their place, and what they are owed stays theirs.
-- The name is the server's; names that people were brought in under end with a number. Who still
-- owns a part of a joint account stays an owner of it as before.
update groups g set members = (
  select jsonb_agg(
    case when m.member->>'name' = 'Former member' and m.member->>'uid' is null
        and m.member->>'leftAt' is null and not exists (
          select from group_accounts a where a.scope = g.scope and a.owners
            @> jsonb_build_array(jsonb_build_object('memberId', m.member->>'memberId')))
      then m.member || jsonb_build_object('leftAt',
        to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) else m.member end
    order by m.place
  )
  from jsonb_array_elements(g.members) with ordinality m(member, place)
)
where g.members @> '[{"name": "Former member", "uid": null, "leftAt": null}]';
