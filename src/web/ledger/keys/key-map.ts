import { screenLimits } from '#contract/screen-limits.ts'
import { say } from '#web/words/say.ts'
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
    title: say('Everywhere'),
    entries: [
      { does: say('Add an expense'), keys: ['n', '+'] },
      { does: say('Find or do something'), keys: ['Ctrl+k'] },
      { does: say('Go to the message, such as its Undo'), keys: [screenLimits.toastHotkey] },
      { does: say('Undo what was done last'), keys: ['Ctrl+z'] },
      { does: say('Redo what was undone'), keys: ['Ctrl+Shift+z', 'Ctrl+y'] },
      { does: say('Hide or show amounts'), keys: ['p'] },
      { does: say('These keys'), keys: ['?'] },
    ],
  },
  { title: say('In lists'), entries: inLists() },
  {
    title: say('While writing'),
    entries: [
      { does: say('Save'), keys: ['Enter'] },
      { does: say('Save and add another'), keys: ['Ctrl+Enter'] },
      { does: say('Close'), keys: ['Escape'] },
    ],
  },
]

const names: Readonly<Record<string, string>> = {
  ' ': say('Space'),
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: say('Esc'),
  Delete: say('Del'),
}

/** `Ctrl+a` is two keys; a capital letter is one with the shift key. */
export function pressed(key: string): readonly string[] {
  if (/^[A-Z]$/.test(key)) return [say('Shift'), key.toLowerCase()]
  return key.length > 1 ? key.split('+').map((one) => names[one] ?? one) : [names[key] ?? key]
}
