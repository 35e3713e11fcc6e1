import type { ReactNode } from 'react'
import type { IslandName } from '#contract/site.ts'

export interface IslandProps {
  readonly name: IslandName
  /** What is there until it lives, and stays where no script runs. */
  readonly children: ReactNode
}

/** A part of a page that becomes live when it is about to be seen. */
export const Island = ({ name, children }: IslandProps) => (
  <div data-island={name} className="min-h-96 text-base">
    {children}
  </div>
)
