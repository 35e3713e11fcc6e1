import X from 'lucide-react/icons/x'
import type { Categories } from '#web/categories/use-categories.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { type Filters, noFilters } from '../model/filters.ts'
import { useNoun } from '../model/noun.ts'
import { filterWords } from './filter-words.ts'

export interface FilterChipsProps {
  readonly filters: Filters
  readonly categories: Categories
  readonly onChange: (filters: Filters) => void
}

const chipLook =
  'inline-flex control-least max-w-full items-center gap-1.5 rounded-full border bg-primary-wash ' +
  'px-3 text-sm text-primary-text hover:bg-accent [&_svg]:size-4 [&_svg]:shrink-0'

/** Every filter that is on, each one click away from being off. */
export function FilterChips({ filters, categories, onChange }: FilterChipsProps) {
  const noun = useNoun()
  const { locale, currency } = useLocale()
  const { replica } = useTable('imports')
  const importName = (id: string) => {
    const name = replica.rows('imports').get(id)?.fileName
    return typeof name === 'string' ? say('From {name}', { name }) : say('From one import')
  }
  const accountName = (id: string) => {
    const name = replica.rows('accounts').get(id)?.name
    return id === 'none'
      ? say('No account')
      : typeof name === 'string'
        ? name
        : say('A deleted account')
  }
  const names = { noun, categories, locale, currency, importName, accountName }
  const words = filterWords(filters, names)
  return (
    <ul aria-label={say('Filters')} className="flex flex-wrap items-center gap-2">
      {words.map((one) => (
        <li key={one.words} className="min-w-0">
          <button
            type="button"
            className={chipLook}
            aria-label={say('Remove the filter {what}', { what: one.words })}
            onClick={() => onChange({ ...filters, ...one.without })}
          >
            <span className="truncate">{one.words}</span>
            <X aria-hidden />
          </button>
        </li>
      ))}
      {words.length > 1 ? (
        <li>
          <Button look="quiet" onClick={() => onChange(noFilters)}>
            {say('Clear all')}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}
