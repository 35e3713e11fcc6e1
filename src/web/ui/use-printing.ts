import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper, where nothing scrolls and every row has to be. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page as it is when its listeners are through.
    const onPrint = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    const types = ['beforeprint', 'afterprint']
    for (const type of types) addEventListener(type, onPrint)
    return () => {
      for (const type of types) removeEventListener(type, onPrint)
    }
  }, [])
  return isPrinting
}
