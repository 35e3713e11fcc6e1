import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { Amount } from '#web/fields/amount.tsx'
import { CategoryMark } from '#web/fields/category-chip.tsx'
import type { Category } from '#web/fields/use-categories.ts'
import { IconButton } from '#web/ui/button.tsx'
import type { Entry } from './entry.ts'
import { paymentWords } from './payment-words.ts'

/** Whether the server has it: yes, not yet, or it refused. */
export type RowState = 'saved' | 'waiting' | 'failed'

export interface EntryRowProps {
  readonly entry: Entry
  readonly category: Category | undefined
  readonly state: RowState
  /** The one row the Tab key stops at. */
  readonly isCurrent: boolean
  readonly onOpen: (entry: Entry) => void
  readonly onRemove: (entry: Entry) => void
  readonly onFocus: (entry: Entry) => void
}

const rowLook =
  'flex h-full w-full items-center gap-3 pr-14 pl-4 text-left transition-colors duration-120 ' +
  'outline-offset-[-2px] hover:bg-muted phone:pr-4 focus-visible:bg-muted active:bg-accent'

const removeLook =
  'absolute top-1/2 right-3 -translate-y-1/2 text-muted-foreground opacity-0 ' +
  'group-focus-within:opacity-100 group-hover:opacity-100 phone:hidden'

export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, category, state, isCurrent, onOpen, onRemove, onFocus } = props
  const tabIndex = isCurrent ? 0 : -1
  return (
    <div className="group relative h-full">
      <button
        type="button"
        data-entry={entry.id}
        tabIndex={tabIndex}
        onClick={() => onOpen(entry)}
        onFocus={() => onFocus(entry)}
        className={rowLook}
      >
        <CategoryMark category={category} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{entry.description}</span>
          <span className="block truncate text-sm text-muted-foreground">
            <RowDetails entry={entry} category={category} />
          </span>
        </span>
        <StateMark state={state} />
        <Amount amount={entry.amount} currency={entry.currency} className="font-semibold" />
      </button>
      <IconButton
        label={`Delete ${entry.description}`}
        tabIndex={tabIndex}
        onClick={() => onRemove(entry)}
        className={removeLook}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
})

/** Where an expense was paid and how, or where an income came from. */
function whereAndHow(entry: Entry): readonly (string | null)[] {
  if ('source' in entry) return [entry.source]
  return [entry.merchant, paymentWords[entry.paymentMethod]]
}

function RowDetails({ entry, category }: Pick<EntryRowProps, 'entry' | 'category'>) {
  const facts = whereAndHow(entry).filter((fact) => fact !== entry.description)
  const parts = [category?.name ?? 'No category', ...facts]
  const tags = entry.tags.map((tag) => `#${tag}`).join(' ')
  return [...parts, tags].filter(Boolean).join(' · ')
}

function StateMark({ state }: { readonly state: RowState }) {
  if (state === 'saved') return null
  const isFailed = state === 'failed'
  const Icon = isFailed ? CircleAlert : CloudUpload
  return (
    <span className={isFailed ? 'text-over' : 'text-muted-foreground'}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{isFailed ? 'Not saved' : 'Waiting to be sent'}</span>
    </span>
  )
}
