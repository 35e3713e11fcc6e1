import { WideDialogBody } from '#web/ui/wide-dialog.tsx'
import { DropZone } from './drop-zone.tsx'
import { PastImports } from './past-imports.tsx'
import { RefusedFiles } from './refused-files.tsx'
import type { ImportFiles } from './use-import-files.ts'

export function ChooseStep({ files }: { readonly files: ImportFiles }) {
  return (
    <WideDialogBody className="grid content-start gap-6 pt-1">
      <RefusedFiles files={files} />
      <DropZone onFiles={files.add} />
      <PastImports />
    </WideDialogBody>
  )
}
