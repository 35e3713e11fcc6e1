import { createElement, type ReactNode } from 'react'
import type { SitePart as SitePartName, SiteValue } from '#contract/site.ts'

export interface SitePartProps {
  readonly name: SitePartName
  readonly children: ReactNode
}

/** Something the server keeps, leaves out or repeats; the element itself is taken away. */
export const SitePart = ({ name, children }: SitePartProps) =>
  createElement(`site-${name}`, null, children)

/** Where the server writes a text. */
export const slot = (name: SiteValue) => `{{${name}}}`
