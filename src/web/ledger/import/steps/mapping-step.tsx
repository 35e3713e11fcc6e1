import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { blankMapping, isWhole, type MappingDraft, missingIn } from '../map-columns.ts'
import type { FileReading } from '../read-file.ts'
import type { ImportFile, ImportFiles } from '../use-import-files.ts'
import { ColumnList } from './column-list.tsx'
import { ReadSample } from './read-sample.tsx'
import { TableSettings } from './table-settings.tsx'

export interface MappingStepProps {
  readonly mapped: ImportFile
  readonly files: ImportFiles
  /** Something is said that leaving would lose. */
  readonly onDraft: () => void
  readonly onDone: () => void
}

function draftOf(reading: FileReading | null, currency: string): MappingDraft {
  if (reading?.kind === 'read' && reading.table) return reading.table.mapping
  return blankMapping(reading?.kind === 'unclear' ? reading.delimiter : ',', currency)
}

function headOf(reading: FileReading | null) {
  if (reading?.kind === 'unclear') return reading.head
  return reading?.kind === 'read' ? (reading.table?.head ?? []) : []
}

/** Reads the file as the draft says, each time it changes; the newest answer counts. */
function useTrial({ tryOut }: ImportFiles, mapped: ImportFile, draft: MappingDraft) {
  const [trial, setTrial] = useState<FileReading | null>(mapped.reading)
  const read = useEffectEvent((mapping: MappingDraft) =>
    isWhole(mapping) ? tryOut(mapped, { mapping }) : null,
  )
  useEffect(() => {
    let isWanted = true
    void read(draft)?.then((reading) => isWanted && setTrial(reading))
    return () => {
      isWanted = false
    }
  }, [draft])
  return trial
}

/** What each column is, with the first rows as they would be read. */
export function MappingStep({ mapped, files, onDraft, onDone }: MappingStepProps) {
  const { currency } = useLocale()
  const [draft, setDraft] = useState(() => draftOf(mapped.reading, currency))
  const change = (next: MappingDraft) => {
    onDraft()
    setDraft(next)
  }
  const trial = useTrial(files, mapped, draft)
  const missing = missingIn(draft)
  const isReady = missing === null && trial?.kind === 'read'
  const shown = trial?.kind === 'refused' ? mapped.reading : trial
  const isNew = mapped.reading?.kind === 'unclear'
  const use = async () => {
    if (!isWhole(draft)) return
    await files.reread(mapped, { mapping: draft })
    onDone()
  }
  return (
    <>
      <WideDialogBody className="grid grid-cols-1 content-start gap-6 pt-1">
        <ColumnList head={headOf(shown)} draft={draft} onChange={change} />
        <TableSettings head={headOf(shown)} draft={draft} onChange={change} />
        <ReadSample missing={missing} trial={trial} />
      </WideDialogBody>
      <WideDialogActions>
        {isNew ? (
          <Button look="quiet" className="mr-auto" onClick={() => files.remove(mapped.id)}>
            {say('Leave this file out')}
          </Button>
        ) : (
          <Button look="quiet" className="mr-auto" onClick={onDone}>
            {say('Back')}
          </Button>
        )}
        <Button disabled={!isReady} onClick={use}>
          {say('Use these columns')}
        </Button>
      </WideDialogActions>
    </>
  )
}
