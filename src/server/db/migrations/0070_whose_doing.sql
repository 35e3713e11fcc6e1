-- Whose doing it is that somebody is told something, where it is another's.
alter table notice_keys add column by_user uuid;
create index notice_keys_by_whose on notice_keys (by_user, user_id, created_at)
  where by_user is not null;
alter table notice_deliveries add column by_user uuid;
