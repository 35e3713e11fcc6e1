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

/** Nothing is fetched for a part that nobody scrolls to. */
export function watchIslands(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        watcher.unobserve(target)
        void bringToLife(target)
      }
    },
    { rootMargin: nearPx },
  )
  for (const element of document.querySelectorAll('[data-island]')) watcher.observe(element)
}
