-- Links that take changes back, ended by who showed a factor they have had for a month.
alter table identity.undo_links
  drop constraint undo_links_ended_check,
  add constraint undo_links_ended_check check (ended in ('used', 'reset', 'owner'));

-- A code shows that its reader has the number or the mailbox it went to, and no other.
alter table identity.proof_codes add column way text check (way in ('sms', 'mail'));
