import type { ComponentType } from 'react'
import type { OpenAppRouteId } from '#contract/routes.ts'

type Load = () => Promise<ComponentType>

/** A page for every open route: one that is missing, or one too many, does not compile. */
export const pages = {
  login: () => import('./app/login/login-page.tsx').then((page) => page.LoginPage),
  signup: () => import('./app/signup/signup-page.tsx').then((page) => page.SignupPage),
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
  'ai-advice': () => import('./app/ai-advice/ai-advice-page.tsx').then((page) => page.AiAdvicePage),
  categories: () =>
    import('./app/categories/categories-page.tsx').then((page) => page.CategoriesPage),
  notifications: () =>
    import('./app/notifications/notifications-page.tsx').then((page) => page.NotificationsPage),
  profile: () => import('./app/profile/profile-page.tsx').then((page) => page.ProfilePage),
  'admin-login': () =>
    import('./admin/login/admin-login-page.tsx').then((page) => page.AdminLoginPage),
  'admin-dashboard': () =>
    import('./admin/dashboard/admin-dashboard-page.tsx').then((page) => page.AdminDashboardPage),
} satisfies Record<OpenAppRouteId, Load>
