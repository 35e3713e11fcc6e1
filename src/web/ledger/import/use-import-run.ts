import { useEffect, useRef, useState } from 'react'
import { type Added, addedWords } from '#domain/import/added-words.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { mappingCommand } from './mapping-commands.ts'
import { addedBy, type PlannedFile, type PlannedImport, planImports } from './plan-import.ts'
import { runImport } from './run-import.ts'
import { type ImportFile, useKeptMappings } from './use-import-files.ts'
import { undoImports } from './use-past-imports.ts'
import type { Preview } from './use-preview.ts'

export interface Finished {
  readonly importIds: readonly string[]
  readonly added: Added
  readonly skipped: number
  /** False when the device could not keep all of it. */
  readonly isWhole: boolean
}

export type Run =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number; readonly of: number }
  | ({ readonly state: 'finished' } & Finished)

const fileNameCharacters = 200

const planned = (files: readonly ImportFile[]): readonly PlannedFile[] =>
  files.flatMap(({ id, file, reading }) => {
    if (reading?.kind !== 'read') return []
    const fileName = file.name.slice(0, fileNameCharacters).toWellFormed()
    return [{ id, fileName, format: reading.format }]
  })

function tableIn(files: readonly ImportFile[], { file }: PlannedImport) {
  const reading = files.find(({ id }) => id === file.id)?.reading
  return reading?.kind === 'read' ? reading.table : null
}

/** Imports what is ticked, once; what is left of it after the dialog closed is told by a toast. */
export function useImportRun(files: readonly ImportFile[], preview: Preview) {
  const replica = useReplica()
  const kept = useKeptMappings()
  const { locale } = useLocale()
  const [run, setRun] = useState<Run>({ state: 'idle' })
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const finish = (finished: Finished) => {
    setRun({ state: 'finished', ...finished })
    if (isHere.current) return
    toast({
      ...(finished.isWhole
        ? { variant: 'success' }
        : { variant: 'warning', description: 'Not all of it could be kept on this device.' }),
      title: `Imported ${addedWords(finished.added, locale)}`,
      undo: () => undoImports(replica, finished.importIds, locale),
    })
  }
  const start = async () => {
    if (run.state !== 'idle') return
    const { rows, choices, moneyBack, categoryOf } = preview
    const plans = planImports(planned(files), rows, choices, newId)
    const added = addedBy(plans, moneyBack)
    const of = added.expenses + added.refunds + added.incomes
    setRun({ state: 'running', done: 0, of })
    const learntFrom = new Set<string>()
    const alongWith = (plan: PlannedImport) => {
      const table = tableIn(files, plan)
      if (!table || learntFrom.has(plan.file.id)) return []
      learntFrom.add(plan.file.id)
      return mappingCommand({ fileName: plan.file.fileName, table, importId: plan.id }, kept, newId)
    }
    const work = { plans, moneyBack, newId, alongWith }
    const isWhole = await runImport(
      replica,
      { ...work, categoryOf: (one) => categoryOf(one).categoryId },
      (done) => setRun({ state: 'running', done, of }),
    )
    const skipped = rows.length - of
    finish({ importIds: plans.map(({ id }) => id), added, skipped, isWhole })
  }
  return { run, start }
}
