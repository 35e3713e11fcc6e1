import { routes } from '#contract/routes.ts'

/** What can be worked out on the home page without an account, and where to find it. */
export const calculators = {
  loan: { href: `${routes.home.path}#loan`, title: 'What a loan costs' },
  split: { href: `${routes.home.path}#split`, title: 'Who owes whom' },
} as const
