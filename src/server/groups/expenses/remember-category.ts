import { userScope } from '#contract/sync.ts'
import { type Context, commands, type RunCommand } from '#server/documents/commands.ts'

/** What somebody chose for a category of a group is theirs for the next expenses too. */
async function remember({ tx, caller }: Context, ids: readonly unknown[]): Promise<void> {
  await tx.client.query(
    `insert into group_category_choices (user_id, group_id, group_category_id, category_id)
      select distinct on (group_id, group_category_id) $1, group_id, group_category_id, category_id
        from group_shares where scope = $2 and id = any($3::uuid[])
          and group_category_id is not null and category_id is not null
        order by group_id, group_category_id, updated_at desc
      on conflict (user_id, group_id, group_category_id)
        do update set category_id = excluded.category_id`,
    [caller.uid, userScope(caller.uid), ids],
  )
}

const idsIn = (args: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(args.changes) ? args.changes.map(({ id }) => id) : [args.id]

/** The change of any collection, and then the memory of it. */
export const rememberCategory = (name: string): RunCommand => {
  const change = commands.get(name)
  if (!change) throw new Error(`There is no command ${name}.`)
  return async (context, args) => {
    await change(context, args)
    await remember(context, idsIn(args))
  }
}
