import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import type { Place, ReadLine } from '#domain/receipts/reading.ts'
import { classes } from '#web/ui/classes.ts'
import { Menu, MenuContent, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import { spotOf } from '../spot.ts'
import type { ScanDraft } from './draft.ts'
import { LineUses } from './line-uses.tsx'

export interface PlacedLine extends ReadLine {
  readonly key: string
}

export interface LinePickerProps {
  readonly lines: readonly PlacedLine[]
  readonly draft: ScanDraft
  readonly onChange: (patch: Partial<ScanDraft>) => void
}

/** How far a point is from a place; lines are wide, so above and below count more. */
function distance({ left, top, width, height }: Place, x: number, y: number): number {
  const beside = Math.max(left - x, 0, x - left - width)
  const above = Math.max(top - y, 0, y - top - height)
  return beside + above * 4
}

function nearest(lines: readonly PlacedLine[], { currentTarget, clientX, clientY }: MouseEvent) {
  const box = currentTarget.getBoundingClientRect()
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
  const far = lines.map(({ place }) => distance(place, x, y))
  return far.indexOf(Math.min(...far))
}

/** Lines are too thin for fingers: the one nearest to where the picture is tapped is meant. */
export function LinePicker({ lines, draft, onChange }: LinePickerProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const active = lines[at] ?? lines[0]
  if (!active) return null
  const open = (next: number) => {
    setAt(next)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isChosen = event.key === 'Enter' || event.key === ' '
    if (step === undefined && !isChosen) return
    event.preventDefault()
    if (isChosen) setOpen(true)
    else setAt(Math.min(lines.length - 1, Math.max(0, at + (step ?? 0))))
  }
  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={say('Lines of the receipt')}
        aria-activedescendant={`${id}-${at}`}
        onMouseDown={(event) => {
          // The list keeps the focus, not one of its lines.
          event.preventDefault()
          event.currentTarget.focus({ preventScroll: true })
        }}
        onClick={(event) => open(nearest(lines, event))}
        onKeyDown={onKeyDown}
        className="group absolute inset-0 cursor-pointer focus-visible:outline-offset-[-3px]"
      >
        {lines.map((line, n) => (
          <div
            key={line.key}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-label={line.text}
            aria-selected={n === at}
            style={spotOf(line.place)}
            className={classes(
              'absolute rounded-xs hover:bg-primary/20',
              n === at && (isOpen ? 'bg-primary/30' : 'group-focus-visible:bg-primary/30'),
            )}
          />
        ))}
      </div>
      <Menu open={isOpen} onOpenChange={setOpen}>
        <MenuTrigger asChild>
          <span aria-hidden style={spotOf(active.place)} className="pointer-events-none absolute" />
        </MenuTrigger>
        <MenuContent
          align="start"
          className="max-w-72"
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            list.current?.focus({ preventScroll: true })
          }}
        >
          <LineUses text={active.text} draft={draft} onChange={onChange} />
        </MenuContent>
      </Menu>
    </>
  )
}
