import type { RunCommand } from '../documents/commands.ts'
import { changeFrom, undoChangeFrom } from './change-from.ts'
import { postOccurrence, undoPost } from './post-occurrence.ts'
import { skipOccurrence, undoSkip } from './skip-occurrence.ts'
import { kinds } from './template.ts'

/** What can be done with one occurrence, or with all from one on. */
export const templateCommands: Readonly<Record<string, RunCommand>> = Object.fromEntries(
  kinds.flatMap((kind) =>
    Object.entries({
      postNow: postOccurrence(kind),
      confirm: postOccurrence(kind),
      undoPost: undoPost(kind),
      skip: skipOccurrence(kind),
      undoSkip: undoSkip(kind),
      changeFrom: changeFrom(kind),
      undoChangeFrom: undoChangeFrom(kind),
    }).map(([verb, run]) => [`${kind.templates.name}.${verb}`, run]),
  ),
)
