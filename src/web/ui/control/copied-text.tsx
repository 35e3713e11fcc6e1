import Copy from 'lucide-react/icons/copy'
import { IconButton } from '#web/ui/control/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'

export interface CopiedTextProps {
  readonly text: string
  readonly label: string
}

/** Something to type elsewhere, with a button that copies it. */
export function CopiedText({ text, label }: CopiedTextProps) {
  return (
    <div className="flex items-center gap-1 rounded-md border bg-muted pl-3">
      <code className="min-w-0 flex-1 py-2 font-sans wrap-anywhere select-all">{text}</code>
      <IconButton label={label} onClick={() => void copyText(text)}>
        <Copy aria-hidden />
      </IconButton>
    </div>
  )
}
