import { useEffect, useState, useSyncExternalStore } from 'react'
import { arriving } from '../loading/arriving.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { toasts } from './toast.ts'

const toaster = arriving(() => import('./toaster.tsx').then((file) => file.Toaster))

/**
 * Where messages appear; empty until the first one. Where their code cannot be fetched, the page
 * goes on without them, and the next message tries again.
 */
export function ToastPlace() {
  const isOpen = useSyncExternalStore(toasts.subscribe, toasts.entries).length > 0
  const [Toaster, setToaster] = useState(() => toaster.here())
  const isMissing = isOpen && !Toaster
  useEffect(() => whenIdle(() => void toaster.fetch().catch(() => undefined)), [])
  useEffect(() => {
    if (!isMissing) return
    toaster.fetch().then(
      (part) => setToaster(() => part),
      () => undefined,
    )
  }, [isMissing])
  return Toaster ? <Toaster /> : null
}
