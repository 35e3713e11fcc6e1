import { useAddCategory } from '#web/categories/use-add-category.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { rowsWords } from '../counted.ts'
import type { UnknownCategory } from '../named-categories.ts'
import type { Preview } from '../use-preview.ts'

const named = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const mostNamed = 4

function namesIn(unknown: readonly UnknownCategory[]): string {
  const names = unknown
    .slice(0, mostNamed)
    .map(({ name, type, isOfOther }) =>
      isOfOther ? `“${name}” for ${type === 'income' ? 'income' : 'expenses'}` : `“${name}”`,
    )
  const more = unknown.length - names.length
  return named.format(more > 0 ? [...names, `${more} more`] : names)
}

/** Categories that the file names and the book has not: made on request, else left to the rules. */
export function UnknownCategories({ preview: { unknown, categories } }: { preview: Preview }) {
  const { locale } = useLocale()
  const add = {
    expense: useAddCategory(categories.expense),
    income: useAddCategory(categories.income),
  }
  if (unknown.length === 0) return null
  const rows = unknown.reduce((sum, one) => sum + one.rows, 0)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-wash px-3 py-2"
    >
      <span className="min-w-0 flex-1 basis-56">
        You have no category called {namesIn(unknown)}, as the file says in{' '}
        {rowsWords(rows, locale)}. Your rules and habits choose for those instead.
      </span>
      <Button
        look="outline"
        onClick={() => {
          for (const { type, name } of unknown) add[type](name)?.()
        }}
      >
        {unknown.length === 1 ? 'Make this category' : `Make these ${unknown.length} categories`}
      </Button>
    </div>
  )
}
