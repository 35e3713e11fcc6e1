import { say } from '#web/words/say.ts'

export interface KeyActs {
  readonly add: () => void
  readonly search: () => void
  readonly filter: () => void
  readonly month: (steps: number) => void
  readonly move: (steps: number) => void
  readonly extend: (steps: number) => void
  readonly edit: () => void
  readonly editHere: () => void
  readonly select: () => void
  readonly selectAll: () => void
  readonly unselect: () => void
  readonly recategorise: () => void
  readonly tag: () => void
  readonly remove: () => void
}

export interface KeyFact {
  /** Any of these; a capital letter or `Shift` means with the shift key. */
  readonly keys: readonly string[]
  readonly does: string
  readonly act: (acts: KeyActs) => void
  /** Only while a row holds the focus, because elsewhere the key has its own meaning. */
  readonly inListOnly?: true
}

/** Far enough for any list. */
const toTheEnd = 1e9

/** The keys of a list, for the listener and for the help sheet. */
export const keyFacts: readonly KeyFact[] = [
  { keys: ['n'], does: say('Add'), act: (acts) => acts.add() },
  { keys: ['/'], does: say('Search'), act: (acts) => acts.search() },
  { keys: ['f'], does: say('Filter'), act: (acts) => acts.filter() },
  { keys: ['h'], does: say('Month before'), act: (acts) => acts.month(-1) },
  { keys: ['l'], does: say('Month after'), act: (acts) => acts.month(1) },
  { keys: ['j'], does: say('Next'), act: (acts) => acts.move(1) },
  { keys: ['k'], does: say('Previous'), act: (acts) => acts.move(-1) },
  { keys: ['ArrowDown'], does: say('Next'), act: (acts) => acts.move(1), inListOnly: true },
  { keys: ['ArrowUp'], does: say('Previous'), act: (acts) => acts.move(-1), inListOnly: true },
  { keys: ['Home'], does: say('First'), act: (acts) => acts.move(-toTheEnd) },
  { keys: ['End'], does: say('Last'), act: (acts) => acts.move(toTheEnd) },
  { keys: ['e'], does: say('Open'), act: (acts) => acts.edit() },
  { keys: ['Enter'], does: say('Open'), act: (acts) => acts.edit(), inListOnly: true },
  { keys: ['i', 'F2'], does: say('Change it in the list'), act: (acts) => acts.editHere() },
  { keys: ['x'], does: say('Select'), act: (acts) => acts.select() },
  { keys: [' '], does: say('Select'), act: (acts) => acts.select(), inListOnly: true },
  { keys: ['J'], does: say('Select down'), act: (acts) => acts.extend(1) },
  { keys: ['K'], does: say('Select up'), act: (acts) => acts.extend(-1) },
  {
    keys: ['Shift+ArrowDown'],
    does: say('Select down'),
    act: (a) => a.extend(1),
    inListOnly: true,
  },
  { keys: ['Shift+ArrowUp'], does: say('Select up'), act: (a) => a.extend(-1), inListOnly: true },
  { keys: ['Ctrl+a'], does: say('Select all that is shown'), act: (acts) => acts.selectAll() },
  { keys: ['Escape'], does: say('Select nothing'), act: (acts) => acts.unselect() },
  { keys: ['c'], does: say('Change the category'), act: (acts) => acts.recategorise() },
  { keys: ['t'], does: say('Change the tags'), act: (acts) => acts.tag() },
  { keys: ['Delete'], does: say('Delete, with undo'), act: (acts) => acts.remove() },
]

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** How the table writes what was pressed; letters carry their shift in themselves. */
function nameOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): string | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return say('Ctrl+{key}', { key: key.toLowerCase() })
  return shiftKey && key.length > 1 ? say('Shift+{key}', { key }) : key
}

export function factFor(press: Press, isInList: boolean): KeyFact | undefined {
  const name = nameOf(press)
  if (name === null) return undefined
  return keyFacts.find((fact) => fact.keys.includes(name) && (isInList || !fact.inListOnly))
}
