import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { ChartWriting } from '#web/charts/series.ts'
import { visitorWriting } from './visitor.ts'

/** The calendar sums need Temporal; browsers that lack it fetch it here and nowhere else. */
async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}

export type IslandPart = ComponentType<{ readonly writing: ChartWriting }>

export async function showIsland(element: HTMLElement, Part: IslandPart): Promise<void> {
  await loadTemporal()
  createRoot(element).render(<Part writing={visitorWriting(navigator.language)} />)
}
