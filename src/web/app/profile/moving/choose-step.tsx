import { DropZone } from '#web/ledger/import/steps/drop-zone.tsx'
import { PastImports } from '#web/ledger/import/steps/past-imports.tsx'
import { WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'

const named = say(
  `Everything of another Moneycomb; YNAB, Actual, Firefly III, Mint, Monarch, Copilot and Lunch
  Money; groups of Splitwise, Settle Up and Spliit; statements of your bank. The file is read on
  this device, and you see what it comes to before anything is added.`,
)

export interface ChooseStepProps {
  /** Why the last file was not taken. */
  readonly words: string | null
  readonly onFile: (file: File) => void
}

/** Any file: what it is says what is in it. */
export function ChooseStep({ words, onFile }: ChooseStepProps) {
  return (
    <WideDialogBody className="grid grid-cols-1 content-start gap-6 pt-1">
      {words ? (
        <p role="alert" className="rounded-md border border-over bg-over-wash p-3">
          {words}
        </p>
      ) : null}
      <DropZone
        title={say('Drop your export here')}
        shortTitle={say('Your export')}
        words={named}
        label={say('Your export')}
        accept={null}
        onFiles={([file]) => file && onFile(file)}
      />
      <PastImports onLeave={() => {}} />
    </WideDialogBody>
  )
}
