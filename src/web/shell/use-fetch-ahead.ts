import { useEffect } from 'react'
import { routes } from '#contract/routes.ts'
import { type FetchAt, fetchInTurn, fetchPointedAt } from './fetch-ahead.ts'
import { sidebarRoutes } from './open-routes.ts'

/** Most go to their expenses first. */
const places = [...new Set([routes.expenses.path, ...sidebarRoutes.map(({ path }) => path)])]

/** A click should find the code of its screen here. */
export function useFetchAhead(fetchAt: FetchAt): void {
  useEffect(() => {
    const stopPointing = fetchPointedAt(fetchAt)
    const stopTurns = fetchInTurn(places, fetchAt)
    return () => {
      stopPointing()
      stopTurns()
    }
  }, [fetchAt])
}
