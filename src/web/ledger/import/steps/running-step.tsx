import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import type { Run } from '../use-import-run.ts'
import { ProgressBar } from './progress-bar.tsx'

export interface RunningStepProps {
  readonly run: Extract<Run, { readonly state: 'running' }>
  readonly onClose: () => void
}

export function RunningStep({ run: { done, of }, onClose }: RunningStepProps) {
  const { locale } = useLocale()
  return (
    <>
      <WideDialogBody className="grid grid-cols-1 content-start gap-4 pt-1">
        <p role="status">
          {done.toLocaleString(locale)} of {of.toLocaleString(locale)} rows
        </p>
        <ProgressBar label="Rows imported" done={done} of={of} />
        <p className="text-muted-foreground">
          You can leave this and go on; the rows keep coming as long as Moneycomb is open.
        </p>
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" onClick={onClose}>
          Go on in the background
        </Button>
      </WideDialogActions>
    </>
  )
}
