import { useState } from 'react'
import { CategoryChip } from '#web/categories/category-chip.tsx'
import { findCategories } from '#web/categories/find-categories.ts'
import { NoSuchCategory } from '#web/categories/no-such-category.tsx'
import type { Categories, Category } from '#web/categories/use-categories.ts'
import { classes } from '#web/ui/classes.ts'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { TickLine } from '../tick-line.tsx'
import { toggled } from './toggled.ts'

export interface FilterCategoriesProps {
  readonly categories: Categories
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Those on are always in the list, whether they can still be chosen or not. */
function listed({ choices, byId }: Categories, chosen: readonly string[], typed: string) {
  const found = findCategories(choices, typed)
  const others = chosen.flatMap((id) => (found.some((one) => one.id === id) ? [] : id))
  return [...others.flatMap((id) => byId.get(id) ?? []), ...found]
}

/** Any number of categories; one stands for its children too. */
export function FilterCategories({ categories, chosen, onChange }: FilterCategoriesProps) {
  const [typed, setTyped] = useState('')
  const option = (id: string, category: Category | undefined) => (
    <TickLine
      key={id}
      isTicked={chosen.includes(id)}
      onFlip={() => onChange(toggled(chosen, id))}
      className={classes(
        'control-least rounded-sm px-2 hover:bg-muted',
        category?.parentId && 'pl-6',
      )}
    >
      <CategoryChip category={category} />
    </TickLine>
  )
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{say('Categories')}</legend>
      <Input
        aria-label={say('Find a category')}
        placeholder={say('Find a category')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="mb-1.5"
      />
      <div className="max-h-64 overflow-y-auto rounded-md border p-1">
        {typed.trim() === '' ? option('none', undefined) : null}
        {listed(categories, chosen, typed).map((category) => option(category.id, category))}
        <NoSuchCategory choices={categories.choices} typed={typed} />
      </div>
    </fieldset>
  )
}
