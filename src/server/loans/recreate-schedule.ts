import { randomUUIDv7 } from 'node:crypto'
import { type DatedRow, type LoanPlan, planLoan } from '#domain/loans/loan-plan.ts'
import { loanTotals } from '#domain/loans/standing.ts'
import { removeRows } from '#server/documents/rows.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany, type Writer } from '../documents/write.ts'
import { scheduleDocuments } from './loan.ts'

const versions = documentsOf('loan_versions')
/** Older ones say little that somebody would compare with. */
const VERSIONS_KEPT = 24

interface Recreation {
  readonly loanId: string
  /** The plan until now; null when there was none. */
  readonly before: LoanPlan | null
  readonly rows: readonly DatedRow[]
  readonly why: 'terms' | 'extra' | 'removed'
}

/**
 * The new schedule instead of the old one, which is kept as a version. All of it is in the
 * transaction of the change, in chunks: whoever looks sees the one or the other, and whole.
 */
export async function recreateSchedule(
  tx: Transaction,
  writer: Writer,
  { loanId, before, rows, why }: Recreation,
): Promise<void> {
  if (before) await keepVersion(tx, writer, loanId, before, why)
  const whose = [writer.scope, loanId]
  await tx.client.query('delete from amortization where scope = $1 and loan_id = $2', whose)
  const fresh = rows.map((row) => ({ ...row, id: randomUUIDv7(), loanId }))
  await createMany(tx, scheduleDocuments, fresh, writer)
}

async function keepVersion(
  tx: Transaction,
  writer: Writer,
  loanId: string,
  terms: LoanPlan,
  why: Recreation['why'],
): Promise<void> {
  const verdict = planLoan(terms)
  if (!verdict.ok) return
  const id = randomUUIDv7()
  const totals = loanTotals(verdict.rows, verdict.payment)
  await createMany(tx, versions, [{ id, loanId, why, terms, totals }], writer)
  await tx.client.query(
    `insert into loan_version_rows (id, scope, loan_id, version_id, period, date, payment,
        principal, interest, extra, fees, balance, created_at)
      select id, scope, loan_id, $3, period, date, payment, principal, interest, extra, fees,
        balance, created_at from amortization where scope = $1 and loan_id = $2`,
    [writer.scope, loanId, id],
  )
  await dropOld(tx, writer, loanId)
}

async function dropOld(tx: Transaction, { scope }: Writer, loanId: string): Promise<void> {
  const { rows } = await removeRows<{ id: string }>(tx, {
    ...{ table: 'loan_versions', values: [scope, loanId], returning: 'id' },
    where: `t.scope = $1 and t.id in (select id from loan_versions where scope = $1 and loan_id = $2
      order by created_at desc, id desc offset ${VERSIONS_KEPT})`,
  })
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.client.query(
    'delete from loan_version_rows where scope = $1 and version_id = any($2::uuid[])',
    [scope, ids],
  )
}
