import { z } from 'zod'
import { routes } from '#contract/routes.ts'
import { documentsOf } from '../documents/collection.ts'
import { handOf, type RunCommand, readArgs } from '../documents/commands.ts'
import { checkId } from '../documents/validate.ts'
import { Fault } from '../http/fault.ts'
import { notify } from '../notifications/notify.ts'

const imports = documentsOf('imports')
const args = z.strictObject({ id: z.unknown() })

/** All of its rows are here now: its owner may have closed the page long ago, so they are told. */
export const finishImport: RunCommand = async (context, given) => {
  const { tx, caller, now } = context
  const id = checkId(readArgs(args, given).id)
  const { scope } = await handOf(imports, context)
  const { rows } = await tx.client.query<Brought>(
    `select file_name as "fileName",
      (select count(*) from expenses where scope = $2 and import_id = $1) as expenses,
      (select count(*) from incomes where scope = $2 and import_id = $1) as incomes
    from ${imports.table} where id = $1 and scope = $2`,
    [id, scope],
  )
  const [brought] = rows
  if (!brought) throw new Fault('not-found')
  const { path } = brought.expenses > 0 ? routes.expenses : routes.income
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

interface Brought {
  readonly fileName: string
  readonly expenses: number
  readonly incomes: number
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

function wordsOf({ fileName, expenses, incomes }: Brought) {
  const added = [
    ...counted(expenses, 'expense', 'expenses'),
    ...counted(incomes, 'income', 'incomes'),
  ].join(' and ')
  const body = added ? `${added} added.` : 'It brought nothing new.'
  return { title: `Imported ${fileName.slice(0, NAME_CHARACTERS).toWellFormed()}`, body }
}

const NAME_CHARACTERS = 120
