import { type FormEvent, useId, useRef, useState } from 'react'
import type { Category } from '#web/fields/use-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { KeepDraft } from '#web/ui/keep-draft.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { useLeaveGuard } from '#web/ui/use-leave-guard.ts'
import { nameProblem, parentsFor } from './category-form.ts'
import { ColorPicker, IconPicker } from './look-picker.tsx'
import type { CategoryNode, CategoryTree, CategoryType } from './tree.ts'
import type { CategoryFields } from './wishes.ts'

export interface CategorySheetProps {
  /** Null to add a new one. */
  readonly node: CategoryNode | null
  readonly type: CategoryType
  readonly tree: CategoryTree
  /** What a new one says at first. */
  readonly start?: Pick<CategoryFields, 'name' | 'parentId'>
  readonly onSave: (fields: CategoryFields) => void
  readonly onReset: () => void
  readonly onClose: () => void
}

/** One below another begins with its look. */
function fresh(start: CategorySheetProps['start'], { shown }: CategoryTree): CategoryFields {
  const { name = '', parentId = null } = start ?? {}
  const parent = shown.find(({ category }) => category.id === parentId)?.category
  return { name, parentId, icon: parent?.icon ?? 'tag', color: parent?.color ?? 'honey' }
}

const fieldsOf = ({ name, icon, color, parentId }: Category): CategoryFields => ({
  name,
  icon,
  color,
  parentId,
})

export function CategorySheet(props: CategorySheetProps) {
  const { node, type, tree, onSave, onReset, onClose } = props
  const formId = useId()
  const nameBox = useRef<HTMLInputElement>(null)
  const first = node ? fieldsOf(node.category) : fresh(props.start, tree)
  const [before] = useState(first)
  const [fields, setFields] = useState(first)
  const [hasTried, setTried] = useState(false)
  const guard = useLeaveGuard(JSON.stringify(fields) !== JSON.stringify(before), onClose)
  const set = (patch: Partial<CategoryFields>) => setFields({ ...fields, ...patch })
  const problem = nameProblem(fields, node, tree)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return nameBox.current?.focus()
    onSave({ ...fields, name: fields.name.trim() })
    return guard.go()
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || guard.leave()}>
      <SheetContent
        title={node ? 'Edit category' : `New ${type} category`}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          nameBox.current?.select()
        }}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-2">
            {node?.style ? (
              <Button look="quiet" onClick={onReset} className="mr-auto">
                Reset to default
              </Button>
            ) : null}
            <Button type="submit" form={formId} className="phone:flex-1">
              Save
            </Button>
          </div>
        }
      >
        <form id={formId} noValidate onSubmit={save} className="grid gap-5">
          <Field label="Name" error={hasTried ? (problem ?? undefined) : undefined}>
            {(control) => (
              <Input
                {...control}
                ref={nameBox}
                value={fields.name}
                maxLength={60}
                autoComplete="off"
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
          <ParentField
            {...props}
            value={fields.parentId}
            onChange={(parentId) => set({ parentId })}
          />
          <ColorPicker
            category={sample(fields, type)}
            value={fields.color}
            onChange={(color) => set({ color })}
          />
          <IconPicker
            category={sample(fields, type)}
            value={fields.icon}
            onChange={(icon) => set({ icon })}
          />
        </form>
        <KeepDraft isOpen={guard.isAsking} onKeep={guard.stay} onDiscard={guard.go} />
      </SheetContent>
    </Sheet>
  )
}

const sample = (fields: CategoryFields, type: CategoryType): Category => ({
  ...fields,
  id: '',
  type,
  archived: false,
  sort: 0,
})

interface ParentFieldProps extends Pick<CategorySheetProps, 'node' | 'tree'> {
  readonly value: string | null
  readonly onChange: (parentId: string | null) => void
}

/** Everyone's categories stay where they are; two levels are all there is. */
function ParentField({ node, tree, value, onChange }: ParentFieldProps) {
  if (node?.original) return null
  const hasChildren = (node?.children.length ?? 0) > 0
  return (
    <Field
      label="Part of"
      hint={hasChildren ? 'It has others below it, so it stays on top.' : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          disabled={hasChildren}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">Nothing, it stands on top</option>
          {parentsFor(node, tree).map(({ category }) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
