-- Spreads the tables of a migrated database over the workers of a Citus cluster, by scope: run it
-- once at the coordinator, when the workers are known to it (docs/scale.md).

-- Keys that reach across scopes are those of one machine: what they guard, the statements keep.
do $$
declare
  across record;
begin
  for across in select k.conrelid::regclass as tbl, k.conname as name from pg_constraint k
    where k.contype = 'f' and exists (select from pg_attribute a
        where a.attrelid = k.confrelid and a.attname = 'scope')
      and k.confrelid <> 'global_categories'::regclass
  loop
    execute format('alter table %s drop constraint %I', across.tbl, across.name);
  end loop;
  for across in select k.conrelid::regclass as tbl, k.conname as name from pg_constraint k
    where k.contype = 'u' and pg_get_constraintdef(k.oid) = 'UNIQUE (id)'
      and k.conrelid <> 'global_categories'::regclass and exists (select from pg_attribute a
        where a.attrelid = k.conrelid and a.attname = 'scope')
  loop
    execute format('alter table %s drop constraint %I', across.tbl, across.name);
    execute format('create index on %s (id)', across.tbl);
  end loop;
end $$;

select create_reference_table('global_categories');
select create_reference_table('rates');
select create_distributed_table('sync_scope', 'scope');
select create_distributed_table(c.oid::regclass, 'scope', colocate_with => 'sync_scope')
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'scope'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname not in ('global_categories', 'sync_scope') order by c.relname;

-- A plan for any book names no shard.
alter function search_read(text, text, uuid[]) set plan_cache_mode = force_custom_plan;
alter function foreign_parts(text, text[], date, date) set plan_cache_mode = force_custom_plan;
