import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#web/ui/control/button.tsx'

export type SectionName = 'details' | 'split' | 'back' | 'refund' | 'months'

/** Puts the focus where a section that was just opened begins, with what it answers in sight. */
export function focusSection(name: SectionName): void {
  const section = document.querySelector(`[data-section=${name}]`)
  section?.querySelector<HTMLElement>('input, textarea')?.focus()
  section?.scrollIntoView({ block: 'start' })
}

export interface SectionProps {
  /** What opens it calls it this. */
  readonly name?: SectionName
  readonly title: string
  /** What the cross takes away; none when it has to stay. */
  readonly closeLabel?: string
  readonly onClose?: () => void
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A seldom used part of the sheet, opened on request. */
export function Section({ name, title, closeLabel, onClose, error, children }: SectionProps) {
  const id = useId()
  return (
    <section
      data-section={name}
      aria-labelledby={id}
      className="grid gap-3 rounded-lg border bg-muted/40 p-3"
    >
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        {onClose && closeLabel ? (
          <IconButton label={closeLabel} className="-my-1 -mr-1" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {children}
      {error ? (
        <p role="alert" className="text-sm text-over">
          {error}
        </p>
      ) : null}
    </section>
  )
}
