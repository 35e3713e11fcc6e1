import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { CurrencyField } from '#web/form/fields/currency-field.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { AccountTargets } from '../accounts/use-targets.ts'
import { rowsWords } from '../counted.ts'
import { formatWords } from '../format-words.ts'
import type { FileSummary } from '../read-file.ts'
import { type ImportFile, type ImportFiles, useKeptMappings } from '../use-import-files.ts'
import { AccountLine } from './account-line.tsx'
import { DoubtQuestions } from './doubt-questions.tsx'

export interface FileCardProps {
  readonly one: ImportFile
  readonly files: ImportFiles
  readonly targets: AccountTargets
  readonly onMap: () => void
}

/** What a file turned out to be, and what is left to say about it. */
export function FileCard({ one, files, targets, onMap }: FileCardProps) {
  const { file, reading, id } = one
  const { locale } = useLocale()
  if (reading?.kind !== 'read') return null
  return (
    <Card role="group" aria-label={file.name} className="grid gap-3 py-3 pr-2 pl-4">
      <div className="flex items-start gap-3">
        <FileText aria-hidden className="mt-2 size-5 shrink-0 text-muted-foreground" />
        <div className="min-w-0 flex-1 py-1">
          <p className="truncate font-medium">{file.name}</p>
          <p className="text-sm text-muted-foreground">{aboutFile(reading, locale)}</p>
        </div>
        <IconButton
          label={say('Leave {file} out', { file: file.name })}
          onClick={() => files.remove(id)}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {reading.table ? <TableLine table={reading.table} onMap={onMap} /> : null}
      {reading.openCurrency === null ? null : (
        <CurrencyField
          label={say('Currency (the file names none)')}
          value={reading.openCurrency}
          onChange={(openCurrency) => void files.reread(one, { openCurrency })}
          className="-mt-1 w-68 max-w-full pl-8"
        />
      )}
      {targets.parts
        .filter(({ fileId }) => targets.isAsking && fileId === id)
        .map((part) => (
          <AccountLine key={part.key} part={part} targets={targets} />
        ))}
      <DoubtQuestions one={one} reading={reading} files={files} />
    </Card>
  )
}

function aboutFile({ format, accounts, currencies }: FileSummary, _locale: string): string {
  const count = accounts.reduce((sum, { rowCount }) => sum + rowCount, 0)
  const named = accounts.flatMap(({ id }) => id ?? [])
  return [formatWords[format], ...named, rowsWords(count), ...currencies].join(' · ')
}

interface TableLineProps {
  readonly table: NonNullable<FileSummary['table']>
  readonly onMap: () => void
}

function TableLine({ table, onMap }: TableLineProps) {
  const kept = useKeptMappings().find(({ fingerprint }) => fingerprint === table.fingerprint)
  const words =
    table.isKept && kept
      ? say('Using your columns for {kept}', { kept: kept.name })
      : say('Columns recognised')
  return (
    <p className="-mt-3 flex items-center gap-x-1 pl-8 text-sm text-muted-foreground">
      <span className="min-w-0 truncate">{words}</span>
      <Button look="quiet" className="px-2 text-primary-text" onClick={onMap}>
        {say('Change')}
      </Button>
    </p>
  )
}
