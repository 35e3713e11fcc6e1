import { type FormEvent, useState } from 'react'
import { CategoryField } from '#web/categories/category-field.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface CategoryDialogProps {
  readonly title: string
  readonly categories: Categories
  readonly onPick: (categoryId: string | null) => void
  readonly onClose: () => void
}

export function CategoryDialog({ title, categories, onPick, onClose }: CategoryDialogProps) {
  // Nothing is chosen before somebody does: what they have now may differ.
  const [categoryId, setCategoryId] = useState<string | null | undefined>(undefined)
  const pick = (event: FormEvent) => {
    event.preventDefault()
    if (categoryId !== undefined) onPick(categoryId)
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={title} onOpenAutoFocus={focusOnField} className="overflow-visible">
        <form onSubmit={pick} className="grid gap-4">
          <CategoryField
            label={say('Category')}
            categories={categories}
            value={categoryId}
            onChange={setCategoryId}
          />
          <DialogActions>
            <Button type="submit" disabled={categoryId === undefined}>
              {categoryId === null ? say('Take the category away') : say('Change')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
