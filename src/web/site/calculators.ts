import { routes } from '#contract/routes.ts'
import { say } from '#web/words/say.ts'

/** What can be worked out on the home page without an account, and where to find it. */
export const calculators = {
  loan: { href: `${routes.home.path}#loan`, title: say('What a loan costs') },
  split: { href: `${routes.home.path}#split`, title: say('Who owes whom') },
} as const
