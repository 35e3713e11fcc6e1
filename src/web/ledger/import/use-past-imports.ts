import type { z } from 'zod'
import type { imports } from '#contract/imports/entities.ts'
import { type Added, addedWords } from '#domain/import/added-words.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { writesWith } from '#web/writes/use-writes.ts'

export type ImportFields = z.infer<z.ZodObject<typeof imports.writable>>
export type PastImport = ImportFields & { readonly id: string; readonly createdAt: string }

/** What is left of imports: rows deleted since then are gone already. */
function countImported(replica: Replica, importIds: readonly string[]): Added {
  const added = { expenses: 0, refunds: 0, incomes: 0, transfers: 0 }
  for (const table of ['expenses', 'incomes'] as const)
    for (const { importId, refundOf } of replica.rows(table).values()) {
      if (importIds.includes(String(importId))) added[refundOf ? 'refunds' : table] += 1
    }
  for (const { from, to } of replica.rows('transfers').values()) {
    const sides = [from, to] as readonly ({ readonly importId: string | null } | null)[]
    if (sides.some((side) => importIds.includes(String(side?.importId)))) added.transfers += 1
  }
  return added
}

interface Undone {
  readonly importIds: readonly string[]
  /** Accounts that came with them. */
  readonly accountIds?: readonly string[]
}

export function undoImports(
  replica: Replica,
  { importIds, accountIds = [] }: Undone,
  locale: string,
): void {
  const words = addedWords(countImported(replica, importIds), locale)
  const commands = [
    ...importIds.map((id) => ({ name: 'imports.undo', args: { id } })),
    ...accountIds.map((id) => ({ name: 'accounts.delete', args: { id } })),
  ]
  const description = `It had ${words}.`
  writesWith(replica, 'imports').run(
    { commands, undo: null },
    { variant: 'success', title: 'Import taken back', description },
  )
}

export function usePastImports() {
  const { replica } = useTable('imports')
  const { locale } = useLocale()
  const rows: readonly unknown[] = replica.monthRows('imports', '')
  return {
    imports: rows as readonly PastImport[],
    countOf: (id: string) => countImported(replica, [id]),
    undo: ({ id }: PastImport) => undoImports(replica, { importIds: [id] }, locale),
  }
}
