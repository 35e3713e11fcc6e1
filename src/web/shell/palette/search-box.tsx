import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { words } from '#contract/words.ts'
import { searchPath } from '#web/reports/search-path.ts'
import { classes } from '#web/ui/classes.ts'
import { Input } from '#web/ui/control/input.tsx'
import { Kbd } from '#web/ui/control/kbd.tsx'
import { say } from '#web/words/say.ts'

const paletteKeys = /Mac|iP/.test(navigator.platform) ? '⌘ K' : say('Ctrl K')

/** On a phone only its lens is there, until it is touched. */
export function SearchBox() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped('')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const path = searchPath(typed)
    if (path) void navigate(path)
  }
  return (
    <search
      className={classes(
        'relative w-full max-w-sm phone:w-[44px] phone:focus-within:absolute',
        'phone:focus-within:inset-x-2 phone:focus-within:z-10 phone:focus-within:w-auto',
        'phone:focus-within:max-w-none',
      )}
    >
      <Search
        aria-hidden
        className={classes(
          'pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2',
          'text-muted-foreground phone:left-[calc(22px-0.5rem)]',
        )}
      />
      <Input
        aria-label={say('Search')}
        placeholder={words.searchPlaceholder}
        enterKeyHint="search"
        autoComplete="off"
        className={classes(
          'pr-14 pl-9 text-ellipsis phone:not-focus:border-transparent phone:not-focus:px-0',
          'phone:not-focus:bg-transparent phone:not-focus:text-transparent',
          'phone:not-focus:placeholder:text-transparent',
        )}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed === '' ? (
        <Kbd aria-hidden className="absolute inset-y-0 right-2 my-auto phone:hidden coarse:hidden">
          {paletteKeys}
        </Kbd>
      ) : null}
    </search>
  )
}
