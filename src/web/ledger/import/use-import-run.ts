import { useEffect, useRef, useState } from 'react'
import { type Added, addedWords, toldBy } from '#domain/import/added-words.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { untilSent } from '#web/writes/write-in-turn.ts'
import type { AccountTargets } from './accounts/use-targets.ts'
import { changedBy } from './changes.ts'
import { rowsWords } from './counted.ts'
import type { ImportWork } from './import-work.ts'
import { addedBy, type Flow, type PlannedFile, planImports } from './plan-import.ts'
import { countOf, refusedRows, withoutRefused } from './refused-rows.ts'
import { runImport } from './run-import.ts'
import { type LeftOutRow, leftOutOf } from './steps/left-out.ts'
import { type ImportFile, useKeptMappings } from './use-import-files.ts'
import { undoImports } from './use-past-imports.ts'
import type { Preview } from './use-preview.ts'

export interface Finished {
  readonly importIds: readonly string[]
  /** Those that came with it, and go with it while nothing else is in them. */
  readonly accountIds: readonly string[]
  /** All that it went into. */
  readonly into: readonly string[]
  readonly added: Added
  readonly flow: Flow
  readonly leftOut: readonly LeftOutRow[]
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

function tableIn(files: readonly ImportFile[], fileId: string) {
  const reading = files.find(({ id }) => id === fileId)?.reading
  return reading?.kind === 'read' ? reading.table : null
}

/** Who left the dialog is told once the server has answered all: then it is known what came. */
async function tellFinished(replica: Replica, finished: Finished, locale: string): Promise<void> {
  await untilSent(replica, 0)
  const refused = refusedRows(replica.failures(), finished.importIds)
  const left = countOf(refused)
  const words =
    left > 0 ? { description: say('{rows} could not be added.', { rows: rowsWords(left) }) } : {}
  toast({
    ...(finished.isWhole
      ? { variant: left > 0 ? 'warning' : 'success', ...words }
      : { variant: 'warning', description: say('Not all of it could be kept on this device.') }),
    title: say('Imported {added}', {
      added: addedWords(withoutRefused(finished.added, refused), locale),
    }),
    undo: () => undoImports(replica, finished, locale),
  })
}

/** Imports what is ticked, once; what is left of it after the dialog closed is told by a toast. */
export function useImportRun(
  files: readonly ImportFile[],
  preview: Preview,
  targets: AccountTargets,
) {
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
  const finish = async (finished: Finished) => {
    setRun({ state: 'finished', ...finished })
    if (isHere.current) return
    await tellFinished(replica, finished, locale)
  }
  const start = async () => {
    if (run.state !== 'idle') return
    const { rows, choices, moneyBack, paidBack, categoryOf, shopOf, transfers } = preview
    const accountOf = (id: string) => targets.known.get(id)
    const plans = planImports(planned(files), rows, choices, newId, accountOf)
    const told = toldBy(plans.flatMap(changedBy))
    const added = {
      ...{ ...addedBy(plans, moneyBack, transfers), ...told },
      transfers: transfers.taken.length + transfers.outside.size,
    }
    const of = plans.reduce((sum, plan) => sum + plan.rows.length, 0)
    setRun({ state: 'running', done: 0, of })
    const used = new Set(plans.map(({ into }) => into?.id))
    const created = targets.created.filter(({ id }) => used.has(id))
    const work: ImportWork = {
      ...{ plans, moneyBack, paidBack, newId, transfers, created, kept, parts: targets.parts },
      ...{ categoryOf: (one) => categoryOf(one).categoryId, shopOf },
      tableOf: (fileId) => tableIn(files, fileId),
    }
    const isWhole = await runImport(replica, work, (done) => setRun({ state: 'running', done, of }))
    const taken = new Set(plans.flatMap((plan) => plan.rows.map(({ key }) => key)))
    await finish({
      ...{ importIds: plans.map(({ id }) => id), accountIds: created.map(({ id }) => id) },
      ...{ added, leftOut: leftOutOf(rows, taken), isWhole, flow: preview.flow },
      into: plans.flatMap(({ into }) => into?.id ?? []),
    })
  }
  return { run, start }
}
