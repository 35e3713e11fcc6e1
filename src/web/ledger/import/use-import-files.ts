import { useEffect, useMemo, useRef, useState } from 'react'
import type { CsvMapping } from '#domain/import/csv-mapping.ts'
import { newId } from '#web/data/new-id.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import type { FileReading, ReadSettings } from './read-file.ts'
import { Reader } from './reader.ts'

export interface ImportFile {
  readonly id: string
  readonly file: File
  /** Null while it is being read. */
  readonly reading: FileReading | null
}

export interface KeptMapping {
  readonly id: string
  readonly fingerprint: string
  readonly name: string
  readonly mapping: CsvMapping
}

/** How this person's earlier files were read. */
export function useKeptMappings(): readonly KeptMapping[] {
  const { replica } = useTable('import_mappings')
  const rows: readonly unknown[] = replica.monthRows('import_mappings', '')
  return rows as readonly KeptMapping[]
}

export type ReadWish = Pick<ReadSettings, 'mapping' | 'dateOrder'>

function useSettings(): ReadSettings {
  const { currency, locale } = useBook()
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
  return () => {
    reader.current ??= new Reader()
    return reader.current
  }
}

export function useImportFiles() {
  const [files, setFiles] = useState<readonly ImportFile[]>([])
  const settings = useSettings()
  const reader = useReader()
  const read = async ({ id, file }: ImportFile, wish: ReadWish) => {
    const reading = await reader().read(id, file, { ...settings, ...wish }, false)
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, reading } : one)))
  }
  return {
    files,
    reader,
    add: (chosen: readonly File[]) => {
      const added = chosen.map((file): ImportFile => ({ id: newId(), file, reading: null }))
      setFiles((now) => [...now, ...added])
      for (const one of added) void read(one, {})
    },
    remove: (id: string) => setFiles((now) => now.filter((one) => one.id !== id)),
    /** Reads it another way, to look at only. */
    tryOut: ({ id, file }: ImportFile, wish: ReadWish) =>
      reader().read(id, file, { ...settings, ...wish }, true),
    reread: read,
  }
}

export type ImportFiles = ReturnType<typeof useImportFiles>
