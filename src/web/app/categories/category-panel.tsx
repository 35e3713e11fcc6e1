import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { useCategories, useCategoryTables } from '#web/categories/use-categories.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { useEntries } from '#web/reports/use-entries.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { AwayList } from './away-list.tsx'
import { CategoryDialogs, type CategoryQuestion } from './category-dialogs.tsx'
import { CategoryList } from './category-list.tsx'
import type { CategoryActs } from './category-menu.tsx'
import { dependentsOf, isMissed } from './dependents.ts'
import { ColumnHeads, Uncategorised, WithoutRate } from './list-parts.tsx'
import { AllAway, CategoriesSkeleton, NothingFound } from './nothing-found.tsx'
import { buildTree, type CategoryNode, type CategoryType, searchTree } from './tree.ts'
import { type Usages, usagesIn } from './usage.ts'
import { type CategoryWrites, useCategoryWrites } from './use-category-writes.ts'

function useActs(writes: CategoryWrites, onAsk: (asked: CategoryQuestion) => void): CategoryActs {
  const replica = useReplica()
  return {
    edit: (node) => onAsk({ kind: 'edit', node }),
    addBelow: ({ category }) => onAsk({ kind: 'add', name: '', parentId: category.id }),
    putAway: writes.putAway,
    reset: writes.reset,
    merge: (node) => onAsk({ kind: 'merge', node }),
    remove: (node) => {
      if (isMissed(dependentsOf(replica, node.category.id))) onAsk({ kind: 'in-use', node })
      else writes.remove(node)
    },
    move: writes.move,
  }
}

const panels = ['add'] as const

/** What a dialog is open for: chosen here, or a new category by the address. */
function useAskedFor() {
  const { params, close } = usePanelAddress(panels)
  const [chosen, choose] = useState<CategoryQuestion | null>(null)
  const isNew = params.has('add')
  const asked: CategoryQuestion | null =
    chosen ?? (isNew ? { kind: 'add', name: '', parentId: null } : null)
  const ask = (next: CategoryQuestion | null) => {
    choose(next)
    if (isNew) close()
  }
  return [asked, ask] as const
}

/** The categories of one kind. */
export function CategoryPanel({ type }: { readonly type: CategoryType }) {
  const tables = useCategoryTables()
  const { own, shared, styles } = tables
  const tree = useMemo(() => buildTree({ own, shared, styles }, type), [own, shared, styles, type])
  const [text, setText] = useState('')
  const [asked, setAsked] = useAskedFor()
  const { isComplete } = useReplicaStatus()
  const writes = useCategoryWrites()
  const acts = useActs(writes, setAsked)
  const usagesOf = useUsages(type)
  const found = useMemo(() => searchTree(tree, text), [tree, text])
  const isSearching = text.trim() !== ''
  const add = (name = '') => setAsked({ kind: 'add', name, parentId: null })
  const isLoading = shared.length === 0 && !isComplete
  const shown = isSearching ? found.shown : [...found.shown, null]
  const isNothing = found.shown.length === 0
  return (
    <div className="grid gap-4">
      <PanelBar type={type} text={text} onText={setText} onAdd={() => add()} />
      <Card>
        {isLoading ? (
          <CategoriesSkeleton />
        ) : isNothing && isSearching && found.away.length === 0 ? (
          <NothingFound text={text} onClear={() => setText('')} onAdd={() => add(text.trim())} />
        ) : isNothing ? (
          <AllAway isSearching={isSearching} onAdd={() => add()} />
        ) : (
          <>
            <WithoutRate figures={shown.map((node) => usagesOf(node).year)} />
            <ColumnHeads />
            <CategoryList
              nodes={found.shown}
              type={type}
              label={type === 'expense' ? say('Expense categories') : say('Income categories')}
              usagesOf={usagesOf}
              acts={acts}
              canMove={!isSearching}
            />
            {isSearching ? null : <Uncategorised type={type} usages={usagesOf(null)} />}
          </>
        )}
      </Card>
      <AwayList
        key={String(isSearching)}
        nodes={found.away}
        onBringBack={writes.bringBack}
        isFound={isSearching}
      />
      <CategoryDialogs asked={asked} type={type} tree={tree} writes={writes} onAsk={setAsked} />
    </div>
  )
}

interface PanelBarProps {
  readonly type: CategoryType
  readonly text: string
  readonly onText: (text: string) => void
  readonly onAdd: () => void
}

function PanelBar({ type, text, onText, onAdd }: PanelBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput label={say('Search {type} categories', { type })} text={text} onText={onText} />
      <Button onClick={onAdd}>
        <Plus aria-hidden />
        {say('Add category')}
      </Button>
    </div>
  )
}

/** The figures of every category, from the copy on this device: own entries and my parts. */
function useUsages(type: CategoryType): (node: CategoryNode | null) => Usages {
  const entriesOf = useEntries()
  const { byId } = useCategories(type)
  const today = useToday()
  return useMemo(() => {
    const usagesOf = usagesIn(entriesOf, type, byId.values(), today)
    return (node) => usagesOf(node?.category.id ?? null)
  }, [entriesOf, byId, type, today])
}
