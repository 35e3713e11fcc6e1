import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/page/card.tsx'

export interface SectionProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** What it is about beside the card on wide screens, above it on narrow ones. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10"
    >
      <div className="lg:pt-4">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {lead ? <p className="mt-1 text-sm text-muted-foreground">{lead}</p> : null}
      </div>
      <Card className="divide-y">{children}</Card>
    </section>
  )
}

/** One line of a card: what, how it stands, and what can be done about it. */
export function SectionRow({
  label,
  children,
  action,
}: {
  readonly label: string
  readonly children: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-36">
        <h3 className="text-sm text-muted-foreground">{label}</h3>
        <div className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">{children}</div>
      </div>
      {action ? <div className="flex max-w-full shrink-0 flex-wrap gap-2">{action}</div> : null}
    </div>
  )
}
