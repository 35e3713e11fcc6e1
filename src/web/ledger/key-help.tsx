import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { keyFacts } from './keys.ts'

const inSheet = [
  { keys: ['Enter'], does: 'Save' },
  { keys: ['Ctrl', 'Enter'], does: 'Save and add another' },
  { keys: ['Esc'], does: 'Close' },
] as const

const onPage = [
  ...keyFacts.filter((fact) => !fact.inListOnly),
  { keys: ['Enter'], does: 'Open it' },
]

export interface KeyHelpProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function KeyHelp({ isOpen, onOpenChange }: KeyHelpProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Keys">
        <KeyList title="In the list" entries={onPage} />
        <KeyList title="While writing" entries={inSheet} />
      </DialogContent>
    </Dialog>
  )
}

interface KeyListProps {
  readonly title: string
  readonly entries: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

function KeyList({ title, entries }: KeyListProps) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium text-muted-foreground">{title}</h3>
      <dl>
        {entries.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-1">
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
