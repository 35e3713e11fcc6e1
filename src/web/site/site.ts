import { followTheme, toggleTheme } from '#web/ui/theme.ts'
import { proveContact } from './live/contact-proof.ts'
import { listenToHelpSearch } from './live/help-search.ts'
import { watchIslands } from './live/islands.ts'

listenToThemeToggle()
listenToHelpSearch()
proveContact()
watchIslands()

function listenToThemeToggle(): void {
  followTheme()
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', toggleTheme)
  }
}
