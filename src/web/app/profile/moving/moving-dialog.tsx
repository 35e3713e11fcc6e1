import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { ImportGroupDialog } from '#web/groups/import/import-group-dialog.tsx'
import { ImportDialog } from '#web/ledger/import/import-dialog.tsx'
import { LeaveImport } from '#web/ledger/import/leave-import.tsx'
import { RunningStep } from '#web/ledger/import/steps/running-step.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { WideDialogBody, WideDialogContent } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { ChooseStep } from './choose-step.tsx'
import { LookStep } from './look-step.tsx'
import { MovedStep } from './moved-step.tsx'
import { LookOwn } from './own/look-own.tsx'
import { bringing, type Moving, useMoving } from './use-moving.ts'

const heads: Readonly<Record<Moving['at'], string>> = {
  choosing: say('Bring your data'),
  reading: say('Reading your file'),
  found: say('Look before it comes in'),
  running: say('Bringing it in'),
  finished: say('Your data is here'),
}

export interface MovingDialogProps {
  readonly onClose: () => void
}

/** From the export of another program to a book here; a bank's or a group's goes its own way. */
export function MovingDialog({ onClose }: MovingDialogProps) {
  const navigate = useNavigate()
  const work = useMoving()
  const { moving } = work
  const { isAsking, leave, stay, go } = useLeaveGuard(moving.at === 'found', onClose)
  if (moving.at === 'found' && moving.answer.kind === 'statement') {
    const show = (id: string) => void navigate(`${routes.expenses.path}?month=all&imported=${id}`)
    return <ImportDialog into={null} first={moving.file} onClose={onClose} onShow={show} />
  }
  if (moving.at === 'found' && moving.answer.kind === 'group') {
    return <ImportGroupDialog first={moving.file} onClose={onClose} />
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || leave()}>
      <WideDialogContent title={heads[moving.at]} isFirm>
        <Step work={work} onClose={onClose} />
        <LeaveImport isOpen={isAsking} onStay={stay} onLeave={go} />
      </WideDialogContent>
    </Dialog>
  )
}

interface StepProps extends MovingDialogProps {
  readonly work: ReturnType<typeof useMoving>
}

function Step({ work, onClose }: StepProps) {
  const { moving, read, bring, restart } = work
  switch (moving.at) {
    case 'choosing':
      return <ChooseStep words={moving.words} onFile={(file) => void read(file)} />
    case 'reading':
      return (
        <WideDialogBody>
          <p role="status">{say('Reading your file')}</p>
        </WideDialogBody>
      )
    case 'found': {
      const { file, answer } = moving
      if (answer.kind === 'own') {
        const own = { fileName: file.name, tables: answer.tables }
        return <LookOwn {...own} onBring={(plan) => void bring(plan)} onBack={restart} />
      }
      if (answer.kind !== 'book') return null
      return (
        <LookStep
          key={`${file.name} ${answer.book.accounts[0]?.currency}`}
          {...{ file, book: answer.book }}
          onCurrency={(currency) => void read(file, currency)}
          onBring={(plan) => void bring(bringing(plan))}
          onBack={restart}
        />
      )
    }
    case 'running':
      return <RunningStep run={{ ...moving, state: 'running' }} onClose={onClose} />
    case 'finished':
      return <MovedStep {...moving} onClose={onClose} />
  }
}
