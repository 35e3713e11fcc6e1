-- What an import told of rows that were there before, so that it is taken back with it.
alter table imports add column changed jsonb not null default '[]' check (
  jsonb_typeof(changed) = 'array' and jsonb_array_length(changed) <= 2000
);
