import { DialogContent } from '#web/ui/overlay/dialog.tsx'
import { RecoveryCodes, type RecoveryCodesProps } from './recovery-codes.tsx'

export const KeepCodesDialog = ({ codes, onDone }: RecoveryCodesProps) => (
  <DialogContent
    title="Keep your recovery codes"
    description="Each one lets you in once without your phone. They are not shown again."
    isFirm
  >
    <RecoveryCodes codes={codes} onDone={onDone} />
  </DialogContent>
)
