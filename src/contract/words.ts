/** The words of the shell that are promised to the letter. */
import { limits } from './limits.ts'

export const words = {
  product: 'Moneycomb',
  appTagline: 'Smart Financial Management',
  publicTagline: 'Your money and you, growing stronger together every day',
  searchPlaceholder: 'Search transactions, groups, goals...',
  notifications: 'Notifications',
  copyright: `© ${limits.footerCopyrightYear} Moneycomb`,
} as const

export const toastVariants = ['default', 'destructive', 'success', 'info', 'warning'] as const
export type ToastVariant = (typeof toastVariants)[number]
