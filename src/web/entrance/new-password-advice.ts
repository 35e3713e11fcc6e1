import { useNavigate } from 'react-router'
import { newPasswordPath } from '#contract/new-password-path.ts'
import type { ToastMessage } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'

/** Whoever was in a device that is logged out may know the password: said, and led to. */
export function useNewPasswordAdvice(): Pick<ToastMessage, 'description' | 'action'> {
  const navigate = useNavigate()
  return {
    description: say('You do not know it? Then set a new password: whoever was in may know yours.'),
    action: { label: say('Set a new password'), onClick: () => void navigate(newPasswordPath) },
  }
}
