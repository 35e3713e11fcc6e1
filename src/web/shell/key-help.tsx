import { type KeyGroup, keyMap, pressed } from '#web/ledger/keys/key-map.ts'
import { Kbd } from '#web/ui/control/kbd.tsx'
import { Dialog, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface KeyHelpProps {
  readonly onClose: () => void
}

export function KeyHelp({ onClose }: KeyHelpProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={say('Keys')}>
        {keyMap.map((group) => (
          <KeyList key={group.title} {...group} />
        ))}
      </DialogContent>
    </Dialog>
  )
}

function KeyList({ title, entries }: KeyGroup) {
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
