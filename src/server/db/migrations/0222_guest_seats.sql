-- Who takes part in one group by its link, without an account: a profile that reaches nothing else.
alter table users add column guest_of uuid;
create index users_by_group_of_guest on users (guest_of) where guest_of is not null;
alter table invitations
  add column guests text check (guests in ('read', 'add', 'full')),
  add constraint invitations_guests_by_link check (guests is null or channel = 'link');

-- What a device that took a seat is known by, and the code that moves it to another; both hashed.
create table guest_seats (
  user_id uuid primary key references identity.users on delete cascade,
  invitation_id uuid not null,
  key_hash text not null unique,
  taken_at timestamptz(3) not null,
  code_hash text unique,
  code_until timestamptz(3)
);
create index guest_seats_by_invitation on guest_seats (invitation_id);
