-- What was in a goal when it was made is known by a column, no longer by the words of its note.
alter table contributions add column is_opening boolean not null default false;
update contributions set is_opening = true
where kind = 'contribution' and note = 'Saved before';
