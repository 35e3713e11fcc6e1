import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Copied.', variant: 'success' })
    } catch {
      toast({ title: 'Please save the file instead.', variant: 'warning' })
    }
  }
  return (
    <div className="grid gap-4">
      <ul
        aria-label="Recovery codes"
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
        <Button look="outline" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button look="outline" onClick={() => save(text)}>
          <Download aria-hidden />
          Save as file
        </Button>
      </div>
      <DialogActions>
        <Button onClick={onDone}>I have kept them</Button>
      </DialogActions>
    </div>
  )
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'moneycomb-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
