import { useEffect } from 'react'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import type { PaletteGroup, PaletteOption } from './palette.tsx'

export interface PaletteListProps {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  readonly current: string | null
  readonly onTake: (option: PaletteOption) => void
}

/** What fits; the focus stays in the box, which says which one is chosen. */
export function PaletteList({ id, groups, current, onTake }: PaletteListProps) {
  useEffect(() => {
    const chosen = current === null ? null : document.getElementById(`${id}-${current}`)
    chosen?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('Found')}
      tabIndex={-1}
      className="overflow-y-auto p-2"
    >
      {groups.map(({ title, tail, options }) => (
        <fieldset key={title} aria-label={title} className="min-w-0">
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-muted-foreground">
            {title}
            {tail}
          </p>
          {options.map((option) => (
            <button
              type="button"
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === current}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(option)}
              className={classes(
                'flex min-h-11 w-full items-center rounded-md px-3 py-1.5 text-left',
                'hover:bg-accent aria-selected:bg-accent',
              )}
            >
              {option.drawn}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
