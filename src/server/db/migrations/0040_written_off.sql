-- A debt that whoever is owed let go is no payment by any method money moves by.
alter table settlements drop constraint settlements_method_check;
alter table settlements add constraint settlements_method_check
  check (method in ('cash', 'bank', 'card', 'mobile', 'other', 'written-off'));

update settlements s set method = 'written-off' from activity a
  where a.scope = s.scope and a.kind = 'debt-written-off' and a.subject_id = s.id;
