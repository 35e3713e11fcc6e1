import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { IconButton } from '#web/ui/control/button.tsx'
import { shownTheme, subscribeTheme, toggleTheme } from '#web/ui/theme.ts'
import { say } from '#web/words/say.ts'

export function ThemeSwitch({ className }: { readonly className?: string }) {
  // In the picture of a page, which does not know: "the other theme" is true in either.
  const shown = useSyncExternalStore(subscribeTheme, shownTheme, () => null)
  const other = shown === null ? 'other' : shown === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={say('Switch to the {other} theme', { other })}
      onClick={toggleTheme}
      {...(className ? { className } : {})}
    >
      <Sun aria-hidden className="hidden dark:block" />
      <Moon aria-hidden className="dark:hidden" />
    </IconButton>
  )
}
