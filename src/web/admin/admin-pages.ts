import type { ComponentType } from 'react'
import type { AppRouteId } from '#contract/routes.ts'

type AdminId = Extract<AppRouteId, `admin-${string}`>

/** The pages of the staff. */
export const adminPages = {
  'admin-login': () => import('./login/admin-login-page.tsx').then((page) => page.AdminLoginPage),
  'admin-dashboard': () =>
    import('./dashboard/admin-dashboard-page.tsx').then((page) => page.AdminDashboardPage),
  'admin-users': () => import('./users/admin-users-page.tsx').then((page) => page.AdminUsersPage),
  'admin-groups': () =>
    import('./groups/admin-groups-page.tsx').then((page) => page.AdminGroupsPage),
  'admin-content': () =>
    import('./content/admin-content-page.tsx').then((page) => page.AdminContentPage),
  'admin-support': () =>
    import('./support/admin-support-page.tsx').then((page) => page.AdminSupportPage),
  'admin-system': () =>
    import('./system/admin-system-page.tsx').then((page) => page.AdminSystemPage),
  'admin-staff': () => import('./staff/admin-staff-page.tsx').then((page) => page.AdminStaffPage),
} satisfies Record<AdminId, () => Promise<ComponentType>>
