import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { countWords, type Dependent } from './dependents.ts'
import type { CategoryNode } from './tree.ts'

export interface InUseDialogProps {
  readonly node: CategoryNode
  readonly dependents: readonly Dependent[]
  readonly onMerge: () => void
  readonly onArchive: () => void
  readonly onClose: () => void
}

/** What would lose its category is not deleted from under it: it moves, or the category rests. */
export function InUseDialog({ node, dependents, onMerge, onArchive, onClose }: InUseDialogProps) {
  const { locale } = useLocale()
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={`${node.category.name} is in use`}
        description={`By ${countWords(dependents, locale)}.`}
      >
        <p>
          Merge it into another category, and all of this moves there. Or archive it: it can no
          longer be chosen, and what has it keeps it.
        </p>
        <DialogActions>
          <DialogClose asChild>
            <Button look="quiet">Cancel</Button>
          </DialogClose>
          <Button look="outline" onClick={onArchive}>
            Archive instead
          </Button>
          <Button onClick={onMerge}>Merge into…</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
