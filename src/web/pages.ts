import type { ComponentType } from 'react'
import type { AppRouteId } from '#contract/routes.ts'
import type { adminPages } from './admin/admin-pages.ts'

type Load = () => Promise<ComponentType>

/** By way of a list of their own, which nobody else has to fetch. */
const ofStaff = (id: keyof typeof adminPages) => () =>
  import('./admin/admin-pages.ts').then((file) => file.adminPages[id]())

/** A page for every route: one that is missing, or one too many, does not compile. */
export const pages = {
  login: () => import('./app/login/login-page.tsx').then((page) => page.loginPage()),
  signup: () => import('./app/signup/signup-page.tsx').then((page) => page.SignupPage),
  dashboard: () => import('./app/dashboard/dashboard-page.tsx').then((page) => page.DashboardPage),
  expenses: () => import('./app/expenses/expenses-page.tsx').then((page) => page.ExpensesPage),
  groups: () => import('./app/groups/groups-page.tsx').then((page) => page.GroupsPage),
  group: () => import('./app/groups/group-page.tsx').then((page) => page.GroupPage),
  income: () => import('./app/income/income-page.tsx').then((page) => page.IncomePage),
  budgets: () => import('./app/budgets/budgets-page.tsx').then((page) => page.BudgetsPage),
  budget: () => import('./app/budgets/budget-page.tsx').then((page) => page.BudgetPage),
  goals: () => import('./app/goals/goals-page.tsx').then((page) => page.GoalsPage),
  goal: () => import('./app/goals/goal-page.tsx').then((page) => page.GoalPage),
  recurring: () => import('./app/recurring/recurring-page.tsx').then((page) => page.RecurringPage),
  loans: () => import('./app/loans/loans-page.tsx').then((page) => page.LoansPage),
  loan: () => import('./app/loans/loan-page.tsx').then((page) => page.LoanPage),
  analytics: () => import('./app/analytics/analytics-page.tsx').then((page) => page.AnalyticsPage),
  'ai-advice': () => import('./app/ai-advice/ai-advice-page.tsx').then((page) => page.AiAdvicePage),
  categories: () =>
    import('./app/categories/categories-page.tsx').then((page) => page.CategoriesPage),
  notifications: () =>
    import('./app/notifications/notifications-page.tsx').then((page) => page.NotificationsPage),
  search: () => import('./app/search/search-page.tsx').then((page) => page.SearchPage),
  testimonials: () =>
    import('./app/testimonials/testimonials-page.tsx').then((page) => page.TestimonialsPage),
  scan: () => import('./app/scan/scan-page.tsx').then((page) => page.ScanPage),
  accounts: () => import('./app/accounts/accounts-page.tsx').then((page) => page.AccountsPage),
  account: () => import('./app/accounts/account-page.tsx').then((page) => page.AccountPage),
  profile: () => import('./app/profile/profile-page.tsx').then((page) => page.ProfilePage),
  'admin-login': ofStaff('admin-login'),
  'admin-dashboard': ofStaff('admin-dashboard'),
  'admin-users': ofStaff('admin-users'),
  'admin-groups': ofStaff('admin-groups'),
  'admin-content': ofStaff('admin-content'),
  'admin-support': ofStaff('admin-support'),
  'admin-system': ofStaff('admin-system'),
  'admin-staff': ofStaff('admin-staff'),
} satisfies Record<AppRouteId, Load>
