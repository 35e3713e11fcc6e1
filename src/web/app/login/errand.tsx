import type { ComponentType, ReactNode } from 'react'

export interface ErrandProps {
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  readonly title: string
  readonly lead: ReactNode
  readonly children?: ReactNode
}

/** How something ended, and where to go from there. */
export function Errand({ Icon, title, lead, children }: ErrandProps) {
  return (
    <div role="status">
      <span className="mb-6 grid size-12 place-items-center rounded-full bg-primary-wash">
        <Icon aria-hidden className="size-6 text-primary-text" />
      </span>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-1 mb-8 wrap-anywhere text-muted-foreground">{lead}</p>
      {children}
    </div>
  )
}
