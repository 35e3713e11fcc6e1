import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog.tsx'
import type { Logout } from './use-logout.ts'

export interface LogoutWarningProps {
  readonly isOpen: boolean
  readonly logout: Logout
}

export function LogoutWarning({ isOpen, logout }: LogoutWarningProps) {
  const { unsaved, stay, leave } = logout
  const what = unsaved === 1 ? '1 change is' : `${unsaved} changes are`
  return (
    <Dialog open={isOpen} onOpenChange={(isWanted) => isWanted || stay()}>
      <DialogContent
        title="Log out and lose changes?"
        description={`${what} not saved on the server yet, and logging out clears this device.`}
      >
        <DialogActions>
          <Button look="outline" onClick={stay}>
            Stay logged in
          </Button>
          <Button look="destructive" onClick={leave}>
            Log out
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
