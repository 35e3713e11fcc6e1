import { useRef } from 'react'
import type { Category } from '#web/categories/use-categories.ts'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import { nameProblem, parentsFor, readCategory } from './category-form.ts'
import type { CategoryFields } from './category-writes.ts'
import { ColorPicker, IconPicker } from './look-picker.tsx'
import type { CategoryNode, CategoryTree, CategoryType } from './tree.ts'

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
  const nameBox = useRef<HTMLInputElement>(null)
  const form = useForm({
    start: () => (node ? fieldsOf(node.category) : fresh(props.start, tree)),
    read: (draft) => readCategory(draft, node, tree),
    clears: { parentId: ['name'] },
  })
  const { draft, change } = form
  const taken = draft.name.trim() === '' ? null : nameProblem(draft, node, tree)
  return (
    <FormSheet
      form={form}
      title={node ? say('Edit category') : say('New {type} category', { type })}
      focus={() => nameBox.current?.select()}
      onSave={({ fields }) => onSave(fields)}
      onClose={onClose}
      aside={
        node?.style ? (
          <Button look="quiet" onClick={onReset} className="mr-auto">
            {say('Reset to default')}
          </Button>
        ) : null
      }
    >
      <Field label={say('Name')} error={form.messages.name ?? taken ?? undefined}>
        {(control) => (
          <Input
            {...control}
            ref={nameBox}
            value={draft.name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <ParentField
        {...props}
        value={draft.parentId}
        onChange={(parentId) => change({ parentId })}
      />
      <ColorPicker
        category={sample(draft, type)}
        value={draft.color}
        onChange={(color) => change({ color })}
      />
      <IconPicker
        category={sample(draft, type)}
        value={draft.icon}
        onChange={(icon) => change({ icon })}
      />
    </FormSheet>
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
      label={say('Part of')}
      hint={hasChildren ? say('It has others below it, so it stays on top.') : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          disabled={hasChildren}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{say('None, it is a main category')}</option>
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
