import type { StatementRow } from '#domain/import/statement.ts'
import type { ImportRow } from '#web/ledger/import/judge-files.ts'

const plainRow: StatementRow = {
  date: '2026-03-02',
  amount: -1250,
  currency: 'EUR',
  description: 'Something',
  merchant: null,
  notes: null,
  bankId: 'b',
  payment: 'bank',
  isPending: false,
  isTrade: false,
  roundedFrom: null,
  line: 1,
}

/** A row of a file as tests need it. */
export const importRow = (
  key: string,
  more: Partial<ImportRow> = {},
  row: Partial<StatementRow> = {},
): ImportRow => ({
  key,
  fileId: 'file',
  account: null,
  accountId: null,
  verdict: { kind: 'new', words: 'New.', resembles: null, moneyBack: null, paidBack: null },
  ...more,
  row: { ...plainRow, ...row },
})
