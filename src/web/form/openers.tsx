import Plus from 'lucide-react/icons/plus'
import { Button } from '#web/ui/control/button.tsx'

/** Whether it is there already, what it is called, and what makes it appear. */
export type Opener = readonly [isOpen: boolean, words: string, open: () => void]

/** What a sheet has besides, for the few who need it. */
export function Openers({ openers }: { readonly openers: readonly Opener[] }) {
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      {openers.map(([isOpen, words, open]) =>
        isOpen ? null : (
          <Button
            key={words}
            look="quiet"
            className="px-2 text-sm text-muted-foreground"
            onClick={open}
          >
            <Plus aria-hidden />
            {words}
          </Button>
        ),
      )}
    </div>
  )
}
