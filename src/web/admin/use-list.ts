import { useSearchParams } from 'react-router'
import type { PageAnswer } from '#contract/entities/admin-lists.ts'
import { useAnswer } from './use-answer.ts'

export interface List<Row> {
  readonly answer: PageAnswer<Row> | null
  readonly trouble: string | null
  readonly reload: () => void
  /** Is only a part asked for, by a search or a filter? */
  readonly isNarrowed: boolean
  /** What the address says of it: page, search and filters. */
  readonly param: (name: string) => string
  /** Another search or filter begins at the first page again. */
  readonly set: (changes: Readonly<Record<string, string>>) => void
}

/** A list of the server's, with its page, search and filters in the address of the screen. */
export function useList<Row>(path: string, filters: readonly string[] = []): List<Row> {
  const [params, setParams] = useSearchParams()
  const asked = new URLSearchParams()
  for (const name of ['page', 'search', ...filters]) {
    const value = params.get(name)
    if (value) asked.set(name, value)
  }
  const { answer, trouble, reload } = useAnswer<PageAnswer<Row>>(`${path}?${asked}`)
  const isNarrowed = ['search', ...filters].some((name) => asked.has(name))
  const set = (changes: Readonly<Record<string, string>>) =>
    setParams(
      () => {
        // As it is now: two changes may come before the next drawing.
        const next = new URLSearchParams(window.location.search)
        for (const [name, value] of Object.entries({ page: '', ...changes })) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return { answer, trouble, reload, isNarrowed, param: (name) => params.get(name) ?? '', set }
}
