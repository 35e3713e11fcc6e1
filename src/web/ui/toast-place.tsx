import { useSyncExternalStore } from 'react'
import { arriving } from './arriving.ts'
import { Later } from './later.tsx'
import { toasts } from './toast.ts'

const toaster = arriving(() => import('./toaster.tsx').then((file) => file.Toaster))

/** Where messages appear; empty until the first one. */
export function ToastPlace() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.entries)
  return <Later part={toaster} given={{ isOpen: entries.length > 0 }} />
}
