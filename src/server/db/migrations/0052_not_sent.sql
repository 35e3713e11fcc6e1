-- Why an invitation went out to nobody: it waits in the app, and its link can be handed on.
alter table invitations
  add column not_sent text check (not_sent in ('unproven', 'not-set-up'));
