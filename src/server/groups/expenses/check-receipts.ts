import type { Complaint } from '#server/documents/validate.ts'
import { invalid } from '#server/documents/validate.ts'
import type { OpenGroup } from '../open-group.ts'

interface Shown {
  readonly receiptId: string | null
  readonly path: string
}

type Open = Pick<OpenGroup, 'context' | 'group'>

async function readShared({ context, group }: Open, ids: readonly string[]) {
  const { rows } = await context.tx.client.query<{ id: string }>(
    'select id from receipts where id = any($1::uuid[]) and group_id = $2',
    [ids, group.id],
  )
  return new Set(rows.map(({ id }) => id))
}

/** A bill shows a receipt that its owner has shared with this group, and no other. */
export async function checkReceipts(open: Open, shown: readonly Shown[]): Promise<void> {
  const ids = shown.flatMap(({ receiptId }) => receiptId ?? [])
  if (ids.length === 0) return
  const shared = await readShared(open, ids)
  const wrong = shown.flatMap(({ receiptId, path }): Complaint[] =>
    receiptId && !shared.has(receiptId) ? [[`${path}receiptId`, 'Choose one that exists.']] : [],
  )
  if (wrong.length > 0) throw invalid(wrong)
}

export const isShared = async (open: Open, receiptId: string | null): Promise<boolean> =>
  receiptId !== null && (await readShared(open, [receiptId])).has(receiptId)
