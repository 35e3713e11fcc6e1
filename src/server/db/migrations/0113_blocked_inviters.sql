-- Whose invitations somebody wants to hear of no more; it goes with either account.
create table blocked_inviters (
  user_id uuid not null references identity.users on delete cascade,
  inviter_id uuid not null references identity.users on delete cascade,
  blocked_at timestamptz(3) not null,
  primary key (user_id, inviter_id)
);
create index blocked_inviters_by_inviter on blocked_inviters (inviter_id);

-- Who was told of an invitation today is told of the next one in the app alone.
alter table invitations drop constraint invitations_not_sent_check,
  add constraint invitations_not_sent_check
    check (not_sent in ('unproven', 'not-set-up', 'told-before'));
