import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type RefObject, useRef } from 'react'
import { IconButton } from '#web/ui/control/button.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

export interface SearchInputProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** For whoever wants to put the cursor there. */
  readonly box?: RefObject<HTMLInputElement | null>
}

/** Words to look for in a list; Escape empties it and leaves it, so that the next key is free. */
export function SearchInput({ label, text, onText, box }: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = box ?? own
  return (
    <div className="relative min-w-36 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 opacity-70"
      />
      <Input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={say('Search')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.currentTarget.blur()
          onText('')
        }}
        className="pr-10 pl-9"
      />
      {text === '' ? null : (
        <IconButton
          label={say('Clear the search')}
          className="absolute top-0 right-0"
          onClick={() => {
            onText('')
            input.current?.focus()
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
