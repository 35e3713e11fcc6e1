/** Every screen: its address, its layout, its title, and where the shell links to it. */
import type { Resource, Verb } from './permissions.ts'

export type Layout = 'public' | 'auth' | 'app' | 'admin'

export interface Route {
  readonly path: string
  /** Other addresses of the same screen. */
  readonly aliases?: readonly string[]
  /** The query parameters it reads. */
  readonly query?: readonly string[]
  readonly layout: Layout
  readonly title: string
  /** A lucide icon by its kebab-case name. */
  readonly icon?: string
  readonly sidebar?: { readonly order: number; readonly subtitle: string }
  readonly userMenu?: { readonly order: number }
  /** What staff must be allowed to see it; without, all of them are. */
  readonly needs?: readonly [Resource, Verb]
}

export const routes = {
  home: { path: '/', layout: 'public', title: 'Home' },
  features: { path: '/features', layout: 'public', title: 'Features' },
  pricing: { path: '/pricing', layout: 'public', title: 'Pricing' },
  corporate: { path: '/corporate', layout: 'public', title: 'Corporate offering' },
  help: { path: '/help', layout: 'public', title: 'Help' },
  contact: { path: '/contact', layout: 'public', title: 'Contact' },
  'public-testimonials': {
    path: '/testimonials',
    layout: 'public',
    title: 'Testimonials',
  },
  legal: {
    path: '/legal',
    layout: 'public',
    title: 'Privacy policy and terms of service',
  },

  login: { path: '/mcapp/login', layout: 'auth', title: 'Log in' },
  signup: { path: '/mcapp/signup', layout: 'auth', title: 'Sign up' },
  'admin-login': { path: '/admin/login', layout: 'auth', title: 'Staff log in' },

  dashboard: {
    path: '/mcapp/dashboard',
    aliases: ['/mcapp'],
    layout: 'app',
    title: 'Dashboard',
    icon: 'layout-dashboard',
    sidebar: { order: 1, subtitle: 'Financial overview' },
  },
  groups: {
    path: '/mcapp/groups',
    layout: 'app',
    title: 'Groups',
    icon: 'users',
    sidebar: { order: 2, subtitle: 'Expense sharing' },
  },
  group: { path: '/mcapp/groups/:id', layout: 'app', title: 'Groups' },
  expenses: {
    path: '/mcapp/expenses',
    layout: 'app',
    title: 'Expenses',
    icon: 'receipt',
    sidebar: { order: 3, subtitle: 'Track spending' },
  },
  income: {
    path: '/mcapp/income',
    layout: 'app',
    title: 'Income',
    icon: 'banknote',
    sidebar: { order: 4, subtitle: 'Log earnings' },
  },
  goals: {
    path: '/mcapp/goals',
    layout: 'app',
    title: 'Goals',
    icon: 'target',
    sidebar: { order: 5, subtitle: 'Savings targets' },
  },
  goal: { path: '/mcapp/goals/:id', layout: 'app', title: 'Goals' },
  loans: {
    path: '/mcapp/loans',
    layout: 'app',
    title: 'Loans',
    icon: 'landmark',
    sidebar: { order: 6, subtitle: 'Debt management' },
  },
  loan: { path: '/mcapp/loans/:id', layout: 'app', title: 'Loans' },
  budgets: {
    path: '/mcapp/budgets',
    layout: 'app',
    title: 'Budgets',
    icon: 'chart-pie',
    sidebar: { order: 7, subtitle: 'Spending limits' },
  },
  budget: { path: '/mcapp/budgets/:id', layout: 'app', title: 'Budgets' },
  recurring: {
    path: '/mcapp/recurring',
    layout: 'app',
    title: 'Recurring',
    icon: 'repeat',
    sidebar: { order: 8, subtitle: 'Automated transactions' },
  },
  analytics: {
    path: '/mcapp/analytics',
    layout: 'app',
    title: 'Analytics',
    icon: 'chart-column',
    sidebar: { order: 9, subtitle: 'Financial insights' },
  },
  'ai-advice': {
    path: '/mcapp/ai-advice',
    layout: 'app',
    title: 'AI Advice',
    icon: 'sparkles',
    sidebar: { order: 10, subtitle: 'Smart recommendations' },
  },
  accounts: {
    path: '/mcapp/accounts',
    layout: 'app',
    title: 'Accounts',
    icon: 'landmark',
  },
  account: { path: '/mcapp/accounts/:id', layout: 'app', title: 'Accounts' },
  profile: {
    path: '/mcapp/profile',
    layout: 'app',
    title: 'Profile',
    icon: 'user',
    userMenu: { order: 1 },
  },
  categories: {
    path: '/mcapp/categories',
    layout: 'app',
    title: 'Categories',
    icon: 'tags',
    userMenu: { order: 2 },
  },
  notifications: {
    path: '/mcapp/notifications',
    layout: 'app',
    title: 'Notifications',
    icon: 'bell',
    userMenu: { order: 3 },
  },
  testimonials: {
    path: '/mcapp/testimonials',
    layout: 'app',
    title: 'Testimonials',
    icon: 'message-square-quote',
    userMenu: { order: 4 },
  },
  scan: {
    path: '/mcapp/scan',
    layout: 'app',
    title: 'Scan',
    icon: 'scan-line',
  },
  search: {
    path: '/mcapp/search',
    query: ['q'],
    layout: 'app',
    title: 'Search',
    icon: 'search',
  },

  'admin-dashboard': {
    path: '/admin/dashboard',
    aliases: ['/admin'],
    layout: 'admin',
    title: 'Admin dashboard',
    icon: 'layout-dashboard',
  },
  'admin-users': {
    path: '/admin/users',
    layout: 'admin',
    title: 'Users',
    icon: 'users',
    needs: ['users', 'read'],
  },
  'admin-groups': {
    path: '/admin/groups',
    layout: 'admin',
    title: 'Groups',
    needs: ['groups', 'read'],
  },
  'admin-content': {
    path: '/admin/content',
    layout: 'admin',
    title: 'Content',
    needs: ['content', 'read'],
  },
  'admin-support': {
    path: '/admin/support',
    layout: 'admin',
    title: 'Support',
    needs: ['support', 'read'],
  },
  'admin-system': {
    path: '/admin/system',
    layout: 'admin',
    title: 'System',
    needs: ['system', 'read'],
  },
  'admin-staff': {
    path: '/admin/staff',
    layout: 'admin',
    title: 'Staff',
    needs: ['system', 'read'],
  },
} as const satisfies Record<string, Route>

type Routes = typeof routes
export type RouteId = keyof Routes

/** The screens of the client bundle; the public site is rendered apart. */
export type AppRouteId = {
  [Id in RouteId]: Routes[Id]['layout'] extends 'public' ? never : Id
}[RouteId]

/** The same table as a list with every optional fact readable. */
export const routeList: readonly (Route & { readonly id: RouteId })[] = Object.entries(routes).map(
  ([id, route]) => ({ id: id as RouteId, ...route }),
)

/** Where a visitor is sent who may not enter; their origin is remembered. */
export const guards = {
  public: null,
  auth: null,
  app: 'login',
  admin: 'admin-login',
} as const satisfies Record<Layout, RouteId | null>

/** What follows the links of the user menu. */
export const logoutEntry = { title: 'Logout', icon: 'log-out' } as const

/** The links of the phone's bottom bar; adding and "More" stand beside them. */
export const bottomBar = ['dashboard', 'expenses', 'groups'] as const satisfies readonly RouteId[]

/** The screen a signed-in user starts on. */
export const startRoute = 'dashboard' as const satisfies AppRouteId
