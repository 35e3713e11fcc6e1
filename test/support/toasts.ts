import { dismissToast, toasts } from '#web/ui/overlay/toast.ts'

export const shownToasts = () => toasts.entries().filter(({ isShown }) => isShown)

/** Tests share the one list of toasts, in whatever order their files run. */
export function clearToasts(): void {
  for (const { id } of toasts.entries()) dismissToast(id)
}
