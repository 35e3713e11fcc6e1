import type { StatementFormat } from '#domain/import/statement.ts'

export const formatWords: Readonly<Record<StatementFormat, string>> = {
  csv: 'CSV',
  ofx: 'OFX',
  qif: 'QIF',
  camt: 'CAMT',
  mt940: 'MT940',
}
