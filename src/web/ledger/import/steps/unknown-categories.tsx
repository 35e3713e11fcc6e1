import { useAddCategory } from '#web/categories/use-add-category.ts'
import { Button } from '#web/ui/control/button.tsx'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { rowsWords } from '../counted.ts'
import type { UnknownCategory } from '../named-categories.ts'
import type { Preview } from '../use-preview.ts'

const mostNamed = 4

function namesIn(unknown: readonly UnknownCategory[]): string {
  const names = unknown
    .slice(0, mostNamed)
    .map(({ name, type, isOfOther }) =>
      isOfOther
        ? type === 'income'
          ? say('“{name}” for income', { name })
          : say('“{name}” for expenses', { name })
        : `“${name}”`,
    )
  const more = unknown.length - names.length
  return listed(more > 0 ? [...names, say('{more} more', { more })] : names)
}

/** Categories that the file names and the book has not: made on request, else left to the rules. */
export function UnknownCategories({ preview: { unknown, categories } }: { preview: Preview }) {
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
        <Say
          words={`You have no category called {names}, as the file says in {rows}. Your rules and
            habits choose for those instead.`}
          names={namesIn(unknown)}
          rows={rowsWords(rows)}
        />
      </span>
      <Button
        look="outline"
        onClick={() => {
          for (const { type, name } of unknown) add[type](name)?.()
        }}
      >
        {say('{count, plural, one {Make this category} other {Make these # categories}}', {
          count: unknown.length,
        })}
      </Button>
    </div>
  )
}
