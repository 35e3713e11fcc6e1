import type { Transaction } from '../db/database.ts'
import { readRows } from '../documents/references.ts'
import type { Writer } from '../documents/write.ts'
import { type Loan, type LoanBook, loanDocuments, readBook } from './loan.ts'

/** One loan in a command's hands. */
export interface OpenLoan {
  readonly tx: Transaction
  readonly writer: Writer
  readonly book: LoanBook
}

/** Null where there is no such loan. Its scope is locked already. */
export async function findLoan(
  tx: Transaction,
  writer: Writer,
  id: string,
): Promise<OpenLoan | null> {
  const [loan] = await readRows(tx, loanDocuments, writer.scope, [id])
  return loan ? { tx, writer, book: await readBook(tx, writer, loan as Loan) } : null
}

/** The same one as it is now. */
export async function readAgain({ tx, writer, book }: OpenLoan): Promise<OpenLoan> {
  return { tx, writer, book: await readBook(tx, writer, book.loan) }
}
