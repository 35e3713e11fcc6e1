import { useMemo } from 'react'
import { useTable } from '#web/data/replica-react.tsx'
import { asTemplate, type Template, tables } from './template.ts'

/** Every template of both kinds; the same array until one of them changes. */
export function useTemplates(): readonly Template[] {
  const expense = useTable(tables.expense)
  const { version } = useTable(tables.income)
  const { replica } = expense
  return useMemo(() => {
    // Read again whenever either table changes.
    void [expense.version, version]
    return (['expense', 'income'] as const).flatMap((kind) =>
      [...replica.rows(tables[kind]).values()].map((row) => asTemplate(row, kind)),
    )
  }, [replica, expense.version, version])
}
