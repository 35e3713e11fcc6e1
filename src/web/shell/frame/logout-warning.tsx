import { counted } from '#domain/counted.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import type { Logout, Unsaved } from './use-logout.ts'

export interface LogoutWarningProps {
  readonly isOpen: boolean
  readonly logout: Logout
}

/** "2 changes and 1 picture of a receipt are". */
function whatIsLost({ changes, pictures }: Unsaved): string {
  const parts = [
    { count: changes, one: 'change', many: 'changes' },
    { count: pictures, one: say('picture of a receipt'), many: say('pictures of receipts') },
  ].filter(({ count }) => count > 0)
  const words = parts.map(({ count, one, many }) => counted(count, one, many))
  return `${words.join(' and ')} ${changes + pictures === 1 ? 'is' : 'are'}`
}

export function LogoutWarning({ isOpen, logout }: LogoutWarningProps) {
  const { unsaved, stay, leave } = logout
  const what = whatIsLost(unsaved)
  return (
    <Dialog open={isOpen} onOpenChange={(isWanted) => isWanted || stay()}>
      <DialogContent
        title={
          unsaved.changes === 0
            ? say('Log out and lose pictures?')
            : say('Log out and lose changes?')
        }
        description={say(
          '{what} not saved on the server yet, and logging out clears this device.',
          { what },
        )}
      >
        <DialogActions>
          <Button look="outline" onClick={stay}>
            {say('Stay logged in')}
          </Button>
          <Button look="destructive" onClick={leave}>
            {say('Log out')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
