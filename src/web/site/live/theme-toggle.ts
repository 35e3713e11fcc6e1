import { followTheme, toggleTheme } from '#web/ui/theme.ts'

export function listenToThemeToggle(): void {
  followTheme()
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', toggleTheme)
  }
}
