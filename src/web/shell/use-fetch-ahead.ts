import { useEffect } from 'react'
import { routes } from '#contract/routes.ts'
import { type FetchAt, fetchInTurn, fetchPointedAt } from './fetch-ahead.ts'
import { sidebarRoutes } from './open-routes.ts'

/** Where most go first: their rows, and what they come to. */
const soon: readonly string[] = [routes.expenses.path, routes.analytics.path]
const later = sidebarRoutes.map(({ path }) => path).filter((path) => !soon.includes(path))

/** A click should find the code of its screen here. */
export function useFetchAhead(fetchAt: FetchAt): void {
  useEffect(() => {
    const stopPointing = fetchPointedAt(fetchAt)
    const stopTurns = fetchInTurn({ soon, later }, fetchAt)
    return () => {
      stopPointing()
      stopTurns()
    }
  }, [fetchAt])
}
