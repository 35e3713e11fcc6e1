import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
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
          <Say
            words="{value} of {value2} rows"
            value={done.toLocaleString(locale)}
            value2={of.toLocaleString(locale)}
          />
        </p>
        <ProgressBar label={say('Rows imported')} done={done} of={of} />
        <p className="text-muted-foreground">
          {say('You can leave this and go on; the rows keep coming as long as Moneycomb is open.')}
        </p>
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" onClick={onClose}>
          {say('Go on in the background')}
        </Button>
      </WideDialogActions>
    </>
  )
}
