import Ellipsis from 'lucide-react/icons/ellipsis'
import { useCallback, useRef, useState } from 'react'
import { IconButton } from '#web/ui/control/button.tsx'
import { MenuLater } from '#web/ui/control/menu-later.tsx'
import { arriving } from '#web/ui/loading/arriving.ts'
import { say } from '#web/words/say.ts'
import type { MoreMenuProps } from './bar/more-menu.tsx'
import { Toolbar } from './bar/toolbar.tsx'
import { useCursor } from './keys/use-cursor.ts'
import { useListKeys } from './keys/use-list-keys.ts'
import type { EntryListHandle } from './list/entry-list.tsx'
import { ListCard } from './list/list-card.tsx'
import { OverList } from './list/over-list.tsx'
import { Summary } from './list/summary.tsx'
import {
  FilterChips,
  LensSwitch,
  NotSaved,
  OpenPanel,
  ProposalsCard,
  RateLack,
  RateRank,
  RemovalDialog,
  SelectionBar,
  TransferList,
  usePreloadedParts,
} from './list-parts.tsx'
import { type Entry, sharedIn } from './model/entry.ts'
import { countFilters, needsRates } from './model/filters.ts'
import { type Noun, NounContext } from './model/noun.ts'
import { createRowStates } from './model/row-states.ts'
import type { Spot } from './model/shown-list.ts'
import { useList } from './model/use-list.ts'
import { useOpenShared } from './model/use-open-shared.ts'
import { useBulkActs } from './selection/use-bulk-acts.ts'
import { useSelection } from './selection/use-selection.ts'
import { useInlineEditor } from './use-inline-editor.tsx'
import { askedBy } from './use-ledger.ts'
import { useRemovals } from './use-removals.ts'
import { useRowActs } from './use-row-acts.ts'

const menu = arriving(() => import('./bar/more-menu.tsx').then((file) => file.MoreMenu))
const button = (
  <IconButton label={say('List menu')}>
    <Ellipsis aria-hidden />
  </IconButton>
)

const ListMenu = (props: MoreMenuProps) => <MenuLater part={menu} given={props} button={button} />

/** All rows of a noun, by day. */
export function LedgerPage({ noun }: { readonly noun: Noun }) {
  return (
    <NounContext value={noun}>
      <Ledger />
    </NounContext>
  )
}

/** A row as narrow as a phone has no room for its fields; the sheet has. */
const hasRoom = () => !matchMedia('(max-width: 768px)').matches

function Ledger() {
  usePreloadedParts()
  const state = useList()
  const { bar, status, categories, book, address, list } = state
  const asked = askedBy(address)
  const selection = useSelection(list, asked)
  const bulk = useBulkActs()
  const removals = useRemovals(state, selection)
  const handle = useRef<EntryListHandle>(null)
  const scrollTo = useCallback((spot: Spot) => handle.current?.scrollTo(spot), [])
  const cursor = useCursor(list, asked, scrollTo)
  const searchBox = useRef<HTMLInputElement>(null)
  const [isFiltering, setFiltering] = useState(false)
  const { edit, editor } = useInlineEditor(categories, cursor.focus)
  const { openSheet, closeSheet } = bar
  const openShared = useOpenShared(bar)
  const open = (entry: Entry) => openShared(entry) || openSheet({ kind: 'edit', id: entry.id })
  const doing = {
    open,
    editHere: (entry: Entry, field: string | null) =>
      hasRoom() && !sharedIn(entry) ? edit({ id: entry.id, field }) : open(entry),
    remove: (entry: Entry) => openShared(entry) || removals.removeOne(entry),
  }
  const add = () => openSheet({ kind: 'add' })
  const filter = () => setFiltering(true)
  useListKeys(state, cursor, selection, {
    ...doing,
    add,
    filter,
    search: () => searchBox.current?.focus(),
    change: bulk.start,
    removeSelected: removals.removeSelected,
  })
  const acts = useRowActs({ ...doing, close: closeSheet, note: cursor.note, selection })
  const [states] = useState(createRowStates)
  const { failed, stateOf } = states(state)
  return (
    <div className="grid w-full gap-4 phone:gap-3">
      <Toolbar
        period={address.period}
        onPeriod={(period) => bar.go({ period })}
        text={state.text}
        onText={state.setText}
        searchBox={searchBox}
        filterCount={countFilters(address.filters)}
        onFilter={filter}
        onAdd={add}
        more={<ListMenu state={state} onSelect={selection.start} />}
      />
      {countFilters(address.filters) > 0 ? (
        <FilterChips
          filters={address.filters}
          categories={categories}
          onChange={(filters) => bar.go({ filters })}
        />
      ) : null}
      {failed.length > 0 ? <NotSaved writes={failed} state={state} /> : null}
      <ProposalsCard />
      {book.months.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-3">
          <Summary
            list={list}
            status={status}
            isMyPart={book !== state.ledger && address.lens === 'share'}
            onFigure={({ kind }) => bar.go({ filters: { ...address.filters, kind } })}
          />
          {book === state.ledger ? null : (
            <LensSwitch lens={address.lens} onChange={(lens) => bar.go({ lens })} />
          )}
        </div>
      )}
      {address.hasTransfers ? <TransferList {...state} /> : null}
      <ListCard
        state={state}
        onAdd={add}
        rows={{
          currentId: cursor.current?.id,
          markedId: cursor.marked?.id,
          stateOf,
          selected: selection.ids,
          isSelecting: selection.isOn,
          acts,
          editor,
          onDrawn: cursor.settle,
          handle,
        }}
      />
      <OverList state={state} />
      {isFiltering ? <OpenPanel state={state} onClose={() => setFiltering(false)} /> : null}
      {!list.isByDay && list.figures.net.length > 1 ? (
        <RateRank list={list} onRank={state.rankBy} />
      ) : null}
      {needsRates(address.filters) || isFiltering ? (
        <RateLack ledger={book} onRated={state.tellRated} />
      ) : null}
      {selection.isOn || bulk.isBusy ? (
        <SelectionBar
          state={state}
          selection={selection}
          bulk={bulk}
          onRemove={removals.removeSelected}
        />
      ) : null}
      {removals.removal ? (
        <RemovalDialog removal={removals.removal} onClose={removals.keep} />
      ) : null}
    </div>
  )
}
