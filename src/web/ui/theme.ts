import { defaultTheme, storageKeys, type Theme, themes } from '#contract/storage.ts'

const themeKey = storageKeys.theme

/** Stands in where a private window forbids storage. */
let unstored: Theme = defaultTheme
const listeners = new Set<() => void>()
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey)
    return themes.find((theme) => theme === stored) ?? defaultTheme
  } catch {
    return unstored
  }
}

export function shownTheme(): 'light' | 'dark' {
  const chosen = chosenTheme()
  if (chosen !== 'system') return chosen
  return systemIsDark().matches ? 'dark' : 'light'
}

function show(): void {
  const shown = shownTheme()
  const { classList } = document.documentElement
  classList.toggle('dark', shown === 'dark')
  classList.toggle('light', shown === 'light')
  for (const listener of listeners) listener()
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    unstored = theme
  }
  show()
}

/** Light and dark only: a toggle that also meant "system" would surprise. */
export function toggleTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')
}

/** Follows the system and the other tabs for as long as the page lives. */
export function followTheme(): void {
  systemIsDark().addEventListener('change', show)
  addEventListener('storage', (event) => {
    if (event.key === themeKey || event.key === null) show()
  })
  show()
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
