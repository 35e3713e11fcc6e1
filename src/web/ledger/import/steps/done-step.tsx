import CircleCheck from 'lucide-react/icons/circle-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { addedWords } from '#domain/import/added-words.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { rowsWords } from '../counted.ts'
import type { Finished } from '../use-import-run.ts'
import { undoImports } from '../use-past-imports.ts'

export interface DoneStepProps {
  readonly finished: Finished
  readonly onClose: () => void
  readonly onShow: (importId: string) => void
}

export function DoneStep({ finished, onClose, onShow }: DoneStepProps) {
  const { importIds, added, skipped, isWhole } = finished
  const replica = useReplica()
  const { locale } = useLocale()
  const [only] = importIds
  const undo = () => {
    undoImports(replica, importIds, locale)
    onClose()
  }
  return (
    <>
      <WideDialogBody>
        <Empty icon={<CircleCheck aria-hidden />} title={`Imported ${addedWords(added, locale)}`}>
          <p role="status">{isWhole ? leftOutWords(skipped, locale) : outOfSpace}</p>
        </Empty>
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" onClick={undo} className="mr-auto">
          <Undo2 aria-hidden />
          Undo this import
        </Button>
        {importIds.length === 1 && only !== undefined ? (
          <Button look="outline" onClick={() => onShow(only)}>
            Show them
          </Button>
        ) : null}
        <Button onClick={onClose}>Done</Button>
      </WideDialogActions>
    </>
  )
}

const outOfSpace =
  'This device ran out of space before the end. Import the same file again later: only what is ' +
  'missing is added.'

const leftOutWords = (skipped: number, locale: string) =>
  skipped === 0
    ? 'Every row of your files is in the book.'
    : `${rowsWords(skipped, locale)} ${skipped === 1 ? 'was' : 'were'} left out.`
