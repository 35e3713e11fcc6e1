-- Whoever signed up by email was signed in and yet had never logged in.
update users u set last_login = s.at
  from (select user_id, max(created_at) as at from identity.sessions group by user_id) s
  where s.user_id = u.id and u.last_login is null;

-- A password that was handed out has to be changed at its first use, and by then; null: one's own.
alter table staff add column password_expires_at timestamptz(3);
