import { describe, expect, it } from 'vitest'
import { bottomBar, guards, type Layout, logoutEntry, routeList, routes } from './routes.ts'
import { words } from './words.ts'

/** Section 2 of the specification, in its own form. */
const specified: Record<Layout, string> = {
  public: `
    /              Home
    /features      Features
    /pricing       Pricing
    /corporate     Corporate offering
    /help          Help
    /contact       Contact
    /testimonials  Testimonials
    /legal         Privacy policy and terms of service`,
  auth: `
    /mcapp/login
    /mcapp/signup
    /admin/login`,
  app: `
    /mcapp
    /mcapp/dashboard
    /mcapp/groups
    /mcapp/groups/:id
    /mcapp/profile
    /mcapp/categories
    /mcapp/recurring
    /mcapp/expenses
    /mcapp/testimonials
    /mcapp/income
    /mcapp/goals
    /mcapp/goals/:id
    /mcapp/loans
    /mcapp/loans/:id
    /mcapp/budgets
    /mcapp/budgets/:id
    /mcapp/scan
    /mcapp/notifications
    /mcapp/analytics
    /mcapp/ai-advice
    /mcapp/search`,
  admin: `
    /admin
    /admin/dashboard
    /admin/users`,
}

/** Screens of the staff that we add. */
const ours = ['/admin/groups', '/admin/content', '/admin/support', '/admin/system', '/admin/staff']

/** Screens of the app that we add; the shell leads to them once there is an account. */
const added = ['/mcapp/accounts', '/mcapp/accounts/:id']

const sidebar = `
  Dashboard (Financial overview), Groups (Expense sharing), Expenses (Track spending),
  Income (Log earnings), Goals (Savings targets), Loans (Debt management),
  Budgets (Spending limits), Recurring (Automated transactions),
  Analytics (Financial insights), AI Advice (Smart recommendations)`

const userMenu = 'Profile, Categories, Notifications, Testimonials, Logout'

const lines = (table: string) => table.trim().split(/\n\s*/)
const listed = (text: string) => text.trim().split(/,\s+/)
const addresses = (layout: Layout) =>
  routeList
    .filter((route) => route.layout === layout)
    .flatMap((route) => [route.path, ...(route.aliases ?? [])])

describe('section 2, screens and routes', () => {
  it.each(Object.keys(specified) as Layout[])('has every %s address and no other', (layout) => {
    const expected = lines(specified[layout]).map((line) => line.split(/\s{2,}/)[0])
    const found = addresses(layout).filter((address) => ![...ours, ...added].includes(address))
    expect(found.sort()).toEqual(expected.sort())
  })

  it('adds screens for staff, each with what it needs', () => {
    const staffs = routeList.filter(({ path }) => ours.includes(path))
    expect(staffs.map(({ path }) => path).sort()).toEqual([...ours].sort())
    expect(staffs.filter(({ layout, needs }) => layout !== 'admin' || !needs)).toEqual([])
  })

  it('adds accounts to the app, in neither of its menus', () => {
    const screens = routeList.filter(({ path }) => added.includes(path))
    expect(screens.map(({ path }) => path)).toEqual(added)
    expect(screens.filter(({ layout }) => layout !== 'app')).toEqual([])
    expect(screens.filter(({ sidebar, userMenu }) => sidebar || userMenu)).toEqual([])
  })

  it('names the public screens as specified', () => {
    const named = routeList
      .filter((route) => route.layout === 'public')
      .map((route) => `${route.path} ${route.title}`)
    expect(named).toEqual(lines(specified.public).map((line) => line.replace(/\s{2,}/, ' ')))
  })

  it('shows the dashboards at both of their addresses', () => {
    expect(routes.dashboard.aliases).toEqual(['/mcapp'])
    expect(routes['admin-dashboard'].aliases).toEqual(['/admin'])
  })

  it('reads q on the search screen and no parameter elsewhere', () => {
    const reading = routeList.filter((route) => route.query !== undefined)
    expect(reading.map((route) => [route.id, route.query])).toEqual([['search', ['q']]])
  })

  it('has the sidebar entries with their subtitles in order', () => {
    const entries = routeList
      .flatMap(({ title, sidebar: entry }) => (entry ? [{ title, ...entry }] : []))
      .sort((one, other) => one.order - other.order)
      .map((entry) => `${entry.title} (${entry.subtitle})`)
    expect(entries).toEqual(listed(sidebar))
  })

  it('has the user menu in order, with Logout last', () => {
    const entries = routeList
      .flatMap(({ title, userMenu: entry }) => (entry ? [{ title, ...entry }] : []))
      .sort((one, other) => one.order - other.order)
      .map((entry) => entry.title)
    expect([...entries, logoutEntry.title]).toEqual(listed(userMenu))
  })

  it('gives every linked screen an icon', () => {
    const linked = routeList.filter((route) => route.sidebar || route.userMenu)
    expect(linked.filter((route) => route.icon === undefined)).toEqual([])
    expect(bottomBar.filter((id) => routes[id].icon === undefined)).toEqual([])
  })

  it('sends visitors without a user or an admin to the right door', () => {
    const door = (layout: Layout) => {
      const id = guards[layout]
      return id === null ? null : routes[id].path
    }
    expect(door('app')).toBe('/mcapp/login')
    expect(door('admin')).toBe('/admin/login')
    expect([door('public'), door('auth')]).toEqual([null, null])
  })

  it('uses no address twice', () => {
    const all = routeList.flatMap((route) => [route.path, ...(route.aliases ?? [])])
    expect(new Set(all).size).toBe(all.length)
  })

  it('keeps the promised words of section 1 and of the shell', () => {
    expect(words.appTagline).toBe('Smart Financial Management')
    expect(words.publicTagline).toBe('Your money and you, growing stronger together every day')
    expect(words.searchPlaceholder).toBe('Search transactions, groups, goals...')
    expect(words.notifications).toBe('Notifications')
    expect(words.copyright).toContain('2024')
  })
})
