/** The parts that come to life, and what brings each. */
const islands = {
  loan: () => import('./loan-island.tsx').then(({ LoanIsland }) => LoanIsland),
  split: () => import('./split-island.tsx').then(({ SplitIsland }) => SplitIsland),
} as const

export type IslandName = keyof typeof islands

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name)

/** Early enough to be there when it is scrolled to. */
const nearPx = '400px'

async function bringToLife(element: HTMLElement): Promise<void> {
  const { island } = element.dataset
  if (!isIsland(island)) return
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
