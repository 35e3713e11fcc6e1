export interface KeyActs {
  readonly add: () => void
  readonly search: () => void
  readonly move: (steps: number) => void
  readonly edit: () => void
  readonly remove: () => void
  readonly help: () => void
}

interface KeyFact {
  readonly keys: readonly string[]
  readonly does: string
  readonly act: (acts: KeyActs) => void
  /** Only while a row holds the focus, because elsewhere the key has its own meaning. */
  readonly inListOnly?: true
}

/** The keys of this page, for the listener and for the help sheet. */
export const keyFacts: readonly KeyFact[] = [
  { keys: ['n'], does: 'Add', act: (acts) => acts.add() },
  { keys: ['/'], does: 'Search', act: (acts) => acts.search() },
  { keys: ['j'], does: 'Next', act: (acts) => acts.move(1) },
  { keys: ['k'], does: 'Previous', act: (acts) => acts.move(-1) },
  { keys: ['ArrowDown'], does: 'Next', act: (acts) => acts.move(1), inListOnly: true },
  { keys: ['ArrowUp'], does: 'Previous', act: (acts) => acts.move(-1), inListOnly: true },
  { keys: ['e'], does: 'Edit', act: (acts) => acts.edit() },
  { keys: ['x', 'Delete'], does: 'Delete, with undo', act: (acts) => acts.remove() },
  { keys: ['?'], does: 'This help', act: (acts) => acts.help() },
]

export function factFor(key: string, isInList: boolean): KeyFact | undefined {
  return keyFacts.find((fact) => fact.keys.includes(key) && (isInList || !fact.inListOnly))
}
