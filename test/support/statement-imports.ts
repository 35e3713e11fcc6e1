import { randomUUID } from 'node:crypto'
import type { RowOf } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { Replica } from '#web/data/replica/types.ts'
import {
  type Answers,
  daysAround,
  decide,
  findTransfers,
} from '#web/ledger/import/accounts/find-transfers.ts'
import {
  accountDoc,
  expectedTarget,
  newAccount,
  partsOf,
} from '#web/ledger/import/accounts/target.ts'
import type { KnownAccount } from '#web/ledger/import/accounts/use-targets.ts'
import { bookedRows } from '#web/ledger/import/booked-rows.ts'
import { isTicked, noChoices } from '#web/ledger/import/choices.ts'
import { importCommands } from '#web/ledger/import/import-work.ts'
import { judgeFiles } from '#web/ledger/import/judge-files.ts'
import { planImports } from '#web/ledger/import/plan-import.ts'
import { readFile } from '#web/ledger/import/read-file.ts'
import { pairingBook, rejectedIn } from '#web/ledger/transfers/pairing-book.ts'
import type { AccountKeeper } from './accounts-fixture.ts'
import type { Book } from './foreseen.ts'
import type { StatementFile } from './ofx-file.ts'

/** A book as the pages of a device read it; each table is one month to them. */
export const deviceOf = (book: Book) => {
  const rows = (table: string): ReadonlyMap<string, Row> => book.get(table) ?? new Map()
  const months = (table: string) => [
    ...new Set([...rows(table).values()].map(({ date }) => String(date ?? '').slice(0, 7))),
  ]
  const monthRows = (table: string, month: string) =>
    [...rows(table).values()].filter(({ date }) => String(date ?? '').slice(0, 7) === month)
  return { rows, months, monthRows } as Pick<Replica, 'rows' | 'months' | 'monthRows'> as Replica
}

const settings = { currency: 'EUR', locale: 'en-GB', today: '2026-12-31', kept: {} }

interface Said {
  readonly isOutside?: (text: string) => boolean
  /** Yes or no for every pair that is found. */
  readonly answer?: boolean
}

/** Imports files as the dialog does; those of unknown accounts make new ones. */
export async function importFiles(
  keeper: Pick<AccountKeeper, 'book' | 'must'>,
  files: readonly StatementFile[],
  said: Said = {},
) {
  const replica = deviceOf(await keeper.book())
  const accounts: readonly unknown[] = [...replica.rows('accounts').values()]
  const known = accounts as readonly RowOf<'accounts'>[]
  const read = files.map(({ name, text }) => {
    const { reading, statement } = readFile(new TextEncoder().encode(text), settings)
    if (!statement) throw new Error(`${name} could not be read: ${JSON.stringify(reading)}`)
    return { id: name, file: { name }, reading, statement }
  })
  const parts = partsOf(read)
  const found = parts.map((part) => {
    const target = expectedTarget(part, { accounts: known, mappings: [], imports: [], into: null })
    if (target.to === 'known') return { part, id: target.accountId, doc: null }
    const id = randomUUID()
    return { part, id, doc: accountDoc(newAccount(id, part), [part], 0) }
  })
  const created = found.flatMap(({ doc }) => doc ?? [])
  const into = new Map<string, KnownAccount>([...known, ...created].map((one) => [one.id, one]))
  const targets = Object.fromEntries(found.map(({ part, id }) => [part.key, id]))
  const booked = bookedRows(replica, '2026-01-01', '2026-12-31')
  const statements = read.map(({ id: fileId, statement }) => ({ fileId, statement }))
  const rows = judgeFiles(statements, booked, settings.locale, targets)
  const ticked = rows.filter((one) => isTicked(one, noChoices))
  const book = pairingBook(replica, daysAround(ticked))
  const rejected = rejectedIn(replica)
  const looked = { rows: ticked, accounts: into, book, rejected, rates: null }
  const transfersFound = findTransfers(looked)
  const { pairs, outside } = transfersFound
  const answers: Answers = {
    pairs: new Map(
      said.answer === undefined ? [] : pairs.map(({ key }) => [key, said.answer === true]),
    ),
    outside: new Set(
      outside
        .filter(({ row, isLikely }) => isLikely !== (said.isOutside?.(row.text) ?? isLikely))
        .map(({ row }) => row.id),
    ),
  }
  const planned = read.flatMap(({ id, reading }) =>
    reading.kind === 'read' ? [{ id, fileName: id, format: reading.format }] : [],
  )
  const plans = planImports(planned, rows, noChoices, randomUUID, (id) => into.get(id))
  const work = {
    ...{ plans, created, parts, kept: [], moneyBack: new Set<string>(), newId: randomUUID },
    paidBack: new Map<string, string>(),
    ...{ transfers: decide(transfersFound, answers), categoryOf: () => null, tableOf: () => null },
  }
  for (const { name, args } of importCommands(work, replica)) await keeper.must(name, args)
  return { importIds: plans.map(({ id }) => id), found: transfersFound }
}
