import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { ImportFiles } from '../use-import-files.ts'

/** Files nothing is taken from, each with why and what to do. */
export function RefusedFiles({ files }: { readonly files: ImportFiles }) {
  const refused = files.files.flatMap(({ id, file, reading }) =>
    reading?.kind === 'refused' ? [{ id, name: file.name, words: reading.words }] : [],
  )
  return refused.map(({ id, name, words }) => (
    <div
      key={id}
      role="alert"
      className="flex items-start gap-3 rounded-lg border border-over bg-over-wash py-2 pr-2 pl-4"
    >
      <CircleAlert aria-hidden className="mt-2 size-5 shrink-0 text-over" />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="truncate font-medium">
          <Say words="Nothing was imported from {name}" name={name} />
        </p>
        <p>{words}</p>
      </div>
      <IconButton label={say('Leave {name} out', { name })} onClick={() => files.remove(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  ))
}
