import type { RunCommand } from '../documents/commands.ts'
import { reduced } from '../documents/reduce.ts'
import { tellFinished } from './tell-finished.ts'

export const importCommands: Readonly<Record<string, RunCommand>> = {
  'imports.finish': reduced('imports.finish', {
    after: (context, _changes, writer, { id }) => tellFinished(context, writer, id),
  }),
  'imports.undo': reduced('imports.undo'),
}
