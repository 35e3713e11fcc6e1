import { useState } from 'react'

/** Whether a dialog is open. */
export function useOpen() {
  const [isOpen, set] = useState(false)
  return { isOpen, set, open: () => set(true), close: () => set(false) }
}
