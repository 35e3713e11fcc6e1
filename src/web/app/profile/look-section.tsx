import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { classes } from '#web/ui/classes.ts'
import { chooseTheme, chosenTheme, subscribeTheme } from '#web/ui/theme.ts'
import { say } from '#web/words/say.ts'
import { Section } from './section.tsx'

const choices = [
  { theme: 'light', words: say('Light'), Icon: Sun },
  { theme: 'dark', words: say('Dark'), Icon: Moon },
  { theme: 'system', words: say('As the device'), Icon: Monitor },
] as const

export function LookSection() {
  const chosen = useSyncExternalStore(subscribeTheme, chosenTheme)
  return (
    <Section title={say('Theme')} lead={say('Kept on this device only.')}>
      <fieldset className="grid gap-2 px-5 py-5 sm:grid-cols-3">
        <legend className="sr-only">{say('Theme')}</legend>
        {choices.map(({ theme, words, Icon }) => (
          <label
            key={theme}
            className={classes(
              'flex control-least cursor-pointer items-center gap-2.5 rounded-md border px-3 py-2',
              'border-input font-medium hover:bg-accent has-checked:border-primary',
              'has-checked:bg-primary-wash has-checked:text-primary-text',
              'has-focus-visible:outline-2 has-focus-visible:outline-ring',
            )}
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
            />
            <Icon aria-hidden className="size-4" />
            {words}
          </label>
        ))}
      </fieldset>
    </Section>
  )
}
