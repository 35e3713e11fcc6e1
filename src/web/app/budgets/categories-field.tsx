import { useId, useState } from 'react'
import { CategoryChip } from '#web/categories/category-chip.tsx'
import { findCategories } from '#web/categories/find-categories.ts'
import { NoSuchCategory } from '#web/categories/no-such-category.tsx'
import type { Categories, Category } from '#web/categories/use-categories.ts'
import { TickLine } from '#web/ledger/tick-line.tsx'
import { classes } from '#web/ui/classes.ts'
import { Input } from '#web/ui/control/input.tsx'
import { listed as inWords } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'

export interface CategoriesFieldProps {
  readonly categories: Categories
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** What is chosen stays in sight, whether it can still be chosen or not. */
function listed({ choices, byId }: Categories, chosen: readonly string[], typed: string) {
  const found = findCategories(choices, typed)
  const others = chosen.filter((id) => !found.some((one) => one.id === id))
  return [...others.flatMap((id) => byId.get(id) ?? []), ...found]
}

/** Any number of categories; a parent stands for its children, and none for everything. */
export function CategoriesField({ categories, chosen, onChange }: CategoriesFieldProps) {
  const hintId = useId()
  const [typed, setTyped] = useState('')
  const isInside = ({ parentId }: Category) => parentId !== null && chosen.includes(parentId)
  const isUnder = (id: string, parent: string) => categories.byId.get(id)?.parentId === parent
  const flip = ({ id }: Category) => {
    const others = chosen.filter((other) => other !== id && !isUnder(other, id))
    onChange(chosen.includes(id) ? others : [...others, id])
  }
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-1.5 text-sm font-medium">{say('What counts')}</legend>
      <Input
        aria-label={say('Find a category')}
        placeholder={say('Find a category')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="mb-1.5"
      />
      <div className="max-h-52 overflow-y-auto rounded-md border p-1">
        {listed(categories, chosen, typed).map((category) => (
          <TickLine
            key={category.id}
            isTicked={chosen.includes(category.id) || isInside(category)}
            isDisabled={isInside(category)}
            onFlip={() => flip(category)}
            className={classes(
              'control-least rounded-sm px-2 hover:bg-muted',
              category.parentId && 'pl-6',
            )}
          >
            <CategoryChip category={category} />
          </TickLine>
        ))}
        <NoSuchCategory choices={categories.choices} typed={typed} />
      </div>
      <p id={hintId} className="mt-1.5 text-sm text-muted-foreground">
        {chosen.length === 0
          ? say('Nothing chosen: everything you spend counts.')
          : say('{chosen} {count, plural, one {counts} other {count}}.', {
              chosen: chosenWords(categories, chosen),
              count: chosen.length,
            })}
      </p>
    </fieldset>
  )
}

const namedAtMost = 3

/** What counts in a budget, in a word or two. */
export const scopeWords = (categories: Categories, chosen: readonly string[]): string =>
  chosen.length === 0 ? say('Everything') : chosenWords(categories, chosen)

/** Those beyond the first few are only counted. */
function chosenWords({ names }: Categories, chosen: readonly string[]): string {
  const all = chosen.map((id) => names.get(id) ?? say('A deleted category'))
  if (all.length <= namedAtMost) return inWords(all)
  const shown = all.slice(0, namedAtMost - 1)
  return inWords([...shown, say('{count} more', { count: all.length - shown.length })])
}
