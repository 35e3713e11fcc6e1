import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

export interface DropZoneProps {
  readonly title?: string
  /** On a phone nothing is dropped. */
  readonly shortTitle?: string
  readonly words?: string
  readonly label?: string
  /** Of which kinds; null is any. */
  readonly accept?: string | null
  readonly onFiles: (files: readonly File[]) => void
}

/** Phones know these files by type, desks by ending; both are named. */
const accepted =
  '.csv,.tsv,.txt,.ofx,.qfx,.qif,.xml,.camt,.052,.053,.054,.sta,.mt940,.940,.942,.swi,' +
  'text/csv,text/plain,text/xml,application/xml,' +
  'application/x-ofx,application/vnd.intu.qfx,application/qif'

const bankWords = say(
  `CSV, OFX, QIF, CAMT or MT940, as many as you like. They are read on this device; you see every
  row before anything is added.`,
)

/** Drop files anywhere on it, or choose them. */
export function DropZone({
  title = say('Drop your bank’s files here'),
  shortTitle = say('Your bank’s files'),
  words = bankWords,
  label = say('Bank files'),
  accept = accepted,
  onFiles,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const give = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
  }
  const allow = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      aria-label={say('Files to import')}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        give(event.dataTransfer.files)
      }}
      className={classes(
        'grid justify-items-center gap-1 rounded-lg border-2 border-dashed px-6 py-10 text-center',
        'transition-colors duration-120',
        isOver ? 'border-primary bg-primary-wash' : 'border-input',
      )}
    >
      <FileUp aria-hidden className="mb-2 size-8 text-primary-text" />
      <h3 className="text-lg font-semibold tracking-tight">
        <span className="coarse:hidden">{title}</span>
        <span className="hidden coarse:inline">{shortTitle}</span>
      </h3>
      <p className="max-w-md text-muted-foreground">{words}</p>
      <Button className="mt-4" onClick={() => input.current?.click()}>
        {say('Choose files')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept ?? undefined}
        tabIndex={-1}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          give(event.target.files)
          event.target.value = ''
        }}
      />
    </section>
  )
}
