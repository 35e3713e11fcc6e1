import type { Row } from '#contract/sync.ts'
import { deriveTransfer, feeIdOf } from '#domain/accounts/derive-transfer.ts'
import type { TransferSums } from '#domain/accounts/transfer.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Check, Completion, Departure } from '../documents/completions.ts'
import { readRows, type Written } from '../documents/references.ts'
import { createMany, deleteMany, updateMany, type Writer } from '../documents/write.ts'

const [accounts, expenses] = [documentsOf('accounts'), documentsOf('expenses')]

type Transfer = Row & TransferSums & { readonly fee: { readonly categoryId: string | null } | null }

const feeSideOf = ({ from, to, fee }: Transfer) => fee && (fee.side === 'from' ? from : to)

/**
 * The fee of a transfer is an expense, so that all who count expenses count it. It moves no account
 * by itself: the side it belongs to has it already.
 */
export const completeTransfers: Completion = {
  fields: ['date', 'feeId'],
  async complete(tx, written, writer) {
    const rows = written.map(({ before, after }) => deriveTransfer(before, after))
    const some = written.filter(({ after }) => feeSideOf(after as Transfer))
    if (some.length > 0) await enterFees(tx, some, writer)
    return rows
  },
}

async function enterFees(
  tx: Transaction,
  written: readonly Written[],
  writer: Writer,
): Promise<void> {
  const ids = written.map(({ after }) => feeSideOf(after as Transfer)?.accountId ?? '')
  const found = await readRows(tx, accounts, writer.scope, ids)
  const currencies = new Map(found.map(({ id, currency }) => [id, currency]))
  const fees = written.flatMap(({ before, after }) => {
    const transfer = after as Transfer
    const side = feeSideOf(transfer)
    const currency = currencies.get(side?.accountId ?? '')
    // Without one it points at no account of theirs, and is refused for that.
    if (!transfer.fee || !side || !currency) return []
    const { amount, categoryId } = transfer.fee
    const moved = { id: feeIdOf(after.id), amount, currency, date: side.date }
    const isOther = (before as Transfer | null)?.fee?.categoryId !== categoryId
    return [{ isNew: !before?.feeId, isOther, row: { ...moved, categoryId } }]
  })
  const said = { ...expenses.facts.entity.defaults, paymentMethod: 'bank' }
  const fresh = fees.filter(({ isNew }) => isNew)
  const docs = fresh.map(({ row }) => ({ ...said, description: 'Transfer fee', ...row }))
  await createMany(tx, expenses, docs, writer)
  for (const { isNew, isOther, row } of fees) {
    const fields = new Set(['amount', 'currency', 'date', ...(isOther ? ['categoryId'] : [])])
    if (!isNew) await updateMany(tx, expenses, [row], fields, writer)
  }
}

/** A fee that is none any more is not spent. */
export const dropFees: Check = async (tx, written, writer) => {
  const gone = written.filter(({ before, after }) => before?.feeId && !after.feeId)
  const ids = gone.map(({ after }) => feeIdOf(after.id))
  if (ids.length > 0) await deleteMany(tx, expenses, ids, writer)
}

/** It goes with its transfer. */
export const takeFeesAlong: Departure = async (tx, ids, writer) => {
  await deleteMany(tx, expenses, ids.map(feeIdOf), writer)
}
