import { useLayoutEffect } from 'react'

let holders = 0

/**
 * Keeps the page from scrolling behind a dialog, and from jumping aside as its scrollbar goes.
 * Set from script, property by property: the content policy allows that and no style element.
 */
export function useStillPage(): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    holders += 1
    if (holders === 1) {
      const scrollbar = innerWidth - root.clientWidth
      body.style.paddingRight = `${scrollbar}px`
      root.style.overflow = 'hidden'
    }
    return () => {
      holders -= 1
      if (holders > 0) return
      body.style.paddingRight = ''
      root.style.overflow = ''
    }
  }, [])
}
