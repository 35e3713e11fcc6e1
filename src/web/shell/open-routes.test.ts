import { describe, expect, it } from 'vitest'
import { openRoutes, routeAt, sidebarRoutes, userMenuRoutes } from './open-routes.ts'

describe('the open routes', () => {
  it('lead the sidebar and the user menu in their order, and only they', () => {
    for (const list of [sidebarRoutes, userMenuRoutes]) {
      expect(list.every((route) => route.isOpen)).toBe(true)
    }
    const orders = sidebarRoutes.map((route) => route.sidebar?.order ?? 0)
    expect(orders).toEqual([...orders].sort((a, b) => a - b))
    expect(sidebarRoutes.map((route) => route.id)).toContain('expenses')
  })

  it('are found by their address, with or without a last slash', () => {
    expect(routeAt('/mcapp/expenses')?.id).toBe('expenses')
    expect(routeAt('/mcapp/expenses/')?.id).toBe('expenses')
    expect(routeAt('/mcapp/expenses/x')).toBeUndefined()
    for (const route of openRoutes) expect(routeAt(route.path)?.id).toBe(route.id)
  })
})
