import { DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { RecoveryCodes, type RecoveryCodesProps } from './recovery-codes.tsx'

export const KeepCodesDialog = ({ codes, onDone }: RecoveryCodesProps) => (
  <DialogContent
    title={say('Keep your recovery codes')}
    description={say('Each one lets you in once without your phone. They are not shown again.')}
    isFirm
  >
    <RecoveryCodes codes={codes} onDone={onDone} />
  </DialogContent>
)
