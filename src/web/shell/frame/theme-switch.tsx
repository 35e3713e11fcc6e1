import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { IconButton } from '#web/ui/control/button.tsx'
import { shownTheme, subscribeTheme, toggleTheme } from '#web/ui/theme.ts'

export function ThemeSwitch({ className }: { readonly className?: string }) {
  const isDark = useSyncExternalStore(subscribeTheme, shownTheme) === 'dark'
  return (
    <IconButton
      label={isDark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      onClick={toggleTheme}
      {...(className ? { className } : {})}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
