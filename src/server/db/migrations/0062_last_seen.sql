-- When somebody was here last, whether or not they are still signed in: the figures of the staff
-- count people by what they did. Kept past the account, which leaves its empty profile.
create table last_seen (
  user_id uuid primary key references users on delete cascade,
  at timestamptz(3) not null
);
create index last_seen_by_time on last_seen (at);
insert into last_seen (user_id, at)
  select u.id, greatest(u.last_login, max(s.updated_at))
  from users u left join identity.sessions s on s.user_id = u.id
  group by u.id, u.last_login
  having greatest(u.last_login, max(s.updated_at)) is not null;
