-- Since when an address or number leads to an account, and since when somebody has shown that they
-- read mail at the address. Null where that is as old as the account itself.
alter table identity.users
  add column email_since timestamptz(3),
  add column email_proven_at timestamptz(3),
  add column phone_since timestamptz(3);

alter table identity.undo_links
  -- In which order things were changed: two may happen within a millisecond.
  add column seq bigint generated always as identity,
  -- Since when that which is put back had led to the account.
  add column before_since timestamptz(3);

-- What is known of changes before this: those of the last week.
update identity.users u set phone_since = l.made_at
  from (select user_id, max(expires_at) - interval '7 days' as made_at
    from identity.undo_links where about = 'phone' group by user_id) l
  where l.user_id = u.id and u.phone_number is not null;
update identity.users u set email_since = l.made_at, email_proven_at = l.made_at
  from (select user_id, max(expires_at) - interval '7 days' as made_at
    from identity.undo_links where about = 'email' group by user_id) l
  where l.user_id = u.id;

-- A browser that was signed out by a reset is news again, though the account has been used before.
alter table identity.known_devices add column is_known boolean not null default true;
