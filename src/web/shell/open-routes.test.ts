import { describe, expect, it } from 'vitest'
import { routeList } from '#contract/routes.ts'
import { routeAt, sidebarRoutes, userMenuRoutes } from './open-routes.ts'

describe('the routes', () => {
  it('lead the sidebar and the user menu in their order, and only they', () => {
    expect(sidebarRoutes.map(({ sidebar }) => sidebar?.order)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(userMenuRoutes.map(({ userMenu }) => userMenu?.order)).toEqual([1, 2, 3, 4])
    expect(sidebarRoutes.map((route) => route.id)).toContain('expenses')
  })

  it('are found by their address, with or without a last slash', () => {
    expect(routeAt('/mcapp/expenses')?.id).toBe('expenses')
    expect(routeAt('/mcapp/expenses/')?.id).toBe('expenses')
    expect(routeAt('/mcapp/expenses/x')).toBeUndefined()
    for (const route of routeList) expect(routeAt(route.path)?.id).toBe(route.id)
  })
})
