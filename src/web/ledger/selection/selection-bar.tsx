import FolderInput from 'lucide-react/icons/folder-input'
import PencilLine from 'lucide-react/icons/pencil-line'
import TagIcon from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react'
import { textsOf } from '#domain/categories/rules.ts'
import { figuresOf } from '#domain/ledger.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { Totals } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { longWork } from '#web/writes/long-work.ts'
import type { Entry } from '../model/entry.ts'
import { amountFor } from '../model/figure-amounts.ts'
import type { Noun } from '../model/noun.ts'
import type { ListState } from '../model/use-list.ts'
import { corrected } from '../sheet/save/corrected.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { FieldDialog, fieldWords } from './field-dialog.tsx'
import { changeMany, countWords, selectedRows, withShared } from './many-writes.ts'
import { type Plan, planCategory, planTags } from './plan.ts'
import { TagsDialog } from './tags-dialog.tsx'
import type { BulkActs, BulkTask } from './use-bulk-acts.ts'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps {
  readonly state: ListState
  readonly selection: Selection
  readonly bulk: BulkActs
  readonly onRemove: () => void
}

const barLook =
  'fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-4xl flex-wrap items-center gap-x-2 gap-y-1 ' +
  'rounded-xl border bg-popover py-2 pr-2 pl-4 shadow-floating animate-rise-in phone:bottom-22 ' +
  'lg:left-68'

/** What is selected, what it comes to, and what can be done with it. */
export function SelectionBar({ state, selection, bulk, onRemove }: SelectionBarProps) {
  const { replica, noun, list, categories } = state
  const { locale } = useLocale()
  const rows = useMemo(() => selectedRows(list, selection.ids), [list, selection.ids])
  const change = (plan: Plan) => {
    bulk.stop()
    selection.clear()
    void changeMany({ replica, noun, locale }, withShared(plan, list, selection.ids))
  }
  if (bulk.isBusy) return <Progress />
  return (
    <div role="toolbar" aria-label={say('Selected')} data-bar className={barLook}>
      <p aria-live="polite" className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{countWords({ noun, locale }, rows)}</span>
        {rows.length > 0 ? <SelectedTotal state={state} rows={rows} /> : null}
      </p>
      {rows.length < list.rowCount ? (
        <Button look="quiet" onClick={selection.all}>
          <Say words="Select all {value}" value={list.rowCount.toLocaleString(locale)} />
        </Button>
      ) : null}
      <IconButton
        label={say('Select nothing')}
        onClick={selection.clear}
        className="order-1 phone:order-none"
      >
        <X aria-hidden />
      </IconButton>
      <Actions noun={noun} isEmpty={rows.length === 0} onStart={bulk.start} onRemove={onRemove} />
      {bulk.task === 'category' ? (
        <CategoryDialog
          title={say('Category of {count}', { count: countWords({ noun, locale }, rows) })}
          categories={categories}
          onPick={(id) => {
            noteCorrections(noun, rows, id)
            change(planCategory(rows, id, categories.names))
          }}
          onClose={bulk.stop}
        />
      ) : null}
      {bulk.task === 'tags' ? (
        <TagsDialog
          title={say('Tags of {count}', { count: countWords({ noun, locale }, rows) })}
          rows={rows}
          ledger={state.ledger}
          onPick={(tags) => change(planTags(rows, tags))}
          onClose={bulk.stop}
        />
      ) : null}
      {bulk.task && bulk.task !== 'category' && bulk.task !== 'tags' ? (
        <FieldDialog {...{ state, rows }} task={bulk.task} onPick={change} onClose={bulk.stop} />
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
      isTight
      totals={net}
      of={months}
      amountOf={amountFor(shareOf, 'net')}
      className="text-muted-foreground"
    />
  )
}

const fieldTasks = ['date', 'place', 'paymentMethod', 'account', 'currency'] as const

interface ActionsProps {
  readonly noun: Noun
  readonly isEmpty: boolean
  readonly onStart: (task: BulkTask) => void
  readonly onRemove: () => void
}

function Actions({ noun, isEmpty, onStart, onRemove }: ActionsProps) {
  const wanted = useRef<BulkTask | null>(null)
  const button = (words: string, icon: ReactNode, onClick?: () => void) => (
    <Button
      look="quiet"
      disabled={isEmpty}
      onClick={onClick}
      className="px-3! phone:px-2! phone:[&_svg]:hidden"
    >
      {icon}
      {words}
    </Button>
  )
  const hasAccounts = useRows('accounts').length > 0
  const isShown = { paymentMethod: noun.isPaid, account: hasAccounts }
  const tasks = fieldTasks.filter((task) => !(task in isShown) || isShown[task as 'account'])
  // A dialog opens when the menu has given the focus back, so that it can do the same later.
  const startWanted = () => {
    const task = wanted.current
    wanted.current = null
    if (task) setTimeout(() => onStart(task))
  }
  return (
    <div className="flex phone:-ml-2 phone:w-full phone:justify-between">
      {button('Category', <FolderInput aria-hidden />, () => onStart('category'))}
      {button('Tags', <TagIcon aria-hidden />, () => onStart('tags'))}
      <Menu>
        <MenuTrigger asChild>{button('More', <PencilLine aria-hidden />)}</MenuTrigger>
        <MenuContent align="end" onCloseAutoFocus={startWanted}>
          {tasks.map((task) => (
            <MenuItem
              key={task}
              onSelect={() => {
                wanted.current = task
              }}
            >
              {fieldWords(task, noun)}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      {button('Delete', <Trash2 aria-hidden />, onRemove)}
    </div>
  )
}

/** How far the work has come; there is nothing to do but wait, or go on elsewhere. */
function Progress() {
  const { locale } = useLocale()
  const work = useSyncExternalStore(longWork.subscribe, longWork.now)
  if (!work) return null
  const { words, done, of } = work
  return (
    <div role="status" data-bar className={barLook}>
      <span>
        <Say
          words="{what}: {value} of {value2}"
          what={words}
          value={done.toLocaleString(locale)}
          value2={of.toLocaleString(locale)}
        />
      </span>
      <progress aria-label={words} value={done} max={of} className="h-2 min-w-32 flex-1" />
    </div>
  )
}

/** More of the same teach nothing new. */
const mostNoted = 20

/** Many rows put in one category by hand are as many corrections. */
function noteCorrections({ type }: Noun, rows: readonly Entry[], categoryId: string | null): void {
  if (categoryId === null) return
  const changed = rows.filter((row) => row.categoryId !== categoryId)
  for (const row of changed.slice(0, mostNoted)) {
    corrected({ rowId: row.id, type, texts: textsOf(row), categoryId })
  }
}
