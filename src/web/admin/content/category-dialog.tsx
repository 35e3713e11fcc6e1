import { useState } from 'react'
import type { GlobalCategoryRow } from '#contract/staff/content.ts'
import { newId } from '#web/data/new-id.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'
import { CategoryLook } from './category-look.tsx'

export interface CategoryDialogProps {
  /** Null to add one. */
  readonly category: GlobalCategoryRow | null
  readonly all: readonly GlobalCategoryRow[]
  readonly onClose: () => void
  readonly onChange: () => void
}

const plainLook = { icon: 'tag', color: 'honey' }
/** Behind all others of its kind. */
const lastOf = (all: readonly GlobalCategoryRow[]) =>
  Math.max(0, ...all.map(({ sort }) => sort)) + 10

export function CategoryDialog({ category, all, onClose, onChange }: CategoryDialogProps) {
  const work = useWork()
  const [look, setLook] = useState<typeof plainLook>(category ?? plainLook)
  const [type, setType] = useState<GlobalCategoryRow['type']>(category?.type ?? 'expense')
  const [id] = useState(() => category?.id ?? newId())
  const parents = all.filter((each) => each.type === type && !each.parentId && !each.archived)
  const save = work.onSubmit(async (send, { name = '', parentId }) => {
    const fields = { name: name.trim(), icon: look.icon, color: look.color }
    if (category) await send('admin.categories.change', { params: { id }, body: fields })
    else {
      const more = { id, type, parentId: parentId || null, sort: lastOf(all) }
      await send('admin.categories.create', { body: { ...fields, ...more } })
    }
    toast({ title: say('Everybody has {name} now.', { name: fields.name }), variant: 'success' })
    onChange()
    onClose()
  })
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={
          category ? say('Edit {category}', { category: category.name }) : say('Add a category')
        }
      >
        <form noValidate onSubmit={save} className="grid gap-4">
          <Trouble words={work.trouble} />
          <Field label={say('Name')} error={work.errors.name}>
            {(control) => (
              <Input
                {...control}
                name="name"
                maxLength={60}
                autoComplete="off"
                autoFocus
                defaultValue={category?.name}
              />
            )}
          </Field>
          {category ? null : (
            <>
              <Field label={say('For')}>
                {(control) => (
                  <Select
                    {...control}
                    value={type}
                    onChange={({ target }) => setType(target.value as typeof type)}
                  >
                    <option value="expense">{say('Spending')}</option>
                    <option value="income">{say('Earning')}</option>
                  </Select>
                )}
              </Field>
              <Field label={say('Part of')} error={work.errors.parentId}>
                {(control) => (
                  <Select {...control} key={type} name="parentId" defaultValue="">
                    <option value="">{say('None')}</option>
                    {parents.map((parent) => (
                      <option key={parent.id} value={parent.id}>
                        {parent.name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </>
          )}
          <CategoryLook look={look} onLook={setLook} />
          <DialogActions>
            <Button type="submit" disabled={work.isBusy}>
              {say('Save for everybody')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
