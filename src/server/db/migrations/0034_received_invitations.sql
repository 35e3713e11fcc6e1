-- Invitations that wait for somebody, in their own book: they are no part of the group yet.

-- One invitation lies in at most one book: of whoever first showed that the address is theirs.
create table received_invitations (
  id uuid primary key references invitations on delete cascade,
  scope text not null check (scope like 'u:%'),
  group_id uuid not null,
  group_name text not null check (char_length(group_name) between 1 and 80),
  invited_by text not null check (char_length(invited_by) <= 100),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index received_invitations_newest_first
  on received_invitations (scope, created_at desc nulls first, id desc);
create index received_invitations_by_group on received_invitations (group_id);
call sync_track('received_invitations');

-- Who was removed comes back only when an owner or admin invites them, and by no link.
create table barred_members (
  group_id uuid not null references groups on delete cascade,
  user_id uuid not null,
  barred_at timestamptz(3) not null,
  primary key (group_id, user_id)
);
create index barred_members_by_user on barred_members (user_id);

insert into barred_members (group_id, user_id, barred_at)
select g.id, (m->>'uid')::uuid, max(a.created_at)
from groups g
  cross join lateral jsonb_array_elements(g.members) m
  join activity a on a.scope = g.scope and a.kind = 'member-removed'
    and a.subject_id = (m->>'memberId')::uuid
where m->>'uid' is not null and m->>'leftAt' is not null
  and not g.member_ids @> array[(m->>'uid')::uuid]
group by g.id, m->>'uid';

-- A link gives nobody a say, and nobody invites into a group they have left.
update invitations set role = 'member'
where channel = 'link' and role <> 'member' and status = 'pending';

update invitations i set status = 'revoked' from groups g
where g.id = i.group_id and i.status = 'pending' and not g.member_ids @> array[i.created_by];

-- What was sent to people who are here already, wherever they have read of it.
insert into received_invitations
  (id, scope, group_id, group_name, invited_by, expires_at, created_at)
select i.id, 'u:' || u.id, g.id, g.name,
  coalesce((select m->>'name' from jsonb_array_elements(g.members) m
    where m->>'uid' = i.created_by::text and m->>'leftAt' is null limit 1), ''),
  i.expires_at, i.created_at
from invitations i
  join invitation_secrets s on s.invitation_id = i.id
  join groups g on g.id = i.group_id
  join users u on u.status = 'active'
    and ((i.channel = 'email' and u.email_verified and lower(u.email) = s.address)
      or (i.channel = 'phone' and u.phone = s.address))
where i.status = 'pending' and not g.member_ids @> array[u.id]
on conflict (id) do nothing;
