import { useSearchParams } from 'react-router'
import type { CallAnswer, StaffCallName } from '#contract/calls/every-call.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { StaffSaid } from '#web/data/http/staff-call.ts'
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

type ListCall = Extract<StaffCallName, `${string}.list`>
type RowOf<Name extends ListCall> = CallAnswer<Name> extends PageAnswer<infer Row> ? Row : never

/** A list of the server's, with its page, search and filters in the address of the screen. */
export function useList<Name extends ListCall>(
  name: Name,
  filters: readonly string[] = [],
): List<RowOf<Name>> {
  const [params, setParams] = useSearchParams()
  const said = ['page', 'search', ...filters].flatMap((field) => {
    const value = params.get(field)
    return value ? [[field, value] as const] : []
  })
  const asked = { query: Object.fromEntries(said) } as StaffSaid<Name>
  const { answer, trouble, reload } = useAnswer(name, asked)
  const isNarrowed = said.some(([field]) => field !== 'page')
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
  return {
    answer: answer as PageAnswer<RowOf<Name>> | null,
    trouble,
    reload,
    isNarrowed,
    param: (name) => params.get(name) ?? '',
    set,
  }
}
