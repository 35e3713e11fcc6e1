import { screenLimits } from '#contract/screen-limits.ts'
import { keyFacts } from './keys.ts'

export interface HelpEntry {
  readonly does: string
  /** Any of these; the keys of one are pressed together. */
  readonly keys: readonly string[]
}

export interface KeyGroup {
  readonly title: string
  readonly entries: readonly HelpEntry[]
}

/** Each act once, with all its keys. */
function inLists(): readonly HelpEntry[] {
  const byAct = new Map<string, string[]>()
  for (const { does, keys } of keyFacts) byAct.set(does, [...(byAct.get(does) ?? []), ...keys])
  return Array.from(byAct, ([does, keys]) => ({ does, keys }))
}

/** Every key of the app, for the help sheet and for the public help page. */
export const keyMap: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    entries: [
      { does: 'Add an expense', keys: ['n', '+'] },
      { does: 'Find or do something', keys: ['Ctrl+k'] },
      { does: 'Go to the message, such as its Undo', keys: [screenLimits.toastHotkey] },
      { does: 'Undo what was done last', keys: ['Ctrl+z'] },
      { does: 'Redo what was undone', keys: ['Ctrl+Shift+z', 'Ctrl+y'] },
      { does: 'Hide or show amounts', keys: ['p'] },
      { does: 'These keys', keys: ['?'] },
    ],
  },
  { title: 'In lists', entries: inLists() },
  {
    title: 'While writing',
    entries: [
      { does: 'Save', keys: ['Enter'] },
      { does: 'Save and add another', keys: ['Ctrl+Enter'] },
      { does: 'Close', keys: ['Escape'] },
    ],
  },
]

const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
  Delete: 'Del',
}

/** `Ctrl+a` is two keys; a capital letter is one with the shift key. */
export function pressed(key: string): readonly string[] {
  if (/^[A-Z]$/.test(key)) return ['Shift', key.toLowerCase()]
  return key.length > 1 ? key.split('+').map((one) => names[one] ?? one) : [names[key] ?? key]
}
