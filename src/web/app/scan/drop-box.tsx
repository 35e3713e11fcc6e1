import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import ScanLine from 'lucide-react/icons/scan-line'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

export interface DropBoxProps {
  readonly onFiles: (files: readonly File[]) => void
  /** There are some already: what was a page becomes a line. */
  readonly isSmall: boolean
  /** The server reads them. */
  readonly isSent: boolean
}

const accepted = 'image/*,application/pdf,.pdf,.heic,.heif'

/** Pictures that are pasted anywhere on the page, but not into a field that takes text. */
function usePasted(onFiles: DropBoxProps['onFiles']) {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
}

/** Take a photo, choose, drop or paste. */
export function DropBox({ onFiles, isSmall, isSent }: DropBoxProps) {
  const [isOver, setOver] = useState(false)
  usePasted(onFiles)
  const allow = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      aria-label={say('Receipts to read')}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      }}
      className={classes(
        'rounded-lg border-2 border-dashed transition-colors duration-120',
        isSmall ? 'flex flex-wrap items-center gap-2 p-3' : 'grid justify-items-center gap-1',
        isSmall ? '' : 'px-6 py-12 text-center',
        isOver ? 'border-primary bg-primary-wash' : 'border-input',
      )}
    >
      {isSmall ? (
        <span className="mr-auto pl-1 font-medium">{say('More receipts')}</span>
      ) : (
        <Invitation isSent={isSent} />
      )}
      <div className={classes('flex flex-wrap justify-center gap-2', !isSmall && 'mt-5')}>
        <FileButton look="camera" onFiles={onFiles}>
          <Camera aria-hidden />
          {say('Take a photo')}
        </FileButton>
        <FileButton look="files" onFiles={onFiles}>
          <ImagePlus aria-hidden />
          {say('Choose files')}
        </FileButton>
      </div>
    </section>
  )
}

function Invitation({ isSent }: Pick<DropBoxProps, 'isSent'>) {
  return (
    <>
      <ScanLine aria-hidden className="mb-2 size-10 text-primary-text" />
      <h2 className="text-lg font-semibold tracking-tight">
        <span className="coarse:hidden">{say('Drop or paste your receipts here')}</span>
        <span className="hidden coarse:inline">{say('Your receipts')}</span>
      </h2>
      <p className="max-w-md text-muted-foreground">
        {isSent
          ? say(
              `Photos or PDFs, as many as you like. They are read on the server, as you chose; you
              check every one before it is saved.`,
            )
          : say(
              `Photos or PDFs, as many as you like. They are read on this device and sent nowhere
              for it; you check every one before it is saved.`,
            )}
      </p>
    </>
  )
}

interface FileButtonProps extends Pick<DropBoxProps, 'onFiles'> {
  readonly look: 'camera' | 'files'
  readonly children: ReactNode
}

/** The camera is offered where a finger points: there it is the phone's own. */
function FileButton({ look, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const isCamera = look === 'camera'
  return (
    <span className={isCamera ? 'hidden coarse:contents' : 'contents'}>
      <Button look={isCamera ? 'primary' : 'outline'} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        className="sr-only"
        aria-label={isCamera ? say('Photo of a receipt') : say('Files of receipts')}
        accept={isCamera ? 'image/*' : accepted}
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </span>
  )
}
