import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
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
        title={say('{category} is in use', { category: node.category.name })}
        description={say('By {count}.', { count: countWords(dependents, locale) })}
      >
        <p>
          {say(
            `Merge it into another category, and all of this moves there. Or archive it: it can no
            longer be chosen, and what has it keeps it.`,
          )}
        </p>
        <DialogActions>
          <DialogClose asChild>
            <Button look="quiet">{say('Cancel')}</Button>
          </DialogClose>
          <Button look="outline" onClick={onArchive}>
            {say('Archive instead')}
          </Button>
          <Button onClick={onMerge}>{say('Merge into…')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
