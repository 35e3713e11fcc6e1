import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { GlobalCategoryRow } from '#contract/staff/content.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import { useAdmin } from '#web/data/admin.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useAct } from '../use-act.ts'
import { useAnswer } from '../use-answer.ts'
import { CategoryDialog } from './category-dialog.tsx'

const kinds = [
  ['expense', say('For spending')],
  ['income', say('For earning')],
] as const

/** The categories that everybody starts with. */
export function Categories() {
  const { can } = useAdmin()
  const { answer, trouble, reload } = useAnswer('admin.categories.list', {})
  const [open, setOpen] = useState<GlobalCategoryRow | 'new' | null>(null)
  const all = answer?.categories ?? []
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted-foreground">{say('A change reaches every device at once.')}</p>
        {can('content', 'write') ? (
          <Button onClick={() => setOpen('new')}>
            <Plus aria-hidden />
            {say('Add a category')}
          </Button>
        ) : null}
      </div>
      <Trouble words={trouble} onRetry={reload} />
      {!answer && !trouble ? <Skeleton className="h-96" /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {answer
          ? kinds.map(([type, words]) => (
              <Card key={type}>
                <CardHead>
                  <CardTitle>{words}</CardTitle>
                </CardHead>
                <ul aria-label={words} className="divide-y px-5 py-2">
                  {inOrder(all.filter((category) => category.type === type)).map((category) => (
                    <Item
                      key={category.id}
                      category={category}
                      onEdit={() => setOpen(category)}
                      onChange={reload}
                    />
                  ))}
                </ul>
              </Card>
            ))
          : null}
      </div>
      {open ? (
        <CategoryDialog
          category={open === 'new' ? null : open}
          all={all}
          onClose={() => setOpen(null)}
          onChange={reload}
        />
      ) : null}
    </>
  )
}

/** Each below the one it is part of. */
const inOrder = (all: readonly GlobalCategoryRow[]): readonly GlobalCategoryRow[] =>
  all
    .filter(({ parentId }) => parentId === null)
    .flatMap((parent) => [parent, ...all.filter(({ parentId }) => parentId === parent.id)])

interface ItemProps {
  readonly category: GlobalCategoryRow
  readonly onEdit: () => void
  readonly onChange: () => void
}

function Item({ category, onEdit, onChange }: ItemProps) {
  const { can } = useAdmin()
  const { isBusy, act } = useAct(onChange)
  const { id, name, parentId, archived } = category
  const archive = (next: boolean, undo?: () => void) =>
    act(
      (send) => send('admin.categories.change', { params: { id }, body: { archived: next } }),
      next ? `${name} is no longer offered.` : `${name} is offered again.`,
      undo,
    )
  return (
    <li
      className={
        parentId ? 'flex items-center gap-3 py-1.5 pl-8' : 'flex items-center gap-3 py-1.5'
      }
    >
      <CategoryMark category={category} size="small" />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {archived ? <Badge>{say('Archived')}</Badge> : null}
      {can('content', 'write') ? (
        <>
          <Button look="quiet" aria-label={say('Edit {name}', { name })} onClick={onEdit}>
            {say('Edit')}
          </Button>
          <Button
            look="quiet"
            disabled={isBusy}
            aria-label={
              archived ? say('Restore {name}', { name }) : say('Archive {name}', { name })
            }
            onClick={() => archive(!archived, () => archive(archived))}
          >
            {archived ? say('Restore') : say('Archive')}
          </Button>
        </>
      ) : null}
    </li>
  )
}
