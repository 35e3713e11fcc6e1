/** What links in mails, into groups and of guests, and single sign-on bring to the login page. */
const errands = ['reset', 'verify', 'not-me', 'sso', 'join', 'seat'] as const
export interface LinkErrand {
  readonly name: (typeof errands)[number]
  readonly token: string
}

/** What a link carries behind its sharp, where no server sees it. */
export function errandOf(hash: string): LinkErrand | null {
  const carried = new URLSearchParams(hash.slice(1))
  const name = errands.find((one) => carried.has(one))
  return name ? { name, token: carried.get(name) ?? '' } : null
}
