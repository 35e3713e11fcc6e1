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
  { keys: ['n'], does: 'Add', act: (acts) => acts.add() },
  { keys: ['/'], does: 'Search', act: (acts) => acts.search() },
  { keys: ['f'], does: 'Filter', act: (acts) => acts.filter() },
  { keys: ['h'], does: 'Month before', act: (acts) => acts.month(-1) },
  { keys: ['l'], does: 'Month after', act: (acts) => acts.month(1) },
  { keys: ['j'], does: 'Next', act: (acts) => acts.move(1) },
  { keys: ['k'], does: 'Previous', act: (acts) => acts.move(-1) },
  { keys: ['ArrowDown'], does: 'Next', act: (acts) => acts.move(1), inListOnly: true },
  { keys: ['ArrowUp'], does: 'Previous', act: (acts) => acts.move(-1), inListOnly: true },
  { keys: ['Home'], does: 'First', act: (acts) => acts.move(-toTheEnd) },
  { keys: ['End'], does: 'Last', act: (acts) => acts.move(toTheEnd) },
  { keys: ['e'], does: 'Open', act: (acts) => acts.edit() },
  { keys: ['Enter'], does: 'Open', act: (acts) => acts.edit(), inListOnly: true },
  { keys: ['i', 'F2'], does: 'Change it in the list', act: (acts) => acts.editHere() },
  { keys: ['x'], does: 'Select', act: (acts) => acts.select() },
  { keys: [' '], does: 'Select', act: (acts) => acts.select(), inListOnly: true },
  { keys: ['J'], does: 'Select down', act: (acts) => acts.extend(1) },
  { keys: ['K'], does: 'Select up', act: (acts) => acts.extend(-1) },
  { keys: ['Shift+ArrowDown'], does: 'Select down', act: (a) => a.extend(1), inListOnly: true },
  { keys: ['Shift+ArrowUp'], does: 'Select up', act: (a) => a.extend(-1), inListOnly: true },
  { keys: ['Ctrl+a'], does: 'Select all that is shown', act: (acts) => acts.selectAll() },
  { keys: ['Escape'], does: 'Select nothing', act: (acts) => acts.unselect() },
  { keys: ['c'], does: 'Change the category', act: (acts) => acts.recategorise() },
  { keys: ['t'], does: 'Change the tags', act: (acts) => acts.tag() },
  { keys: ['Delete'], does: 'Delete, with undo', act: (acts) => acts.remove() },
]

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** How the table writes what was pressed; letters carry their shift in themselves. */
function nameOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): string | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return `Ctrl+${key.toLowerCase()}`
  return shiftKey && key.length > 1 ? `Shift+${key}` : key
}

export function factFor(press: Press, isInList: boolean): KeyFact | undefined {
  const name = nameOf(press)
  if (name === null) return undefined
  return keyFacts.find((fact) => fact.keys.includes(name) && (isInList || !fact.inListOnly))
}
