/** The names under which the browser keeps things, and the themes it may keep. */
export const storageKeys = {
  theme: 'vite-ui-theme',
  /** Which language the app speaks on this device; English where it says none. */
  language: 'mc-language',
  token: 'mc-token',
  user: 'mc-user',
  /** When the token was last renewed, and which ones it took the place of. */
  renewed: 'mc-renewed',
  adminToken: 'mc-admin-token',
  rates: 'mc-rates',
  /** What the server last worked out; gone with the session. */
  answers: 'mc-answers',
  /** What a person corrected lately, to offer a rule; gone with the session. */
  corrections: 'mc-corrections',
  /** Set to `server` by who lets the server read receipts; gone with the session. */
  scan: 'mc-scan',
  /** There while amounts are hidden on this device. */
  privacy: 'mc-privacy',
  /** What a person said does not come again; gone with the session. */
  notRecurring: 'mc-not-recurring',
  /** What is being written in a sheet, should the tab go away; gone with the session. */
  drafts: 'mc-drafts',
  /** Made up at the first log-in, so that this browser is not news at the next one. */
  browser: 'mc-browser',
  /** Why this tab went to single sign-on, until it is back. */
  sso: 'mc-sso',
  /** How the app is locked on this device; gone with the session. */
  lock: 'mc-lock',
  /** There where somebody last logged in by email. */
  way: 'mc-way',
} as const

/** Under which the browser says so when somebody comes in. */
export const browserHeader = 'X-Browser'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
export const defaultTheme = 'system' satisfies Theme
