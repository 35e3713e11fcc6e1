import { useLayoutEffect } from 'react'

let holders = 0
const aftermathMs = 300

/**
 * Keeps the page from scrolling behind a dialog, and from jumping aside as its scrollbar goes.
 * Set from script, property by property: the content policy allows that and no style element.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    holders += 1
    if (holders === 1) {
      const scrollbar = innerWidth - root.clientWidth
      body.style.paddingRight = `${scrollbar}px`
      root.style.overflow = 'hidden'
      allowPointer('auto')
    }
    return () => {
      holders -= 1
      if (holders > 0) return
      body.style.paddingRight = ''
      root.style.overflow = ''
      // When Radix has given them back to the body: what is inherited stays the same throughout.
      setTimeout(() => holders === 0 && allowPointer(''), aftermathMs)
    }
  }, [])
}

/**
 * Radix takes presses from the body, and every element inherits that: each would be styled anew.
 * Behind a dialog its veil keeps the page from being pressed; menus have none, and need it.
 */
function allowPointer(presses: string): void {
  const page = document.getElementById('root')
  if (page) page.style.pointerEvents = presses
}
