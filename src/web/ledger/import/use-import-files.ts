import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CsvMapping } from '#domain/import/csv/csv-mapping.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica, useTable } from '#web/data/replica-react.tsx'
import { useBook, useToday } from '#web/locale/use-book.ts'
import { lastCurrency } from './last-currency.ts'
import type { FileReading, ReadSettings } from './read-file.ts'
import { Reader } from './reader.ts'

export interface ImportFile {
  readonly id: string
  readonly file: File
  /** What the person said about it. */
  readonly wish: ReadWish
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

export type ReadWish = Pick<ReadSettings, 'mapping' | 'dateOrder' | 'openCurrency'>

/** What was said before stays said; columns say their currency themselves. */
function joinWishes({ openCurrency, ...before }: ReadWish, wish: ReadWish): ReadWish {
  const isKept = wish.mapping === undefined && openCurrency !== undefined
  return { ...before, ...(isKept ? { openCurrency } : {}), ...wish }
}

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
  return useCallback(() => {
    reader.current ??= new Reader()
    return reader.current
  }, [])
}

export function useImportFiles() {
  const [files, setFiles] = useState<readonly ImportFile[]>([])
  const settings = useSettings()
  const reader = useReader()
  const replica = useReplica()
  const readAs = async ({ id, file }: ImportFile, wish: ReadWish) => {
    const reading = await reader().read(id, file, { ...settings, ...wish }, false)
    const last = wish.openCurrency === undefined ? lastCurrency(replica, reading) : null
    if (last === null) return reading
    return reader().read(id, file, { ...settings, ...wish, openCurrency: last }, false)
  }
  const read = async (one: ImportFile, more: ReadWish) => {
    const wish = joinWishes(one.wish, more)
    const reading = await readAs(one, wish)
    setFiles((now) => now.map((now) => (now.id === one.id ? { ...now, reading, wish } : now)))
  }
  return {
    files,
    reader,
    add: (chosen: readonly File[]) => {
      const added = chosen.map(
        (file): ImportFile => ({ id: newId(), file, wish: {}, reading: null }),
      )
      setFiles((now) => [...now, ...added])
      for (const one of added) void read(one, {})
    },
    remove: (id: string) => setFiles((now) => now.filter((one) => one.id !== id)),
    /** Reads it another way, to look at only. */
    tryOut: ({ id, file, wish }: ImportFile, more: ReadWish) =>
      reader().read(id, file, { ...settings, ...joinWishes(wish, more) }, true),
    reread: read,
  }
}

export type ImportFiles = ReturnType<typeof useImportFiles>
