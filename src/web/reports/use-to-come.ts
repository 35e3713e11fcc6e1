import { useMemo } from 'react'
import { useRows } from '#web/data/replica-react.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { arriving, useArriving } from '#web/ui/loading/arriving.ts'
import type { ToCome } from './income-to-come.ts'
import { useEntries } from './use-entries.ts'

/** What plans come to takes their rules and rates along, which the first page does not wait for. */
const sums = arriving(() => import('./income-to-come.ts'))

export function useToCome(): ToCome | null {
  const file = useArriving(sums)
  const entriesOf = useEntries()
  const rows = useRows('income_templates')
  const today = useToday()
  return useMemo(() => {
    const templates = rows.map((row) => ({ ...row, waitingOn: row.waitingOn ?? [] }))
    return file?.toComeIn(entriesOf, templates, today) ?? null
  }, [file, entriesOf, rows, today])
}
