import { useEffect, useState } from 'react'

const otherDialog = '[role=dialog]:not([data-state=closed])'

/** Opened and closed by Ctrl or Cmd and K, also while writing; a dialog is answered first. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isAsked || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      event.preventDefault()
      if (isOpen || !document.querySelector(otherDialog)) setOpen(!isOpen)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  return { isOpen, onOpenChange: setOpen }
}
