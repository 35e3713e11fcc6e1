import { z } from 'zod'
import type { Reference } from '#contract/references.ts'
import { globalScope, type Row } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import { type Context, handOf, type RunCommand, readArgs } from '../documents/commands.ts'
import { movePointers, sourcesOf } from '../documents/pointers.ts'
import { readRows } from '../documents/references.ts'
import { checkId, invalid } from '../documents/validate.ts'
import { deleteMany, type Hand, updateMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'

const categories = documentsOf('categories')
const args = z.strictObject({ id: z.unknown(), into: z.unknown() })

/** Everything in one category moves into another, and the empty one goes. */
export const mergeCategories: RunCommand = async (context, given) => {
  const read = readArgs(args, given)
  const id = checkId(read.id)
  const into = checkId(read.into, 'into')
  const hand = await handOf(categories, context)
  const [from] = await readRows(context.tx, categories, hand.scope, [id])
  if (!from) throw new Fault('not-found')
  const target = await readTarget(context, hand, into)
  if (!target) throw invalid([['into', 'Choose one that exists.']])
  if (id === into) throw invalid([['into', 'Choose another one.']])
  if (target.type !== from.type) throw invalid([['into', 'Choose one of the same kind.']])
  await moveChildren(context, hand, from, target)
  for (const source of sourcesOf(categories)) {
    for (const reference of source.references) {
      if (isParent(reference)) continue
      const move = { scope: hand.scope, from: [id], into, now: hand.now }
      await movePointers(context.tx, source.documents, reference, move)
    }
  }
  await context.tx.client.query(
    `update group_category_choices set category_id = $3 where user_id = $1 and category_id = $2`,
    [hand.uid, id, into],
  )
  await deleteMany(context.tx, categories, [id], hand)
}

const isParent = ({ at }: Reference) => at === 'parentId'

async function readTarget({ tx }: Context, { scope }: Hand, into: string): Promise<Row | null> {
  const [own] = await readRows(tx, categories, scope, [into])
  if (own) return own
  const [global] = await readRows(tx, documentsOf('global_categories'), globalScope, [into])
  return global ?? null
}

/** There are two levels: below a category that is below another, they go beside it. */
async function moveChildren({ tx }: Context, hand: Hand, from: Row, target: Row): Promise<void> {
  const isOwnChild = target.parentId === from.id
  if (isOwnChild) {
    const lifted = { ...target, parentId: null }
    await updateMany(tx, categories, [lifted], new Set(['parentId']), hand)
  }
  const above = isOwnChild ? target.id : (target.parentId ?? target.id)
  await tx.client.query(
    `update categories set parent_id = $2, updated_at = $3 where parent_id = $1`,
    [from.id, above, hand.now],
  )
}
