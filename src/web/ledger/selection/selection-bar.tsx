import FolderInput from 'lucide-react/icons/folder-input'
import TagIcon from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useMemo, useSyncExternalStore } from 'react'
import { figuresOf } from '#domain/ledger.ts'
import { Totals } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { bulkWork } from '../bulk-work.ts'
import type { Entry } from '../entry.ts'
import { amountFor } from '../figure-amounts.ts'
import type { BulkActs } from '../use-bulk-acts.ts'
import type { ListState } from '../use-list.ts'
import type { Selection } from '../use-selection.ts'
import { changeMany, countWords, selectedRows } from './bulk-writes.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { type Plan, planCategory, planTags } from './plan.ts'
import { TagsDialog } from './tags-dialog.tsx'

export interface SelectionBarProps {
  readonly state: ListState
  readonly selection: Selection
  readonly bulk: BulkActs
}

const barLook =
  'fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-3xl flex-wrap items-center gap-x-2 gap-y-1 ' +
  'rounded-xl border bg-popover py-2 pr-2 pl-4 shadow-floating animate-rise-in phone:bottom-22 ' +
  'lg:left-68'

/** What is selected, what it comes to, and what can be done with it. */
export function SelectionBar({ state, selection, bulk }: SelectionBarProps) {
  const { replica, noun, list, categories } = state
  const { locale } = useBook()
  const rows = useMemo(() => selectedRows(list, selection.ids), [list, selection.ids])
  const change = (plan: Plan, why: string) => {
    bulk.stop()
    selection.clear()
    void changeMany({ replica, noun, locale }, plan, why)
  }
  if (bulk.isBusy) return <Progress />
  return (
    <div role="toolbar" aria-label="Selected" className={barLook}>
      <p aria-live="polite" className="mr-auto flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{countWords({ noun, locale }, rows.length)}</span>
        {rows.length > 0 ? <SelectedTotal state={state} rows={rows} /> : null}
      </p>
      {rows.length < list.rowCount ? (
        <Button look="quiet" onClick={selection.all}>
          Select all {list.rowCount.toLocaleString(locale)}
        </Button>
      ) : null}
      <IconButton
        label="Select nothing"
        onClick={selection.clear}
        className="order-1 phone:order-none"
      >
        <X aria-hidden />
      </IconButton>
      <Actions isEmpty={rows.length === 0} onStart={bulk.start} />
      {bulk.task === 'category' ? (
        <CategoryDialog
          title={`Category of ${countWords({ noun, locale }, rows.length)}`}
          categories={categories}
          onPick={(id) => change(planCategory(rows, id), 'split over several categories')}
          onClose={bulk.stop}
        />
      ) : null}
      {bulk.task === 'tags' ? (
        <TagsDialog
          title={`Tags of ${countWords({ noun, locale }, rows.length)}`}
          rows={rows}
          ledger={state.ledger}
          onPick={(tags) => change(planTags(rows, tags), 'no room for more tags')}
          onClose={bulk.stop}
        />
      ) : null}
    </div>
  )
}

interface SelectedTotalProps {
  readonly state: ListState
  readonly rows: readonly Entry[]
}

function SelectedTotal({ state, rows }: SelectedTotalProps) {
  const { shareOf } = state.list
  const { net } = useMemo(() => figuresOf(rows, shareOf), [rows, shareOf])
  const months = useMemo(() => [rows], [rows])
  return (
    <Totals
      totals={net}
      of={months}
      amountOf={amountFor(shareOf, 'net')}
      className="text-muted-foreground"
    />
  )
}

interface ActionsProps {
  readonly isEmpty: boolean
  readonly onStart: BulkActs['start']
}

const actions = [
  { task: 'category', words: 'Category', Icon: FolderInput },
  { task: 'tags', words: 'Tags', Icon: TagIcon },
  { task: 'delete', words: 'Delete', Icon: Trash2 },
] as const

function Actions({ isEmpty, onStart }: ActionsProps) {
  return (
    <div className="flex phone:-ml-2 phone:w-full phone:justify-between">
      {actions.map(({ task, words, Icon }) => (
        <Button
          key={task}
          look="quiet"
          disabled={isEmpty}
          onClick={() => onStart(task)}
          className="px-3!"
        >
          <Icon aria-hidden />
          {words}
        </Button>
      ))}
    </div>
  )
}

/** How far the work has come; there is nothing to do but wait, or go on elsewhere. */
function Progress() {
  const { locale } = useBook()
  const work = useSyncExternalStore(bulkWork.subscribe, bulkWork.now)
  if (!work) return null
  const { words, done, of } = work
  return (
    <div role="status" className={barLook}>
      <span>
        {words}: {done.toLocaleString(locale)} of {of.toLocaleString(locale)}
      </span>
      <progress aria-label={words} value={done} max={of} className="h-2 min-w-32 flex-1" />
    </div>
  )
}
