import { OpenedPanel, useCloseGone, useOpened } from '#web/form/use-opened.tsx'
import { TemplateSheet } from './sheet/template-sheet.tsx'
import type { Template, TemplateFields } from './template.ts'
import type { RecurringBar } from './use-recurring-address.ts'
import type { TemplateWrites } from './use-template-writes.ts'

export interface OpenTemplateProps {
  readonly bar: RecurringBar
  readonly templates: readonly Template[]
  readonly writes: TemplateWrites
  /** What a new one says at first. */
  readonly start: TemplateFields | null
}

/** The sheet the address asks for. */
export function OpenTemplate({ bar, templates, writes, start }: OpenTemplateProps) {
  const found = templates.find(({ id }) => id === bar.editing) ?? null
  const opened = useOpened(bar.editing, found)
  useCloseGone(opened, bar.close)
  const { row: template, isDeleted, isGone } = opened
  if (isGone) return null
  const kind = template?.kind ?? bar.adding ?? 'expense'
  return (
    <OpenedPanel isDeleted={isDeleted}>
      <TemplateSheet
        key={template?.id ?? 'new'}
        kind={kind}
        template={template}
        start={start}
        onSave={(fields, reach) => {
          if (template && !isDeleted) writes.change(template, fields, reach)
          else writes.add(kind, fields)
        }}
        onRemove={() => {
          if (template) writes.remove(template, bar.close)
        }}
        onClose={bar.close}
      />
    </OpenedPanel>
  )
}
