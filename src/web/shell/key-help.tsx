import { keyFacts } from '#web/ledger/keys.ts'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

interface HelpEntry {
  readonly does: string
  /** Any of these; the keys of one are pressed together. */
  readonly keys: readonly string[]
}

const everywhere: readonly HelpEntry[] = [
  { does: 'Add an expense', keys: ['n', '+'] },
  { does: 'Find or do something', keys: ['Ctrl+k'] },
  { does: 'These keys', keys: ['?'] },
]

const whileWriting: readonly HelpEntry[] = [
  { does: 'Save', keys: ['Enter'] },
  { does: 'Save and add another', keys: ['Ctrl+Enter'] },
  { does: 'Close', keys: ['Escape'] },
]

/** Each act once, with all its keys. */
function inLists(): readonly HelpEntry[] {
  const byAct = new Map<string, string[]>()
  for (const { does, keys } of keyFacts) byAct.set(does, [...(byAct.get(does) ?? []), ...keys])
  return Array.from(byAct, ([does, keys]) => ({ does, keys }))
}

const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
  Delete: 'Del',
}

/** `Ctrl+a` is two keys; a capital letter is one with the shift key. */
function pressed(key: string): readonly string[] {
  if (/^[A-Z]$/.test(key)) return ['Shift', key.toLowerCase()]
  return key.length > 1 ? key.split('+').map((one) => names[one] ?? one) : [names[key] ?? key]
}

export interface KeyHelpProps {
  readonly onClose: () => void
}

export function KeyHelp({ onClose }: KeyHelpProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title="Keys">
        <KeyList title="Everywhere" entries={everywhere} />
        <KeyList title="In lists" entries={inLists()} />
        <KeyList title="While writing" entries={whileWriting} />
      </DialogContent>
    </Dialog>
  )
}

interface KeyListProps {
  readonly title: string
  readonly entries: readonly HelpEntry[]
}

function KeyList({ title, entries }: KeyListProps) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium text-muted-foreground">{title}</h3>
      <dl>
        {entries.map(({ does, keys }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-1">
            <dt>{does}</dt>
            <dd className="flex gap-3">
              {keys.map((key) => (
                <span key={key} className="flex gap-1">
                  {pressed(key).map((one) => (
                    <Kbd key={one}>{one}</Kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
