import { useEffect, useState } from 'react'
import type { Day } from '#domain/calendar/calendar.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { bookedRows } from './booked-rows.ts'
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

export type Judged =
  | { readonly state: 'waiting' | 'failed'; readonly rows: readonly ImportRow[] }
  | { readonly state: 'judged'; readonly rows: readonly ImportRow[] }

const waiting: Judged = { state: 'waiting', rows: [] }

/** All rows with their verdicts; anew whenever a file comes, goes or is taken another way. */
export function useJudgedRows({ files, reader }: ImportFiles, targets: Targets): Judged {
  const replica = useReplica()
  const { isComplete, phase } = useReplicaStatus()
  const { locale } = useLocale()
  const [judged, setJudged] = useState<Judged>(waiting)
  const isBookHere = isComplete || phase === 'offline'
  const isRead = files.length > 0 && files.every(({ reading }) => reading !== null)
  useEffect(() => {
    if (!isRead || !isBookHere) return
    let isWanted = true
    const read = readings(files)
    const span = spanOf(read)
    const booked = span ? bookedRows(replica, ...span) : []
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
  }, [isRead, isBookHere, files, reader, replica, locale, targets])
  return judged
}
