import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'

export interface ToggleChipProps {
  readonly isOn: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** One of several words, any number of which may be on. */
export function ToggleChip({ isOn, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={classes(
        'inline-flex control-least max-w-full items-center gap-1.5 rounded-full border px-3 text-sm',
        isOn ? 'border-primary bg-primary-wash text-primary-text' : 'hover:bg-accent',
      )}
    >
      <span className="truncate">{children}</span>
    </button>
  )
}
