import { formatBytes } from '#web/locale/format-bytes.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { ImportFile } from '../use-import-files.ts'
import { ProgressBar } from './progress-bar.tsx'

/** Large files take a moment; the page goes on meanwhile. */
export function WaitingStep({ files }: { readonly files: readonly ImportFile[] }) {
  const { locale } = useLocale()
  const read = files.filter(({ reading }) => reading !== null).length
  return (
    <WideDialogBody className="grid grid-cols-1 content-start gap-4 pt-1">
      <p role="status" className="text-muted-foreground">
        <Say words="{read} of {count} read" read={read} count={files.length} />
      </p>
      <ProgressBar label={say('Files read')} done={read} of={files.length} />
      <ul className="grid grid-cols-1 gap-2">
        {files.map(({ id, file, reading }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="truncate">{file.name}</span>
            <span className="shrink-0 text-muted-foreground">
              {reading === null ? formatBytes(file.size, locale) : say('Read')}
            </span>
          </li>
        ))}
      </ul>
    </WideDialogBody>
  )
}
