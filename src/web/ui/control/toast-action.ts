import { say } from '#web/words/say.ts'
import type { ToastAction, ToastMessage } from '../overlay/toast.ts'

/** What is offered with a message: its undo or redo, by the one name for that, or what it says. */
export function toastAction({ undo, redo, action }: ToastMessage): ToastAction | undefined {
  if (undo) return { label: say('Undo'), onClick: undo }
  return redo ? { label: say('Redo'), onClick: redo } : action
}
