-- What was asked and is answered says how it went, and leads to the very payment.
update notifications n set
  body = case s.status
      when 'confirmed' then 'Confirmed. It counts in ' || g.name || '.'
      when 'disputed' then 'Disputed. It does not count in ' || g.name || '.'
      else n.body
    end,
  link = case
      when n.link like '%?tab=settle' then n.link || '&payment=' || s.id
      else n.link
    end
from settlements s join groups g on g.id = s.group_id
where n.kind = 'settlement-claimed' and n.data->>'settlementId' = s.id::text
  and n.data->>'status' = 'claimed';

update notifications n set body = 'Deleted. It does not count in ' || g.name || '.'
from groups g
where n.kind = 'settlement-claimed' and n.data->>'groupId' = g.id::text
  and n.data->>'status' = 'claimed'
  and not exists (select from settlements s where s.id::text = n.data->>'settlementId');

update notifications n set body = case i.status
    when 'accepted' then 'The invitation was accepted.'
    when 'rejected' then 'The invitation was declined.'
    when 'expired' then 'The invitation has expired.'
    else 'The invitation was withdrawn.'
  end
from invitations i
where n.kind = 'invitation' and n.data->>'invitationId' = i.id::text and i.status <> 'pending';

-- What a group was called when somebody left it stays with their part of its bills.
alter table group_shares
  add column group_name text check (char_length(group_name) between 1 and 80);
update group_shares s set group_name = g.name
from groups g
where g.id = s.group_id and not g.member_ids @> array[substr(s.scope, 3)::uuid];
