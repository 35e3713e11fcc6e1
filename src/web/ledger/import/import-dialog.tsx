import { useState } from 'react'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { WideDialogBody, WideDialogContent } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
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
  /** The account somebody came from to import into it. */
  readonly into: string | null
  /** What was dropped somewhere else, before anybody knew that it is of a bank. */
  readonly first?: File
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
export function ImportDialog(props: ImportDialogProps) {
  const { onClose } = props
  const { head, step, wouldLose = false } = useStep(props)
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

function useStep({ into, first, onClose, onShow }: ImportDialogProps) {
  const files = useImportFiles(first)
  const targets = useTargets(files.files, into)
  const judged = useJudgedRows(files, targets.targets)
  const preview = usePreview(judged.rows, targets)
  const { run, start } = useImportRun(files.files, preview, targets)
  const [changedId, setChangedId] = useState<string | null>(null)
  const [isMapping, setMapping] = useState(false)
  const isUsable = files.files.some(({ reading }) => reading?.kind === 'read')
  const unclear = files.files.find(({ reading }) => reading?.kind === 'unclear')
  const mapped = files.files.find(({ id }) => id === changedId) ?? unclear
  const { choices, transfers, instalments } = preview
  const isSaid =
    [files, targets, transfers, instalments].some(({ hasAnswers }) => hasAnswers) ||
    choices !== noChoices
  if (run.state === 'running') {
    return { head: { title: say('Importing') }, step: <RunningStep run={run} onClose={onClose} /> }
  }
  if (run.state === 'finished') {
    const step = <DoneStep finished={run} onClose={onClose} onShow={onShow} />
    return { head: { title: say('Import finished') }, step }
  }
  if (files.files.some(({ reading }) => reading === null)) {
    const step = <WaitingStep files={files.files} />
    return { head: { title: say('Reading your files') }, step }
  }
  if (mapped) {
    const done = () => {
      setMapping(false)
      setChangedId(null)
    }
    const onDraft = () => setMapping(true)
    const step = <MappingStep key={mapped.id} {...{ mapped, files, onDraft }} onDone={done} />
    const head = { title: say('What is in {file}?', { file: mapped.file.name }) }
    return { head, step, wouldLose: isSaid || isMapping }
  }
  if (!isUsable) {
    const description = say('Bring in what your bank knows.')
    return {
      head: { title: say('Import'), description },
      step: <ChooseStep files={files} onClose={onClose} />,
    }
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
  return { head: { title: say('Look before you import') }, step, wouldLose: isSaid }
}

interface ChooseStepProps extends Pick<ImportDialogProps, 'onClose'> {
  readonly files: ImportFiles
}

function ChooseStep({ files, onClose }: ChooseStepProps) {
  return (
    <WideDialogBody className="grid grid-cols-1 content-start gap-6 pt-1">
      <RefusedFiles files={files} />
      <DropZone onFiles={files.add} />
      <PastImports onLeave={onClose} />
    </WideDialogBody>
  )
}
