import type pg from 'pg'

type Asker = Pick<pg.Pool, 'query'>

interface Table {
  readonly name: string
  readonly columns: string
}

const tables = `select c.relname as name,
    string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped and a.attgenerated = ''
  group by c.relname having bool_or(a.attname in ('scope', 'user_id', 'group_id', 'invitation_id'))
  order by c.relname`

/** Everything that is somebody's, as it is now, to be brought back as often as needed. */
export async function keepRows(database: Asker): Promise<() => Promise<void>> {
  const { rows } = await database.query<Table>(tables)
  await database.query(
    ['create schema kept', ...rows.map(({ name }) => `create table kept.${name} as table ${name}`)]
      .map((statement) => `${statement};`)
      .join(''),
  )
  // Written past every trigger: revisions and sums come back as they were, too.
  const back = rows.map(
    ({ name, columns }) =>
      `delete from ${name}; insert into ${name} (${columns}) select ${columns} from kept.${name};`,
  )
  const restore = `begin; set local session_replication_role = replica; ${back.join('')} commit`
  return async () => {
    await database.query(restore)
  }
}
