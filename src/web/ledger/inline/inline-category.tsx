import type { Categories } from '#web/categories/use-categories.ts'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'

export interface InlineCategoryProps {
  readonly categories: Categories
  readonly value: string | null
  readonly onChange: (categoryId: string | null) => void
  readonly isFirst: boolean
  readonly why: string | undefined
}

const focus = (select: HTMLSelectElement | null) => select?.focus({ preventScroll: true })

/** The browser's own list: it is never cut off by the row. */
export function InlineCategory({ categories, value, onChange, isFirst, why }: InlineCategoryProps) {
  const { choices, byId } = categories
  const chosen = value === null ? undefined : byId.get(value)
  const isListed = chosen === undefined || choices.some(({ id }) => id === chosen.id)
  return (
    <Select
      aria-label={say('Category')}
      {...(isFirst && { ref: focus })}
      value={value ?? ''}
      title={why}
      disabled={why !== undefined}
      onChange={(event) => onChange(event.target.value || null)}
      className="max-w-64 min-w-36 [&_select]:field-sizing-content [&_select]:h-8!"
    >
      <option value="">{say('No category')}</option>
      {isListed ? null : <option value={chosen.id}>{chosen.name}</option>}
      {choices.map(({ id, name, parentId }) => (
        <option key={id} value={id}>
          {parentId ? `\u2003${name}` : name}
        </option>
      ))}
    </Select>
  )
}
