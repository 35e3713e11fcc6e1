import Check from 'lucide-react/icons/check'
import Repeat from 'lucide-react/icons/repeat'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { netOf, type ShareOf } from '#domain/ledger.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { Amount } from '#web/locale/amount.tsx'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { StateMark } from '../list-parts.tsx'
import { type Entry, sharedIn } from '../model/entry.ts'
import { useNoun } from '../model/noun.ts'
import { EntryDetails } from './entry-details.tsx'

/** Whether the server has it: yes, not yet, or it refused. */
export type RowState = 'saved' | 'waiting' | 'failed'

/** What can be done with a row; the same functions for every row and every drawing. */
export interface RowActs {
  readonly press: (entry: Entry, event: MouseEvent) => void
  readonly remove: (entry: Entry) => void
  readonly note: (entry: Entry) => void
  readonly select: (entry: Entry, isRange: boolean) => void
}

export interface EntryRowProps {
  readonly entry: Entry
  readonly categories: Categories
  readonly state: RowState
  readonly shareOf: ShareOf
  readonly hasDay: boolean
  /** The one row the Tab key stops at. */
  readonly isCurrent: boolean
  /** The one the keys act on, wherever the focus is by now. */
  readonly isMarked: boolean
  readonly isSelected: boolean
  /** Selecting goes on: every row shows its box. */
  readonly isSelecting: boolean
  /** With what shows itself only under the pointer. */
  readonly isWhole: boolean
  readonly acts: RowActs
}

/** What names it, what can be done with it, and its amount, which ends where the card does. */
const columnsLook = 'grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3'

const rowLook =
  'col-span-full row-start-1 grid h-full grid-cols-subgrid items-center px-4 text-left ' +
  'outline-offset-[-2px] transition-colors duration-120 focus-visible:bg-muted active:bg-accent'

/** A finger has no keys. */
const markLook = 'outline-2 outline-ring coarse:not-focus-visible:outline-0'

/** As wide before the pointer is there, so that nothing moves under it. */
const actsLook =
  'col-start-2 row-start-1 flex min-w-9 justify-end self-center ' +
  'text-muted-foreground phone:min-w-0'

const removeLook = 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 phone:hidden'

const bin = 'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6'
const lid = 'M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2'

/** One line where the icon's own has five: every row has it, and most are never looked at. */
const trash = (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={`${bin}${lid}`} />
  </svg>
)

export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, categories, state, hasDay, isCurrent, isSelected, isSelecting, acts } = props
  const tabIndex = isCurrent ? 0 : -1
  const hasControls = (props.isWhole || isSelecting) && !sharedIn(entry)
  return (
    <div
      data-row
      className={classes('group relative h-full', columnsLook, isSelected && 'bg-primary-wash')}
    >
      <button
        type="button"
        data-entry={entry.id}
        tabIndex={tabIndex}
        onClick={(event) => acts.press(entry, event)}
        onFocus={() => acts.note(entry)}
        className={classes(
          rowLook,
          isSelected ? 'hover:bg-transparent' : 'hover:bg-muted',
          props.isMarked && markLook,
        )}
      >
        <span className="flex min-w-0 items-center gap-3">
          <CategoryMark category={categories.byId.get(entry.categoryId ?? '')} />
          <span className="min-w-0 flex-1">
            <span data-field="description" className="block truncate font-medium">
              {entry.description}
            </span>
            <span data-field="category" className="block truncate text-sm text-muted-foreground">
              <EntryDetails entry={entry} categories={categories} hasDay={hasDay} />
            </span>
          </span>
          {state === 'saved' ? null : <StateMark isFailed={state === 'failed'} />}
        </span>
        <RowAmount entry={entry} shareOf={props.shareOf} />
      </button>
      {hasControls ? (
        <SelectBox
          entry={entry}
          isSelected={isSelected}
          isShown={isSelecting}
          tabIndex={tabIndex}
          acts={acts}
        />
      ) : null}
      <span className={actsLook}>
        {hasControls ? (
          <IconButton
            label={say('Delete {entry}', { entry: entry.description })}
            tabIndex={tabIndex}
            onClick={() => acts.remove(entry)}
            className={removeLook}
          >
            {trash}
          </IconButton>
        ) : null}
        {entry.templateId ? (
          <IconButton
            asChild
            label={say('{entry} comes again', { entry: entry.description })}
            className="[&_svg]:size-4"
          >
            <Link to={`${routes.recurring.path}?edit=${entry.templateId}`} tabIndex={tabIndex}>
              <Repeat aria-hidden />
            </Link>
          </IconButton>
        ) : null}
      </span>
    </div>
  )
})

/** What it counts for; what was paid stands below when that is not the same. */
function RowAmount({ entry, shareOf }: Pick<EntryRowProps, 'entry' | 'shareOf'>) {
  const { type } = useNoun()
  const { amount, currency } = entry
  const net = netOf(shareOf(entry))
  return (
    <span data-field="amount" className="col-start-3 grid justify-items-end">
      <Amount
        amount={net}
        currency={currency}
        flow={type === 'income' ? 'in' : 'out'}
        className="font-semibold"
      />
      {Math.abs(net) === amount ? null : (
        <span className="text-sm text-muted-foreground">
          <Say words="of {amount}" amount={<Amount amount={amount} currency={currency} />} />
        </span>
      )}
    </span>
  )
}

interface SelectBoxProps {
  readonly entry: Entry
  readonly isSelected: boolean
  readonly isShown: boolean
  readonly tabIndex: number
  readonly acts: RowActs
}

const boxLook =
  'absolute top-1/2 left-4 grid size-9 -translate-y-1/2 place-items-center rounded-full ' +
  'coarse:left-3 coarse:size-11 focus-within:opacity-100'

/** Stands over the picture of the category. */
function SelectBox({ entry, isSelected, isShown, tabIndex, acts }: SelectBoxProps) {
  const isPlain = isSelected || isShown
  return (
    <label
      className={classes(
        boxLook,
        isPlain ? 'bg-card' : 'bg-muted opacity-0 group-hover:opacity-100 phone:hidden',
      )}
    >
      <input
        type="checkbox"
        aria-label={say('Select {entry}', { entry: entry.description })}
        tabIndex={tabIndex}
        onFocus={() => acts.note(entry)}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          acts.select(entry, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        className={classes(
          'grid size-5 place-items-center rounded-sm border border-input bg-card',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-ring',
          isSelected && 'border-primary bg-primary text-primary-foreground',
        )}
      >
        {isSelected ? <Check aria-hidden className="size-4" /> : null}
      </span>
    </label>
  )
}
