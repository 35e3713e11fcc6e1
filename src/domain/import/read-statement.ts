/** Reads the file of a bank, whatever its format, or says why it cannot be taken. */

import { type CsvOptions, type CsvReading, type CsvUnread, readCsv } from './csv/read-csv.ts'
import { decodeText } from './decode-text.ts'
import { readCamt } from './formats/read-camt.ts'
import { readMt940 } from './formats/read-mt940.ts'
import { readOfx } from './formats/read-ofx.ts'
import { type QifOptions, readQif } from './formats/read-qif.ts'
import { sniffFormat } from './sniff-format.ts'
import type { Refused, Statement } from './statement.ts'

export type StatementOptions = CsvOptions & QifOptions

export type StatementReading =
  | { readonly ok: true; readonly value: Statement & { readonly csv?: CsvReading } }
  | Refused
  | CsvUnread

const readers = {
  csv: readCsv,
  ofx: readOfx,
  qif: readQif,
  camt: readCamt,
  mt940: readMt940,
} as const

export function readStatement(bytes: Uint8Array, options: StatementOptions): StatementReading {
  const text = decodeText(bytes, options.limits.importFileBytes)
  if (!text.ok) return text
  const format = sniffFormat(text.value)
  return format.ok ? readers[format.value](text.value, options) : format
}
