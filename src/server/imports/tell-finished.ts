import { routes } from '#contract/routes.ts'
import { type Added, addedWords, toldBy } from '#domain/import/added-words.ts'
import type { Context } from '../documents/commands.ts'
import type { Writer } from '../documents/write.ts'
import { notify } from '../notifications/notify.ts'

/** All of its rows are here now: its owner may have closed the page long ago, so they are told. */
export async function tellFinished(context: Context, writer: Writer, id: string): Promise<void> {
  const { tx, caller, now } = context
  const { rows } = await tx.client.query<Brought>(
    `select file_name as "fileName", changed,
      (select count(*)::int from expenses
        where scope = $2 and import_id = $1 and refund_of is null) as expenses,
      (select count(*)::int from expenses
        where scope = $2 and import_id = $1 and refund_of is not null) as refunds,
      (select count(*)::int from incomes where scope = $2 and import_id = $1) as incomes,
      (select count(*)::int from transfers where scope = $2
        and $1::uuid::text in (from_side->>'importId', to_side->>'importId')) as transfers
    from imports where id = $1 and scope = $2`,
    [id, writer.scope],
  )
  const [brought] = rows
  if (!brought) return
  const { path } = brought.expenses + brought.refunds > 0 ? routes.expenses : routes.income
  const about = {
    uid: caller.uid,
    kind: 'import-finished',
    subject: id,
    period: 'once',
    link: `${path}?month=all&imported=${id}`,
    data: { importId: id },
  } as const
  await notify(context, tx, { ...about, ...wordsOf(brought) }, now)
}

interface Brought extends Added {
  readonly fileName: string
  readonly changed: Parameters<typeof toldBy>[0]
}

function wordsOf({ fileName, changed, ...brought }: Brought) {
  const added = { ...brought, ...toldBy(changed) }
  const isAny = Object.values(added).some((count) => count > 0)
  const body = isAny ? `${addedWords(added, null)} added.` : 'It brought nothing new.'
  return { title: `Imported ${fileName.slice(0, NAME_CHARACTERS).toWellFormed()}`, body }
}

const NAME_CHARACTERS = 120
