import { routes } from '#contract/routes.ts'
import type { Engine } from '../engine.ts'
import { ownAddress } from '../settings/own-address.ts'

const news = {
  suspended: [
    'Your account is suspended',
    'Your Moneycomb account is suspended, and you are logged out everywhere. What you kept in it ' +
      'is still there. If you think that this is a mistake, write to us on the contact page.',
  ],
  active: [
    'Your account is active again',
    'Your Moneycomb account is active again. You can log in as before.',
  ],
  deleted: [
    'Your account is deleted',
    'Your Moneycomb account and what was yours alone in it are deleted. If that was not you, ' +
      'write to us on the contact page.',
  ],
} as const

interface Addressed {
  readonly id: string
  readonly email: string | null
  readonly emailVerified: boolean
}

/** What became of an account is told at its owner's proven address, whatever the switches say. */
export function tellAccount(
  { config, outside }: Pick<Engine, 'config' | 'outside'>,
  { id, email, emailVerified }: Addressed,
  what: keyof typeof news,
): void {
  if (!email || !emailVerified || !outside.has('mail')) return
  const [subject, words] = news[what]
  const contact = `${ownAddress(config)}${routes.contact.path}`
  const text = what === 'active' ? words : `${words}\n\n${contact}`
  const from = { who: [id] }
  outside.later('what became of an account was not told', () =>
    outside.send({ kind: 'account-news', channel: 'mail', to: email, subject, text, from }),
  )
}
