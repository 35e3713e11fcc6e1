import { proveContact } from './live/contact-proof.ts'
import { listenToHelpSearch } from './live/help-search.ts'
import { watchIslands } from './live/islands.ts'
import { listenToThemeToggle } from './live/theme-toggle.ts'

listenToThemeToggle()
listenToHelpSearch()
proveContact()
watchIslands()
