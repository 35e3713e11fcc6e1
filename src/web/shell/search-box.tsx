import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { words } from '#contract/words.ts'
import { classes } from '#web/ui/classes.ts'
import { Input } from '#web/ui/input.tsx'
import { searchPath } from './search-path.ts'

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
    <search className="relative w-full max-w-sm">
      <Search
        aria-hidden
        className={classes(
          'pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2',
          'text-muted-foreground',
        )}
      />
      <Input
        aria-label="Search"
        placeholder={words.searchPlaceholder}
        enterKeyHint="search"
        autoComplete="off"
        className="pl-9"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  )
}
