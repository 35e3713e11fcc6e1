import { type KeyboardEvent, useRef } from 'react'
import { formatDay } from '#domain/calendar.ts'
import { formatAmount, typedAmount } from '#domain/money.ts'
import type { Place, ReadLine } from '#domain/receipts/reading.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { ZoomedPicture } from '#web/fields/zoomed-picture.tsx'
import { classes } from '#web/ui/classes.ts'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '#web/ui/menu.tsx'
import { emptyItem, type ScanDraft } from './draft.ts'
import { amountIn, dayIn, nameIn } from './read-text.ts'
import { placeIn, type ReadReceipt } from './scan.ts'

export interface PicturePaneProps {
  readonly receipt: ReadReceipt
  readonly onChange: (patch: Partial<ScanDraft>) => void
}

const spotOf = ({ left, top, width, height }: Place) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

const fieldNames = ['merchant', 'date', 'total', 'tax', 'subtotal', 'tip'] as const

/** What was found on the receipt, to be seen on it. */
function marksOf({ reading, part }: ReadReceipt) {
  if (!reading) return []
  return fieldNames.flatMap((name) => {
    const { candidates, isSure } = reading[name]
    const place = candidates[0]?.place
    return place ? [{ name, isSure, place: placeIn(part, place) }] : []
  })
}

/** The picture with what was found in it; a line is corrected by tapping it. */
export function PicturePane({ receipt, onChange }: PicturePaneProps) {
  const { reading, part, url } = receipt
  const lines = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !(event.target instanceof HTMLElement)) return
    const all = [...(lines.current?.querySelectorAll('button') ?? [])]
    const at = all.indexOf(event.target as HTMLButtonElement)
    if (at < 0) return
    event.preventDefault()
    event.stopPropagation()
    all[at + step]?.focus()
  }
  return (
    <ZoomedPicture url={url} label="Picture of the receipt" className="h-full">
      {marksOf(receipt).map(({ name, isSure, place }) => (
        <span
          key={name}
          aria-hidden
          style={spotOf(place)}
          className={classes(
            'pointer-events-none absolute rounded-xs border-2',
            isSure ? 'border-income bg-income/15' : 'border-warning bg-warning/15',
          )}
        />
      ))}
      <div ref={lines} role="toolbar" aria-label="Lines of the receipt" onKeyDownCapture={move}>
        {reading?.lines.map((line, at) => (
          <LineMenu
            key={`${line.place.top} ${line.place.left}`}
            line={line}
            place={placeIn(part, line.place)}
            isFirst={at === 0}
            currency={receipt.draft.currency}
            items={receipt.draft.items}
            onChange={onChange}
          />
        ))}
      </div>
    </ZoomedPicture>
  )
}

interface LineMenuProps extends Pick<PicturePaneProps, 'onChange'> {
  readonly line: ReadLine
  readonly place: Place
  readonly isFirst: boolean
  readonly currency: string
  readonly items: ScanDraft['items']
}

const longDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

function LineMenu({ line, place, isFirst, currency, items, onChange }: LineMenuProps) {
  const { locale } = useBook()
  const reader = { currency, locale, today: useToday() }
  const amount = amountIn(line.text, reader)
  const day = dayIn(line.text, reader)
  const typed = amount === null ? '' : typedAmount(amount, currency, locale)
  const sum = amount === null ? '' : formatAmount(amount, currency, locale)
  return (
    <Menu>
      <MenuTrigger
        aria-label={`Use “${line.text}”`}
        tabIndex={isFirst ? 0 : -1}
        style={spotOf(place)}
        className={classes(
          'absolute rounded-xs hover:bg-primary/20 focus-visible:bg-primary/20',
          'data-[state=open]:bg-primary/25',
        )}
      />
      <MenuContent align="start" className="max-w-72">
        <MenuLabel className="text-sm wrap-anywhere text-muted-foreground">“{line.text}”</MenuLabel>
        <MenuItem onSelect={() => onChange({ merchant: line.text.slice(0, 120) })}>
          This is the shop
        </MenuItem>
        {amount !== null && amount > 0 ? (
          <MenuItem onSelect={() => onChange({ amount: typed })}>The total is {sum}</MenuItem>
        ) : null}
        {day === null ? null : (
          <MenuItem onSelect={() => onChange({ date: day })}>
            The day is {formatDay(day, locale, longDay)}
          </MenuItem>
        )}
        {amount === null ? null : (
          <>
            <MenuItem onSelect={() => onChange({ tax: typed })}>The tax is {sum}</MenuItem>
            <MenuItem
              onSelect={() => onChange({ items: [...items, emptyItem(nameIn(line.text), typed)] })}
            >
              Add it as a line
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  )
}
