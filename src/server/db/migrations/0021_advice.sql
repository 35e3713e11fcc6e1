-- What people made of advice, what they asked and were answered, and whom their figures may go to.

create table advice_choices (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  rule text not null check (char_length(rule) between 1 and 60),
  subject text not null check (char_length(subject) between 1 and 200),
  fingerprint text not null check (char_length(fingerprint) between 1 and 200),
  choice text not null check (choice in ('not-for-me', 'done')),
  title text not null check (char_length(title) between 1 and 200),
  yearly bigint not null check (yearly between 0 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  held jsonb check (jsonb_typeof(held) = 'object'),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index advice_choices_newest_first
  on advice_choices (scope, created_at desc nulls first, id desc);
call sync_track('advice_choices');

create table advice_answers (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  question text not null check (char_length(question) <= 500),
  answer text not null check (char_length(answer) between 1 and 4000),
  "by" text not null check ("by" in ('facts', 'model')),
  evidence jsonb not null
    check (jsonb_typeof(evidence) = 'array' and jsonb_array_length(evidence) <= 100),
  link text check (char_length(link) <= 300),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index advice_answers_newest_first
  on advice_answers (scope, created_at desc nulls first, id desc);
call sync_track('advice_answers');

alter table users add column ai_consent_to text check (char_length(ai_consent_to) <= 200);
