import CloudOff from 'lucide-react/icons/cloud-off'
import Sparkles from 'lucide-react/icons/sparkles'
import { useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { routes } from '#contract/routes.ts'
import { isQuestion } from '#domain/advice/is-question.ts'
import { categoriesBy } from '#domain/search/book.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { useCategoryTables } from '#web/categories/use-categories.ts'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { useTyped } from '#web/form/fields/use-typed.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { askAddress } from '#web/search/hit-address.ts'
import { useAsked } from '#web/search/use-asked.ts'
import { useSearch } from '#web/search/use-search.ts'
import { useWhole } from '#web/search/use-whole.ts'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { SearchHints } from './search-hints.tsx'
import { SearchResults, SearchSkeleton } from './search-results.tsx'
import { understoodWords } from './understood-words.ts'
import { useArrowKeys } from './use-arrow-keys.ts'

/** What the words were taken for, by the categories of this book. */
function useUnderstood(query: SearchQuery): readonly string[] {
  const { locale, currency } = useLocale()
  const { own, shared, styles } = useCategoryTables()
  return useMemo(() => {
    const categories = categoriesBy([...shared, ...own], styles)
    return understoodWords(query, { locale, currency, categories })
  }, [query, locale, currency, own, shared, styles])
}

/** The words of the address, which follow what is typed. */
function useWords() {
  const [params, setParams] = useSearchParams()
  return useTyped(params.get('q') ?? '', (text) => {
    // Whoever has gone on to another page is not called back.
    if (location.pathname !== routes.search.path) return
    setParams(text === '' ? {} : { q: text }, { replace: true })
  })
}

/** One search over everything of mine. */
export function SearchPage() {
  const { text: typed, setText, flush } = useWords()
  const asked = useAsked(typed)
  const searched = useSearch(asked)
  const whole = useWhole(asked)
  const page = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useArrowKeys(page, box)
  const understood = useUnderstood(asked.query)
  return (
    <div
      ref={page}
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-5"
      aria-busy={searched !== null && searched.typed !== asked.typed}
    >
      <div className="flex">
        <SearchInput label={say('Search everything')} text={typed} onText={setText} box={box} />
      </div>
      {understood.length > 0 ? (
        <ul aria-label={say('Understood as')} className="-mt-2 flex flex-wrap gap-1.5">
          {understood.map((words) => (
            <li key={words}>
              <Badge look="primary">{words}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {isQuestion(typed) ? <AskLink question={typed} /> : null}
      {searched?.isOnDevice ? (
        <p role="note" className="flex items-center gap-2 text-sm text-muted-foreground">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {say('The server cannot be reached. This is what this device has.')}
        </p>
      ) : null}
      {typed.trim() === '' ? (
        <SearchHints />
      ) : searched === null ? (
        <SearchSkeleton />
      ) : (
        <SearchResults
          {...{ searched, whole }}
          isOld={searched.typed !== asked.typed}
          query={asked.query}
          onLeave={flush}
        />
      )}
    </div>
  )
}

/** A search finds entries; a question is answered elsewhere. */
function AskLink({ question }: { readonly question: string }) {
  return (
    <Link
      to={askAddress(question)}
      className={classes(
        'flex min-h-11 items-center gap-3 rounded-lg border bg-card px-4 py-2 hover:bg-accent',
        'wrap-anywhere',
      )}
    >
      <Sparkles aria-hidden className="size-4 shrink-0 text-primary-text" />
      <span>
        <Say words="Ask {title}: " title={routes['ai-advice'].title} />
        <span className="font-medium">“{question.trim()}”</span>
      </span>
    </Link>
  )
}
