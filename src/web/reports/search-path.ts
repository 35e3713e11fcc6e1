import { routes } from '#contract/routes.ts'

/** Where a typed query leads; an empty one leads nowhere. */
export function searchPath(typed: string): string | null {
  const q = typed.trim()
  return q === '' ? null : `${routes.search.path}?${new URLSearchParams({ q })}`
}
