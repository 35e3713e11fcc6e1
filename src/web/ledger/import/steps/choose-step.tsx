import { WideDialogBody } from '#web/ui/wide-dialog.tsx'
import type { ImportFiles } from '../use-import-files.ts'
import { DropZone } from './drop-zone.tsx'
import { PastImports } from './past-imports.tsx'
import { RefusedFiles } from './refused-files.tsx'

export function ChooseStep({ files }: { readonly files: ImportFiles }) {
  return (
    <WideDialogBody className="grid grid-cols-1 content-start gap-6 pt-1">
      <RefusedFiles files={files} />
      <DropZone onFiles={files.add} />
      <PastImports />
    </WideDialogBody>
  )
}
