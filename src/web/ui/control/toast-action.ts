import type { ToastAction, ToastMessage } from '../overlay/toast.ts'

/** What is offered with a message: its undo, under the one name for that, or what it says. */
export const toastAction = ({ undo, action }: ToastMessage): ToastAction | undefined =>
  undo ? { label: 'Undo', onClick: undo } : action
