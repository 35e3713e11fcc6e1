import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Button, type ButtonLook } from '#web/ui/control/button.tsx'

export interface ActionLinkProps {
  readonly to: string
  readonly children: ReactNode
  readonly look?: ButtonLook
  readonly className?: string
}

/** The one thing to do next. */
export const ActionLink = ({ to, children, look = 'primary', className }: ActionLinkProps) => (
  <Button asChild look={look} className={classes('h-11 px-5 text-base', className)}>
    <a href={to}>{children}</a>
  </Button>
)

export interface SectionProps {
  readonly id?: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly isTinted?: boolean
}

/** A stretch of a page under its own heading. */
export function Section({ id, title, lead, children, isTinted = false }: SectionProps) {
  return (
    <section id={id} className={classes('scroll-mt-20', isTinted && 'border-y bg-muted')}>
      <div className="wide grid gap-8 py-14 phone:gap-6 phone:py-10">
        <div className="grid max-w-2xl gap-3">
          <h2 className="text-3xl font-semibold tracking-tight text-balance phone:text-2xl">
            {title}
          </h2>
          {lead ? <p className="text-muted-foreground">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  )
}

export interface OpeningProps {
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** What a page begins with. */
export const Opening = ({ title, children, actions }: OpeningProps) => (
  <div className="wide pt-16 pb-10 phone:pt-10 phone:pb-6">
    <div className="grid max-w-3xl justify-items-start gap-5">
      <h1 className="text-5xl font-semibold tracking-tight text-balance phone:text-3xl">{title}</h1>
      <div className="grid gap-3 text-lg text-muted-foreground">{children}</div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </div>
  </div>
)

export interface PanelProps {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string
}

export const Panel = ({ title, children, className }: PanelProps) => (
  <div className={classes('grid content-start gap-2 rounded-xl border bg-card p-6', className)}>
    <h3 className="text-lg font-semibold">{title}</h3>
    <div className="grid gap-3 text-muted-foreground">{children}</div>
  </div>
)

/** Text to be read: no wider than the eye follows. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className="wide">
    <div className="max-w-3xl">{children}</div>
  </div>
)

export interface PanelsProps {
  readonly children: ReactNode
  /** Two in a row, where three would leave a hole. */
  readonly isPaired?: boolean
}

/** Cards side by side where there is room. */
export const Panels = ({ children, isPaired = false }: PanelsProps) => (
  <div
    className={classes(
      'grid gap-4 max-lg:grid-cols-2 phone:grid-cols-1',
      isPaired ? 'grid-cols-2' : 'grid-cols-3',
    )}
  >
    {children}
  </div>
)
