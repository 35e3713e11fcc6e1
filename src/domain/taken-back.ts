/** How a way in stands after changes were taken back: masked, and what was taken off. */
interface WayAfter {
  readonly now: string | null
  readonly gone: string | null
}

export interface TakenBack {
  readonly email: WayAfter
  readonly phone: WayAfter
  readonly hadPassword: boolean
  readonly secondFactor: 'gone' | 'on' | 'stays-on' | 'ends' | null
}

const factorWords = {
  gone: 'Two-factor sign-in, which was turned on in that week, is off.',
  on:
    'Two-factor sign-in is older than that and stays on. If you have neither the app nor a ' +
    'recovery code, ask whoever runs the server.',
  'stays-on': 'Two-factor sign-in stays on: that it was to end is stopped.',
  ends: 'Two-factor sign-in is older than that. It ends on the day our staff told you.',
} as const

/** Said on the page, in the app and by mail alike: which way in is as before, and which is not. */
export function takenBackWords({
  email,
  phone,
  hadPassword,
  secondFactor,
}: TakenBack): readonly string[] {
  return [
    'Everybody was signed out.',
    ...wayWords('email address', email),
    ...wayWords('phone number', phone),
    ...(hadPassword ? ['The password is gone.'] : []),
    ...(secondFactor ? [factorWords[secondFactor]] : []),
    inWords(email.now, phone.now),
  ]
}

function wayWords(name: string, { now, gone }: WayAfter): readonly string[] {
  if (now && gone) return [`Your ${name} is ${now} again. ${gone} was taken off.`]
  if (now) return [`Your ${name} is ${now}, as it was.`]
  if (!gone) return []
  return [
    `The ${name} ${gone} was taken off, and none is left: what was added in the week before does ` +
      'not come back. Add yours again in your profile.',
  ]
}

function inWords(email: string | null, phone: string | null): string {
  if (email && phone)
    return `Set a new password by mail to ${email}, or log in with a code to ${phone}.`
  if (email) return `Set a new password by mail to ${email} to come in again.`
  return phone
    ? `Log in with a code to ${phone}.`
    : 'No address or number leads in now. Ask whoever runs the server for help.'
}
