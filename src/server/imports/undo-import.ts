import { z } from 'zod'
import { documentsOf } from '../documents/collection.ts'
import { type Context, handOf, type RunCommand, readArgs } from '../documents/commands.ts'
import { departed } from '../documents/departures.ts'
import { countDependents, letGo, sourcesOf } from '../documents/pointers.ts'
import { checkId } from '../documents/validate.ts'
import { deleteMany, type Hand } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'

const imports = documentsOf('imports')
const args = z.strictObject({ id: z.unknown() })

/** Takes back everything an import brought, and the import itself. */
export const undoImport: RunCommand = async (context, given) => {
  const id = checkId(readArgs(args, given).id)
  const hand = await handOf(imports, context)
  await deleteBrought(context, hand, id)
  if (!(await deleteMany(context.tx, imports, [id], hand))) throw new Fault('not-found')
  await forgetNotice(context, hand, id)
}

/** What was said of it leads nowhere any more. */
async function forgetNotice({ tx }: Context, { scope }: Hand, id: string): Promise<void> {
  await tx.client.query(
    `delete from notifications
      where scope = $1 and kind = 'import-finished' and data->>'importId' = $2`,
    [scope, id],
  )
}

/** All are gone before anybody counts: what they were to each other is no reason to stay. */
async function deleteBrought({ tx }: Context, hand: Hand, id: string): Promise<void> {
  const gone = []
  for (const { documents } of sourcesOf(imports)) {
    const { rows } = await tx.client.query<{ id: string }>(
      `delete from ${documents.table} where import_id = $1 and scope = $2 returning id`,
      [id, hand.scope],
    )
    if (rows.length > 0) gone.push({ documents, ids: rows.map((row) => row.id) })
  }
  const dependents: Record<string, string> = {}
  for (const { documents, ids } of gone) {
    await departed(tx, documents, ids, hand)
    await letGo(tx, documents, hand.scope, ids, hand.now)
    Object.assign(dependents, await countDependents(tx, documents, hand.scope, ids))
  }
  if (Object.keys(dependents).length > 0) throw new Fault('in-use', dependents)
}
