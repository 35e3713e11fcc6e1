import { type FormEvent, useState } from 'react'
import type { Category } from '#web/categories/use-categories.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { countWords, type Dependent } from './dependents.ts'
import type { CategoryNode, CategoryTree } from './tree.ts'

export interface MergeDialogProps {
  readonly node: CategoryNode
  readonly tree: CategoryTree
  readonly dependents: readonly Dependent[]
  readonly onMerge: (into: Category) => void
  readonly onClose: () => void
}

/** Where its rows may go: any other one in use, in the order of the page. */
const targetsFor = (node: CategoryNode, { shown }: CategoryTree): readonly Category[] =>
  shown
    .flatMap((top) => [top, ...top.children])
    .map(({ category }) => category)
    .filter(({ id }) => id !== node.category.id)

/** Says what will move before anything does. */
export function MergeDialog({ node, tree, dependents, onMerge, onClose }: MergeDialogProps) {
  const { locale } = useLocale()
  const targets = targetsFor(node, tree)
  const [intoId, setIntoId] = useState('')
  const [hasTried, setTried] = useState(false)
  const into = targets.find(({ id }) => id === intoId)
  const { name } = node.category
  const all = countWords(dependents, locale)
  const merge = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (into) onMerge(into)
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={say('Merge {name} into another', { name })}>
        <form noValidate className="grid gap-4" onSubmit={merge}>
          <Field
            label={say('Into')}
            error={hasTried && !into ? say('Choose where everything goes.') : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={intoId}
                onChange={(event) => setIntoId(event.target.value)}
              >
                <option value="">{say('Choose a category')}</option>
                {targets.map((target) => (
                  <option key={target.id} value={target.id}>
                    {target.parentId === null ? target.name : `\u2003${target.name}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <p>
            {dependents.length === 0
              ? say('Nothing is in it.')
              : into
                ? say('Moves {all} to {name}.', { all, name: into.name })
                : say('Moves {all}.', { all })}{' '}
            {say('Then {name} is gone.', { name })}
          </p>
          <DialogActions>
            <DialogClose asChild>
              <Button look="outline">{say('Cancel')}</Button>
            </DialogClose>
            <Button type="submit">{say('Merge')}</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
