import { type IslandName, islandNames } from '#contract/site.ts'
import type { IslandPart } from './show-island.tsx'

/** What brings each of them. */
const islands: Readonly<Record<IslandName, () => Promise<IslandPart>>> = {
  loan: () => import('./loan-island.tsx').then(({ LoanIsland }) => LoanIsland),
  split: () => import('./split-island.tsx').then(({ SplitIsland }) => SplitIsland),
}

/** Early enough to be there when it is scrolled to. */
const nearPx = '400px'

async function bringToLife(element: HTMLElement): Promise<void> {
  const island = islandNames.find((name) => name === element.dataset.island)
  if (!island) return
  const [{ showIsland }, Part] = await Promise.all([import('./show-island.tsx'), islands[island]()])
  await showIsland(element, Part)
}

/** Who walks by keyboard comes to the first field, as who scrolls sees it. */
function walkIn(element: HTMLElement): void {
  const isHere = document.activeElement === element
  element.removeAttribute('tabindex')
  if (isHere) element.querySelector<HTMLElement>('input, select, button')?.focus()
}

/** Nothing is fetched for a part that nobody scrolls or walks to. */
export function watchIslands(): void {
  const begun = new Set<HTMLElement>()
  const begin = (element: HTMLElement) => {
    if (begun.has(element)) return
    begun.add(element)
    watcher.unobserve(element)
    const filled = new MutationObserver(() => {
      if (!element.querySelector('input')) return
      filled.disconnect()
      walkIn(element)
    })
    filled.observe(element, { childList: true, subtree: true })
    void bringToLife(element)
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) begin(target)
      }
    },
    { rootMargin: nearPx },
  )
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // Its fields are not there yet, so the keyboard would step over it.
    element.tabIndex = 0
    element.addEventListener('focus', () => begin(element), { once: true })
    watcher.observe(element)
  }
}
