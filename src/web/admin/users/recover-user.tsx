import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export interface RecoverUserProps {
  readonly user: AdminUserAnswer
  readonly onDone: () => void
  readonly onClose: () => void
}

/** For who lost their authenticator app and all recovery codes. */
export const RecoverUser = ({ user: { id, name }, onDone, onClose }: RecoverUserProps) => (
  <ReasonDialog
    title={say('End two-factor sign-in of {name}?', { name })}
    description={say(
      `It ends in 72 hours. Until then they can say no: they are told by mail, text message and in
      the app. Everybody is signed out then, and a password is enough again.`,
    )}
    action={say('End in 72 hours')}
    send={async (send, reason) => {
      await send('admin.users.recover', { params: { uid: id }, body: { reason } })
      toast({
        title: say('{name} was told, and has 72 hours to say no.', { name }),
        variant: 'success',
      })
    }}
    onDone={onDone}
    onClose={onClose}
  />
)
