import { useState } from 'react'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { WideDialogBody, WideDialogContent } from '#web/ui/overlay/wide-dialog.tsx'
import { useTargets } from './accounts/use-targets.ts'
import { noChoices } from './choices.ts'
import { LeaveImport } from './leave-import.tsx'
import { DoneStep } from './steps/done-step.tsx'
import { DropZone } from './steps/drop-zone.tsx'
import { MappingStep } from './steps/mapping-step.tsx'
import { PastImports } from './steps/past-imports.tsx'
import { PreviewStep } from './steps/preview-step.tsx'
import { RefusedFiles } from './steps/refused-files.tsx'
import { RunningStep } from './steps/running-step.tsx'
import { WaitingStep } from './steps/waiting-step.tsx'
import { type ImportFiles, useImportFiles } from './use-import-files.ts'
import { useImportRun } from './use-import-run.ts'
import { useJudgedRows } from './use-judged-rows.ts'
import { usePreview } from './use-preview.ts'

export interface ImportDialogProps {
  readonly onClose: () => void
  /** Shows what an import brought. */
  readonly onShow: (importId: string) => void
}

/** The way out is not what people came for. */
function focusOnPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** From the files of a bank to rows in the book, step by step, with a way back. */
export function ImportDialog({ onClose, onShow }: ImportDialogProps) {
  const { head, step, wouldLose = false } = useStep(onClose, onShow)
  const { isAsking, leave, stay, go } = useLeaveGuard(wouldLose, onClose)
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || leave()}>
      <WideDialogContent {...head} onOpenAutoFocus={focusOnPanel} isFirm>
        {step}
        <LeaveImport isOpen={isAsking} onStay={stay} onLeave={go} />
      </WideDialogContent>
    </Dialog>
  )
}

function useStep(onClose: () => void, onShow: (importId: string) => void) {
  const files = useImportFiles()
  const targets = useTargets(files.files)
  const judged = useJudgedRows(files, targets.targets)
  const preview = usePreview(judged.rows, targets)
  const { run, start } = useImportRun(files.files, preview, targets)
  const [changedId, setChangedId] = useState<string | null>(null)
  const isUsable = files.files.some(({ reading }) => reading?.kind === 'read')
  const unclear = files.files.find(({ reading }) => reading?.kind === 'unclear')
  const mapped = files.files.find(({ id }) => id === changedId) ?? unclear
  if (run.state === 'running') {
    return { head: { title: 'Importing' }, step: <RunningStep run={run} onClose={onClose} /> }
  }
  if (run.state === 'finished') {
    const step = <DoneStep finished={run} onClose={onClose} onShow={onShow} />
    return { head: { title: 'Import finished' }, step }
  }
  if (files.files.some(({ reading }) => reading === null)) {
    const step = <WaitingStep files={files.files} />
    return { head: { title: 'Reading your files' }, step }
  }
  if (mapped) {
    const done = () => setChangedId(null)
    const step = <MappingStep key={mapped.id} mapped={mapped} files={files} onDone={done} />
    return { head: { title: `What is in ${mapped.file.name}?` }, step }
  }
  if (!isUsable) {
    const description = 'Bring in what your bank knows.'
    return { head: { title: 'Import', description }, step: <ChooseStep files={files} /> }
  }
  const step = (
    <PreviewStep
      files={files}
      judged={judged}
      preview={preview}
      targets={targets}
      onMap={setChangedId}
      onImport={start}
    />
  )
  const wouldLose = preview.choices !== noChoices || preview.transfers.hasAnswers
  return { head: { title: 'Look before you import' }, step, wouldLose }
}

function ChooseStep({ files }: { readonly files: ImportFiles }) {
  return (
    <WideDialogBody className="grid grid-cols-1 content-start gap-6 pt-1">
      <RefusedFiles files={files} />
      <DropZone onFiles={files.add} />
      <PastImports />
    </WideDialogBody>
  )
}
