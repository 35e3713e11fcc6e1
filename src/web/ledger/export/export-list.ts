import type { RowOf } from '#contract/collections.ts'
import type { CategoryNames } from '#domain/ledger-filter.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { saveAs } from '#web/ui/save-as.ts'
import { say } from '#web/words/say.ts'
import { longWork } from '#web/writes/long-work.ts'
import type { Period } from '../model/address.ts'
import type { Entry } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import { rowWords } from '../model/row-words.ts'
import type { ShownList } from '../model/shown-list.ts'
import { feeAccounts } from './csv-rows.ts'
import { type ExportFormat, exportText } from './export-text.ts'

export interface Export {
  readonly replica: Pick<Replica, 'rows'>
  readonly list: ShownList
  readonly noun: Noun
  readonly names: CategoryNames
  readonly period: Period
  readonly format: ExportFormat
  readonly locale: string
  readonly accounts: readonly {
    readonly id: string
    readonly name: string
    readonly currency: string
  }[]
}

const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const

/** The screen is drawn between two turns of this many rows. */
const rowsAtOnce = 5000

function nameOf({ noun, period, format }: Export): string {
  const days =
    period.kind === 'month'
      ? period.month
      : period.kind === 'all'
        ? 'all'
        : [period.from, period.to].filter(Boolean).join('-to-')
  return `moneycomb-${noun.table}-${days}.${format}`
}

const nextFrame = () => new Promise((resolve) => setTimeout(resolve))

const withAccount = (rows: readonly Entry[], fees: ReadonlyMap<string, string>) =>
  rows.map((row) => ({ ...row, accountId: row.accountId ?? fees.get(row.id) ?? null }))

/** What is shown, as a file made on this device. */
export async function exportList(wanted: Export): Promise<void> {
  const { list, noun, names, format, locale } = wanted
  const accounts = new Map(wanted.accounts.map((account) => [account.id, account]))
  const transfers: readonly unknown[] = [...wanted.replica.rows('transfers').values()]
  const fees = feeAccounts(transfers as readonly RowOf<'transfers'>[])
  const months = format === 'csv' ? list.months.map((rows) => withAccount(rows, fees)) : list.months
  const parts: string[] = []
  let [done, drawn] = [0, 0]
  for (const { text, count } of exportText(months, noun, names, format, accounts)) {
    parts.push(text)
    done += count
    if (done - drawn < rowsAtOnce) continue
    drawn = done
    longWork.set({ words: say('Exporting'), done, of: list.rowCount })
    await nextFrame()
  }
  longWork.set(null)
  saveAs(new Blob(parts, { type: types[format] }), nameOf(wanted))
  const title = say('Exported {row}', { row: rowWords(noun, list, locale) })
  toast({ variant: 'success', title, description: nameOf(wanted) })
}
