import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CsvMapping } from '#domain/import/csv/csv-mapping.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica, useTable } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useFirst } from '#web/ui/use-first.ts'
import { lastCurrency } from './last-currency.ts'
import type { FileReading, ReadSettings } from './read-file.ts'
import { Reader } from './reader.ts'

export interface ImportFile {
  readonly id: string
  readonly file: File
  /** What the person said about it. */
  readonly choices: ReadChoices
  /** Null while it is being read. */
  readonly reading: FileReading | null
}

export interface KeptMapping {
  readonly id: string
  readonly fingerprint: string
  readonly name: string
  readonly mapping: CsvMapping
  /** Where its last file went; rows of older builds do not say. */
  readonly accountId?: string | null
}

/** How this person's earlier files were read. */
export function useKeptMappings(): readonly KeptMapping[] {
  const { replica } = useTable('import_mappings')
  const rows: readonly unknown[] = replica.monthRows('import_mappings', '')
  return rows as readonly KeptMapping[]
}

export type ReadChoices = Pick<ReadSettings, 'mapping' | 'dateOrder' | 'openCurrency'>

/** What was said before stays said; columns say their currency themselves. */
function joinChoices({ openCurrency, ...before }: ReadChoices, choices: ReadChoices): ReadChoices {
  const isKept = choices.mapping === undefined && openCurrency !== undefined
  return { ...before, ...(isKept ? { openCurrency } : {}), ...choices }
}

function useSettings(): ReadSettings {
  const { currency, locale } = useLocale()
  const today = useToday()
  const kept = useKeptMappings()
  return useMemo(
    () => ({
      ...{ currency, locale, today },
      kept: Object.fromEntries(kept.map(({ fingerprint, mapping }) => [fingerprint, mapping])),
    }),
    [currency, locale, today, kept],
  )
}

/** One thread for all files of the dialog, gone with it. */
function useReader(): () => Reader {
  const reader = useRef<Reader | null>(null)
  useEffect(() => () => reader.current?.close(), [])
  return useCallback(() => {
    reader.current ??= new Reader()
    return reader.current
  }, [])
}

/** With what was dropped before, if anything was. */
export function useImportFiles(first?: File) {
  const [files, setFiles] = useState<readonly ImportFile[]>([])
  const settings = useSettings()
  const reader = useReader()
  const replica = useReplica()
  const readAs = async ({ id, file }: ImportFile, choices: ReadChoices) => {
    const reading = await reader().read(id, file, { ...settings, ...choices }, false)
    const last = choices.openCurrency === undefined ? lastCurrency(replica, reading) : null
    if (last === null) return reading
    return reader().read(id, file, { ...settings, ...choices, openCurrency: last }, false)
  }
  const read = async (one: ImportFile, more: ReadChoices) => {
    const choices = joinChoices(one.choices, more)
    const reading = await readAs(one, choices)
    setFiles((now) => now.map((now) => (now.id === one.id ? { ...now, reading, choices } : now)))
  }
  const add = (chosen: readonly File[]) => {
    const added = chosen.map(
      (file): ImportFile => ({ id: newId(), file, choices: {}, reading: null }),
    )
    setFiles((now) => [...now, ...added])
    for (const one of added) void read(one, {})
  }
  useFirst(first, (file) => add([file]))
  return {
    files,
    reader,
    /** The person said how to read one of them. */
    hasAnswers: files.some(({ choices }) => Object.keys(choices).length > 0),
    add,
    remove: (id: string) => setFiles((now) => now.filter((one) => one.id !== id)),
    /** Reads it another way, to look at only. */
    tryOut: ({ id, file, choices }: ImportFile, more: ReadChoices) =>
      reader().read(id, file, { ...settings, ...joinChoices(choices, more) }, true),
    reread: read,
  }
}

export type ImportFiles = ReturnType<typeof useImportFiles>
