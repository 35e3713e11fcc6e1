-- What came from another program besides rows that name their import, and goes with it.
alter table imports drop constraint imports_format_check,
  add constraint imports_format_check
    check (format in ('csv', 'ofx', 'qif', 'camt', 'mt940', 'move'));
alter table imports add column made jsonb not null default '[]' check (
  jsonb_typeof(made) = 'array' and jsonb_array_length(made) <= 5000
);
