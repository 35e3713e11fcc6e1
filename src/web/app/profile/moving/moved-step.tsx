import CircleCheck from 'lucide-react/icons/circle-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { undoImports } from '#web/ledger/import/use-past-imports.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'

export interface MovedStepProps {
  readonly importId: string
  readonly isWhole: boolean
  readonly onClose: () => void
}

const outOfSpace = say(
  `This device ran out of space before the end. Bring in the same file again later: only what is
  missing is added.`,
)

export function MovedStep({ importId, isWhole, onClose }: MovedStepProps) {
  const replica = useReplica()
  const { locale } = useLocale()
  const undo = () => {
    undoImports(replica, { importIds: [importId] }, locale)
    onClose()
  }
  return (
    <>
      <WideDialogBody>
        <Empty icon={<CircleCheck aria-hidden />} title={say('Your data is here')}>
          <p role="status">
            {isWhole ? say('Taking it back takes its accounts and categories along.') : outOfSpace}
          </p>
        </Empty>
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" onClick={undo} className="mr-auto">
          <Undo2 aria-hidden />
          {say('Undo all of it')}
        </Button>
        <Button look="outline" asChild>
          <Link to={routes.accounts.path}>{say('See your accounts')}</Link>
        </Button>
        <Button onClick={onClose}>{say('Done')}</Button>
      </WideDialogActions>
    </>
  )
}
