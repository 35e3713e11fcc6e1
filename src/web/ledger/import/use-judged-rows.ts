import { useEffect, useMemo, useState } from 'react'
import type { Day } from '#domain/calendar/calendar.ts'
import { ratesNeeded } from '#web/accounts/account-sums.ts'
import { useAccountBook } from '#web/accounts/use-accounts.ts'
import { useReplica, useReplicaStatus, useRows } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { bookedRows, writtenCurrencies } from './booked-rows.ts'
import type { ImportRow, Targets } from './judge-files.ts'
import type { FileSummary } from './read-file.ts'
import type { ImportFile, ImportFiles } from './use-import-files.ts'

/** Files as they were read, by the identity of each reading. */
const readings = (files: readonly ImportFile[]) =>
  files.flatMap(({ id, reading }) => (reading?.kind === 'read' ? [{ id, reading }] : []))

function spanOf(read: readonly { readonly reading: FileSummary }[]): readonly [Day, Day] | null {
  const spans = read.flatMap(({ reading: { days } }) => (days ? [days] : []))
  const first = spans.map(({ from }) => from).sort()[0]
  const last = spans
    .map(({ to }) => to)
    .sort()
    .at(-1)
  return first !== undefined && last !== undefined ? [first, last] : null
}

/** Of all accounts, and of what is in none and may be a row of these files. */
function useStatementRates(files: readonly ImportFile[]) {
  const replica = useReplica()
  const book = useAccountBook()
  const accounts = useRows('accounts')
  const today = useToday()
  const needed = useMemo(() => {
    const { currencies, since } = ratesNeeded(book, accounts)
    const read = readings(files)
    const span = spanOf(read)
    const written = span ? writtenCurrencies(replica, ...span) : []
    const said = new Set(read.flatMap(({ reading }) => reading.currencies))
    const isOther = written.some((one) => said.size > 1 || !said.has(one))
    const all = isOther ? new Set([...currencies, ...written, ...said]) : currencies
    const first = isOther && span && (since === null || span[0] < since) ? span[0] : since
    return { currencies: [...all].sort(), since: first }
  }, [replica, book, accounts, files])
  return useRates(needed.currencies, needed.since ?? today)
}

export type Judged =
  | { readonly state: 'waiting' | 'failed'; readonly rows: readonly ImportRow[] }
  | { readonly state: 'judged'; readonly rows: readonly ImportRow[] }

const waiting: Judged = { state: 'waiting', rows: [] }

/** All rows with their verdicts; anew whenever a file comes, goes or is taken another way. */
export function useJudgedRows({ files, reader }: ImportFiles, targets: Targets): Judged {
  const replica = useReplica()
  const { isComplete, phase } = useReplicaStatus()
  const { locale } = useLocale()
  const rates = useStatementRates(files)
  const [judged, setJudged] = useState<Judged>(waiting)
  const isBookHere = isComplete || phase === 'offline'
  const isRead = files.length > 0 && files.every(({ reading }) => reading !== null)
  useEffect(() => {
    if (!isRead || !isBookHere) return
    let isWanted = true
    const read = readings(files)
    const span = spanOf(read)
    const said = new Set(read.flatMap(({ reading }) => reading.currencies))
    const booked = span ? bookedRows(replica, ...span, rates, [...said]) : []
    const ids = read.map(({ id }) => id)
    void reader()
      .judge(ids, booked, { locale, targets })
      .then((rows) => {
        if (isWanted) setJudged(rows ? { state: 'judged', rows } : { state: 'failed', rows: [] })
      })
    return () => {
      isWanted = false
      setJudged(waiting)
    }
  }, [isRead, isBookHere, files, reader, replica, locale, targets, rates])
  return judged
}
