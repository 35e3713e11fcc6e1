import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { KeepDraft } from '#web/form/keep-draft.tsx'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { copyText, sayCopied } from '#web/ui/copy-text.ts'
import { DialogActions } from '#web/ui/overlay/dialog.tsx'
import { saveAs } from '#web/ui/save-as.ts'
import { say } from '#web/words/say.ts'

const fileName = 'moneycomb-recovery-codes.txt'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown once, so leaving asks first, the browser's Back too, unless they were copied or saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false)
  const guard = useLeaveGuard(!isKept, onDone)
  const text = `${codes.join('\n')}\n`
  const onCopied = () => {
    sayCopied()
    setKept(true)
  }
  const save = () => {
    saveAs(new Blob([text], { type: 'text/plain' }), fileName)
    setKept(true)
  }
  return (
    <div className="grid gap-4">
      <ul
        aria-label={say('Recovery codes')}
        className={classes(
          'amount grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))]',
          'gap-x-6 gap-y-1 rounded-md border bg-muted p-4 wrap-anywhere phone:p-3 phone:text-sm',
        )}
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2">
        <Button
          look="outline"
          onClick={() => void copyText(text, onCopied, say('Please save the file instead.'))}
        >
          <Copy aria-hidden />
          {say('Copy')}
        </Button>
        <Button look="outline" onClick={save}>
          <Download aria-hidden />
          {say('Save as file')}
        </Button>
      </div>
      <DialogActions>
        <Button onClick={guard.go}>{say('I have kept them')}</Button>
      </DialogActions>
      <KeepDraft
        isOpen={guard.isAsking}
        onKeep={guard.stay}
        onDiscard={guard.go}
        loss={say('The codes are not shown again. Copy or save them first.')}
        stay="Stay"
      />
    </div>
  )
}
